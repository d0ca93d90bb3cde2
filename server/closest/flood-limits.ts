export const LOOK_UP_FLOOD = { name: 'vocabulary', points: 120, seconds: 60 }

export const READING_FLOOD = { name: 'understood', points: 120, seconds: 60 }

/** Three rounds for four stories: each round takes the reader's thread for longer than a reading does. */
export const PROPOSAL_FLOOD = { name: 'proposals', points: 12, seconds: 60 }

export const LIST_FLOOD = { name: 'closest-lists', points: 120, seconds: 60 }

export const DISMISSAL_FLOOD = { name: 'dismissals', points: 60, seconds: 60 }

export const MEANING_FLOOD = { name: 'meaning', points: 60, seconds: 60 }

export const DRAFT_FLOOD = { name: 'tag-suggestions', points: 40, seconds: 60 }

export const VISITOR_DRAFT_FLOOD = { name: 'visitors-tag-suggestions', points: 10, seconds: 60 }
