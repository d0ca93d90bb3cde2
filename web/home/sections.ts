export const FORM_SECTION = 'symptome'
export const FEED_SECTION = 'communaute'
