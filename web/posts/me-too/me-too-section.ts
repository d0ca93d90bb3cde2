export const ME_TOO_SECTION = 'moi-aussi'
