/** The anchor of the list of "me too" pairs on the page of close cases. */
export const ME_TOO_SECTION = 'moi-aussi'
