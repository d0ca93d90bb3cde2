/** Far above what anybody types. */
export const LOOK_UP_FLOOD = { name: 'vocabulary', points: 120, seconds: 60 }

/**
 * Limits looks at how one's own stories are understood, and corrections: each has the story read. Half of them are the looks that follow a correction, on each
 * device of the member.
 */
export const READING_FLOOD = { name: 'understood', points: 120, seconds: 60 }

/** Allows three rounds for four stories: each round takes the reader's thread for longer than a reading does. */
export const PROPOSAL_FLOOD = { name: 'proposals', points: 12, seconds: 60 }

/** Limits how often one member opens the close cases of a story, or of all of theirs: each compares dozens of stories. */
export const LIST_FLOOD = { name: 'closest-lists', points: 120, seconds: 60 }

/** Limits how often one member calls cases not relevant: each time a row, or one for each of their stories where they name none. */
export const DISMISSAL_FLOOD = { name: 'dismissals', points: 60, seconds: 60 }

/** Limits the searches by meaning of one member. */
export const MEANING_FLOOD = { name: 'meaning', points: 60, seconds: 60 }

/** Limits the drafts of one member that are read to suggest tags. */
export const DRAFT_FLOOD = { name: 'tag-suggestions', points: 40, seconds: 60 }

/** Limits the drafts that are read for one address of visitors. */
export const VISITOR_DRAFT_FLOOD = { name: 'visitors-tag-suggestions', points: 10, seconds: 60 }
