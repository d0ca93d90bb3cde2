import { MATCHES_BEFORE_NEW_ACCOUNTS, MATCHES_OF_NEW_ACCOUNTS, MATCHES_PER_AUTHOR } from '#contract/closest/limits.ts'
import type { PlaceLimits } from '#server/foundation/pairs/kind.ts'

/** The places that authors have in the lists of others: the closest, those by score, and those who say "me too" (rulings 43 and 62). */
export const AUTHOR_PLACES: PlaceLimits = {
  perOwner: MATCHES_PER_AUTHOR,
  beforeNew: MATCHES_BEFORE_NEW_ACCOUNTS,
  ofNew: MATCHES_OF_NEW_ACCOUNTS,
}
