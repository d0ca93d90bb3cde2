/** The anchors of the home page's sections that links lead to. */
export const FORM_SECTION = 'symptome'
export const FEED_SECTION = 'communaute'
