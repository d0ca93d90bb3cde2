export const INTENSITY_NONE = 0
export const INTENSITY_WORST = 10

export const JOURNAL_TITLE_MAX = 120
export const NOTE_MAX = 1000

export const MEASURES_MAX = 2
export const MEASURE_NAME_MAX = 40
/** The highest step of a measure of five steps; for other measures it is INTENSITY_WORST. */
export const LAST_STEP = 4
export const DAY_STORIES_MAX = 12

export const JOURNALS_MAX = 50
export const STARTS_PER_HOUR = 20
export const ENTRIES_PER_HOUR = 300

export const MONTHS_BACK = 120

export const DAYS_READ = 90
export const CURVE_DAYS_MAX = 4_000
export const ENTRIES_SHOWN = 30
export const ENTRIES_SHOWN_MAX = 100

export const REMIND_AT_DEFAULT = 20 * 60

export const SUMMARY_NOTES_MAX = 8
export const SUMMARY_NOTE_MAX = 260
export const SUMMARY_DESCRIPTION_MAX = 420
export const SUMMARY_MEASURES_MAX = 4
