/** Intensity: 0 is none of it, 10 the worst there is. */
export const INTENSITY_NONE = 0
export const INTENSITY_WORST = 10

export const JOURNAL_TITLE_MAX = 120
export const NOTE_MAX = 1000

/** Measures of the member's own choice that a day may record beside its intensity. */
export const MEASURES_MAX = 2
export const MEASURE_NAME_MAX = 40
/** The highest step of a measure of five steps; for other measures it is INTENSITY_WORST. */
export const LAST_STEP = 4
/** Stories that the screen of the day offers, most recently written first. */
export const DAY_STORIES_MAX = 12

export const JOURNALS_MAX = 50
/** Journals a member may start, and days they may write, within any 60 minutes. */
export const STARTS_PER_HOUR = 20
export const ENTRIES_PER_HOUR = 300

/** How far back a day may be written, in months. */
export const MONTHS_BACK = 120

/** Days of a journal that are read where the request names no first day. */
export const DAYS_READ = 90
/** Days that one curve holds, the latest ones: slightly more than a member may write back. */
export const CURVE_DAYS_MAX = 4_000
export const ENTRIES_SHOWN = 30
export const ENTRIES_SHOWN_MAX = 100

/** The default time of a reminder, in minutes of the day. */
export const REMIND_AT_DEFAULT = 20 * 60

/** The most that the page for the doctor holds: notes, characters of a note, characters of the description. */
export const SUMMARY_NOTES_MAX = 8
export const SUMMARY_NOTE_MAX = 260
export const SUMMARY_DESCRIPTION_MAX = 420
/** Measures on it, those of most days first: a member who changed them often had more than MEASURES_MAX. */
export const SUMMARY_MEASURES_MAX = 4
