import { DAY_SECONDS, HOUR_SECONDS } from '#contract/foundation/durations.ts'

export const PUSH_REFUSALS = { name: 'push-refusals', points: 5, seconds: 7 * DAY_SECONDS }

export const SUBSCRIPTION_FLOOD = { name: 'push-subscriptions', points: 60, seconds: HOUR_SECONDS }
