export const TITLE_MAX = 200
export const DESCRIPTION_MAX = 5000
export const DURATION_MAX = 100
export const POSTAL_CODE_MAX = 16
export const DESTINATION_MAX = 100
export const TAG_MAX = 50
export const TAGS_MAX = 10
export const TRAVELS_MAX = 10
export const TRAVEL_MONTHS = 12
export const INTENSITY_MIN = 1
export const INTENSITY_MAX = 10
export const INTENSITY_DEFAULT = 5

/** Posts a member may publish within any 60 minutes, and edits of one post. */
export const POSTS_PER_HOUR = 5
export const EDITS_PER_HOUR = 10

/** Days during which a post is "Nouveau". */
export const NEW_DAYS = 7
