/** Each completion may take a minute of the one process that opens files. */
export const COMPLETION_FLOOD = { name: 'media-completions', points: 60, seconds: 60 }
