const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu

/**
 * Text without the characters that show nothing. Texts keep those that writings and emoji need; inside a word they would hide it from whatever compares words.
 */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')
