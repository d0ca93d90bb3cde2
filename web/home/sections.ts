/** The home page's sections that links lead to, as they stand in its address. */
export const FORM_SECTION = 'symptome'
export const FEED_SECTION = 'communaute'
