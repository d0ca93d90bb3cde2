export const TITLE_MAX = 200
export const DESCRIPTION_MAX = 5000
export const EXPERT_NAME_MAX = 100
export const EXPERT_BIO_MAX = 2000
export const TAG_MAX = 50
export const TAGS_MAX = 10
export const URL_MAX = 500
export const SEARCH_MAX = 200
export const REASON_MAX = 500

/** Minutes that a conference may last, and minutes by which staff may extend it at once. */
export const DURATION_MIN = 5
export const DURATION_MAX = 480
export const EXTENSION_MAX = 120
/** Minutes before its hour from which staff may open the room. */
export const EARLY_START_MINUTES = 30

export const CAPACITY_MAX = 100_000
export const MODERATORS_MAX = 20

/** Limits of the list: topics offered as chips, and tags shown on a card. */
export const TOPICS_SHOWN = 8
export const CARD_TAGS = 3

/** Limits of the room: characters of a message and of an expert's written answer, and messages shown at first. */
export const MESSAGE_MAX = 500
export const ANSWER_MAX = 2000
export const MESSAGES_SHOWN = 100
/** The most messages of a room that one answer may hold. */
export const MESSAGES_PER_ANSWER_MAX = 200

/** Messages and questions that a member may send within one minute. */
export const MESSAGES_PER_MINUTE = 20
export const QUESTIONS_PER_HOUR = 10

/** Limits of proposals: characters of the staff's words on one; undecided ones of one member; and those that a member may send within any 24 hours. */
export const PROPOSAL_WORD_MAX = 1_000
export const PROPOSALS_OPEN_MAX = 3
export const PROPOSALS_PER_DAY = 5

/**
 * Limits of topics that members ask for: characters; open ones of one member; those that a member may ask for within any 24 hours; and those that are listed.
 */
export const ASKED_TOPIC_MIN = 5
export const ASKED_TOPIC_MAX = 120
export const ASKED_TOPICS_OPEN_MAX = 3
export const ASKED_TOPICS_PER_DAY = 3
export const ASKED_TOPICS_LISTED = 100

/** Minutes before the beginning at which registrants are reminded. */
export const REMINDERS_MINUTES = [1_440, 15] as const

/** Seconds between two signs of life of a browser in a room, and seconds without one after which it is no longer counted. */
export const PRESENCE_HEARTBEAT_SECONDS = 20
export const PRESENCE_GONE_SECONDS = 50

/** Viewers that the built-in relay serves; others follow by the chat. */
export const RELAY_VIEWERS_MAX = 30

/** Version of the text by which an expert consents to be recorded: the month from which it applies. A text with new content is a new version. */
export const RECORDING_CONSENT = '2026-11'
/** Days after its publication within which the speaker may withdraw a replay by themselves, and months for which it is kept. */
export const WITHDRAWAL_DAYS = 7
export const REPLAY_MONTHS = 12
/** Days for which the recorded files of a conference are kept whose replay could not be made. */
export const RAW_DAYS = 14

/** Bytes of a captions file, a megabyte as a file manager counts it; and cues in it. */
export const CAPTIONS_BYTES_MAX = 1_000_000
export const CUES_MAX = 20_000
/** Characters of a question that are kept as the title of a chapter. */
export const CHAPTER_TITLE_MAX = 90

/** Characters of a session description. */
export const SDP_MAX = 20_000

/** The most conferences that one member has a part in and is shown. */
export const OWN_CONFERENCES_MAX = 200

/** The most proposals of one state that are read at once, and of one member. */
export const PROPOSALS_LISTED_MAX = 100
export const OWN_PROPOSALS_MAX = 50
