import { readsSignals } from '#contract/medication/signal-rules.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Verdict } from '#server/foundation/refusal.ts'

/** Figures of few members are for members whose trade is to weigh them, under a second factor: for roles that are in force, not merely granted. */
export const maySeeSignals = ({ roles }: Pick<Member, 'roles'>): Verdict => (readsSignals(roles) ? 'yes' : 'FORBIDDEN')
