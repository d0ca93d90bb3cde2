export const TITLE_MAX = 200
export const DESCRIPTION_MAX = 5000
export const EXPERT_NAME_MAX = 100
export const EXPERT_BIO_MAX = 2000
export const TAG_MAX = 50
export const TAGS_MAX = 10
export const URL_MAX = 500
export const SEARCH_MAX = 200
export const REASON_MAX = 500

export const DURATION_MIN = 5
export const DURATION_MAX = 480
export const EXTENSION_MAX = 120
export const EARLY_START_MINUTES = 30

export const CAPACITY_MAX = 100_000
export const MODERATORS_MAX = 20

export const TOPICS_SHOWN = 8
export const CARD_TAGS = 3

export const MESSAGE_MAX = 500
export const ANSWER_MAX = 2000
export const MESSAGES_SHOWN = 100
export const MESSAGES_PER_ANSWER_MAX = 200

export const MESSAGES_PER_MINUTE = 20
export const QUESTIONS_PER_HOUR = 10

export const PROPOSAL_WORD_MAX = 1_000
export const PROPOSALS_OPEN_MAX = 3
export const PROPOSALS_PER_DAY = 5

export const ASKED_TOPIC_MIN = 5
export const ASKED_TOPIC_MAX = 120
export const ASKED_TOPICS_OPEN_MAX = 3
export const ASKED_TOPICS_PER_DAY = 3
export const ASKED_TOPICS_LISTED = 100

export const REMINDERS_MINUTES = [1_440, 15] as const

export const PRESENCE_HEARTBEAT_SECONDS = 20
export const PRESENCE_GONE_SECONDS = 50

export const RELAY_VIEWERS_MAX = 30

/** Version of the text by which an expert consents to be recorded: the month from which it applies. A text with new content is a new version. */
export const RECORDING_CONSENT = '2026-11'
export const WITHDRAWAL_DAYS = 7
export const REPLAY_MONTHS = 12
/** Days for which the recorded files of a conference are kept whose replay could not be made. */
export const RAW_DAYS = 14

export const CAPTIONS_BYTES_MAX = 1_000_000
export const CUES_MAX = 20_000
export const CHAPTER_TITLE_MAX = 90

export const SDP_MAX = 20_000

export const OWN_CONFERENCES_MAX = 200

export const PROPOSALS_LISTED_MAX = 100
export const OWN_PROPOSALS_MAX = 50
