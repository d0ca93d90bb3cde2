/**
 * What makes two usernames the same one: compatibility forms, case, accents, spaces and characters that show nothing do not count, so that
 * "Léa ", "LEA" and "ｌｅａ" cannot pass for each other.
 */
export const usernameKey = (username: string): string =>
  username
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, '')
