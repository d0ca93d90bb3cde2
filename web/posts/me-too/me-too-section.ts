/** Where those stand, on the page of close cases, with whom "me too" was said. */
export const ME_TOO_SECTION = 'moi-aussi'
