import { implement } from '@orpc/server'
import { settings as contract } from '#contract/accounts/settings-procedures.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { evenSuspended, refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { shownEmail } from '#server/foundation/text/shown-email.ts'
import { withMinDuration } from '#server/foundation/work/min-duration.ts'
import { askEmail } from '../commands/ask-email.ts'
import { confirmEmail } from '../commands/confirm-email.ts'
import { endOtherSessions, endSession } from '../commands/end-sessions.ts'
import { removeAvatar } from '../commands/remove-avatar.ts'
import { renewConsents } from '../commands/renew-consents.ts'
import { setAvatar } from '../commands/set-avatar.ts'
import { setConsent } from '../commands/set-consent.ts'
import { setMatching } from '../commands/set-matching.ts'
import { setPassword } from '../commands/set-password.ts'
import { setUsername } from '../commands/set-username.ts'
import { AVATAR_FLOOD, EMAIL_LINK_FLOOD } from '../flood-limits.ts'
import { meNow } from '../me-queries.ts'
import { matchingOf } from '../participation-queries.ts'
import { consentsShown } from '../privacy/consent-queries.ts'
import { sessionsOf } from '../security/session-queries.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

// A suspended member may still manage their account, consents and sessions.
export const settings = {
  get: os.get.use(evenSuspended).handler(({ context }) => settingsOf(context)),

  setUsername: os.setUsername.use(signedIn).handler(async ({ context, input }) => {
    // Everybody reads a username, so a member who may not write may not change it.
    if (context.actor.sanction) throw new Refusal('READ_ONLY_ACCOUNT')
    await setUsername(context, input.username)
    return meNow(context)
  }),

  setAvatar: os.setAvatar.use(writing).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(AVATAR_FLOOD, context.actor.id)
    await setAvatar(context, input.mediaId)
    return meNow(context)
  }),

  // A read-only account may remove its picture.
  removeAvatar: os.removeAvatar.use(evenSuspended).handler(async ({ context }) => {
    await context.limits.takeInMemory(AVATAR_FLOOD, context.actor.id)
    await removeAvatar(context)
    return meNow(context)
  }),

  setPassword: os.setPassword.use(evenSuspended).handler(async ({ context, input }) => {
    await setPassword(context, input)
    return { isChanged: true as const }
  }),

  askEmail: os.askEmail.use(evenSuspended).handler(async ({ context, input }) => {
    await withMinDuration(() => askEmail(context, input))
    return { mailSent: true as const }
  }),

  confirmEmail: os.confirmEmail.handler(async ({ context, input }) => {
    await context.limits.take(EMAIL_LINK_FLOOD, context.clientAddress)
    return { email: shownEmail(await confirmEmail(context, input)) }
  }),

  sessions: os.sessions.use(evenSuspended).handler(async ({ context: { db, actor } }) => {
    const sessions = await sessionsOf(db, actor.id)
    const told = sessions.map((session) => ({ ...session, isCurrent: session.id === actor.sessionId }))
    return { sessions: told.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) }
  }),

  endSession: os.endSession.use(evenSuspended).handler(async ({ context, input }) => {
    await endSession(context, input.id)
    return input
  }),

  endOtherSessions: os.endOtherSessions
    .use(evenSuspended)
    .handler(async ({ context }) => ({ ended: await endOtherSessions(context) })),

  setConsent: os.setConsent.use(evenSuspended).handler(async ({ context, input }) => {
    await setConsent(context, input)
    return settingsOf(context)
  }),

  renewConsents: os.renewConsents.use(evenSuspended).handler(async ({ context, input }) => {
    await renewConsents(context, input)
    return meNow(context)
  }),

  setMatching: os.setMatching.use(evenSuspended).handler(async ({ context, input }) => {
    await setMatching(context, input)
    return settingsOf(context)
  }),

  setMedicationMatching: os.setMedicationMatching.use(evenSuspended).handler(async ({ context, input }) => {
    await setMatching(context, input)
    return settingsOf(context)
  }),
}

const settingsOf = async ({ db, actor }: MemberCtx) => ({
  ...(await matchingOf(db, actor.id)),
  consents: await consentsShown(db, actor.id),
})
