import { TEST_MAILS_PER_HOUR } from '#contract/admin/limits.ts'
import { HOUR_SECONDS } from '#contract/foundation/durations.ts'

export const TEST_MAIL_FLOOD = { name: 'launch-mail', points: TEST_MAILS_PER_HOUR, seconds: HOUR_SECONDS }

export const LEXICON_TRIAL_FLOOD = { name: 'lexicon-readings', points: 60, seconds: 60 }
