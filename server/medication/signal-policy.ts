import { readsSignals } from '#contract/medication/signal-rules.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Verdict } from '#server/foundation/refusal.ts'

/** Figures of few members are shown only to members who are trained to judge them, with a role in force, which needs a second factor. */
export const maySeeSignals = ({ roles }: Pick<Member, 'roles'>): Verdict => (readsSignals(roles) ? 'yes' : 'FORBIDDEN')
