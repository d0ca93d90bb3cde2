/**
 * What makes two usernames the same one: compatibility forms, case, accents and spaces do not count, so that "Léa ", "LEA" and "ｌｅａ"
 * cannot pass for each other.
 */
export const usernameKey = (username: string): string =>
  username
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, '')
