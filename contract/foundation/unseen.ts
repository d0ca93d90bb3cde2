const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu

/** Returns text without invisible characters. Stored texts keep those that writings and emoji need; inside a word they would hide it from every comparison. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')
