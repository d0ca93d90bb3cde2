import { and, eq, ne } from 'drizzle-orm'
import { CONSENT_VERSIONS } from '#contract/accounts/limits.ts'
import { openAccount } from '#server/accounts/commands/open-account.ts'
import { hashOfToken } from '#server/accounts/security/session-tokens.ts'
import { addressKey } from '#server/accounts/sign-in/address-key.ts'
import { storeLink } from '#server/accounts/sign-in/email-link-store.ts'
import { storedReset } from '#server/accounts/sign-in/reset-link-store.ts'
import { account, passkey, professionalRequest, session, twoFactor, verification } from '#server/accounts/tables.ts'
import { notice } from '#server/notifications/tables.ts'
import { unsubscribeToken } from '#server/notifications/unsubscribe-token.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { codeOf } from '../authenticator.ts'
import { readyPictures } from '../fixtures/sharing.ts'
import { pushBrowser } from '../servers/push-service.ts'
import { PASSWORD, type World } from '../world.ts'
import type { FormActors, TrueForms } from './true-forms.ts'

const DAY_MS = 86_400_000

/** Forms in which a member decides about their account. */
export async function openTrueAccount(world: World, { spare, friend, admin, words }: FormActors) {
  const { as } = world
  const { db, newId, now, secret } = world.services()
  const ofSpare = eq(account.userId, spare.id)
  const [{ password: hash } = { password: null }] = await db
    .select()
    .from(account)
    .where(and(ofSpare, eq(account.providerId, 'credential')))
  const newAddress = () => `${crypto.randomUUID()}@exemple.fr`
  const mine = (given: object = {}) => ({ who: spare, given })

  const withoutFactor = () => db.delete(twoFactor).where(eq(twoFactor.userId, spare.id))
  const withFactor = async () => {
    const [known] = await db
      .select()
      .from(twoFactor)
      .where(and(eq(twoFactor.userId, spare.id), eq(twoFactor.verified, true)))
    if (known) return
    await withoutFactor()
    await world.secondFactor(spare)
  }
  const addPasskey = async () => {
    const id = newId()
    await db.delete(passkey).where(eq(passkey.userId, spare.id))
    await db.insert(passkey).values({
      ...{ id, userId: spare.id, name: words.own, publicKey: 'k', credentialID: newId(), counter: 0 },
      ...{ deviceType: 'singleDevice', backedUp: false },
    })
    return id
  }
  const asking = async () => ({
    requestId: newId(),
    profession: 'nurse' as const,
    rpps: '10003456786',
    fullName: words.shown,
    evidenceId: (await readyPictures(world, spare, 1, 'evidence'))[0]!,
  })
  const asked = async () => {
    await db.delete(professionalRequest).where(eq(professionalRequest.memberId, spare.id))
    return (await as(spare).professionals.ask(await asking())).id
  }

  /** Returns the link of a sign-up that waits for its confirmation. */
  const waitingLink = async () => {
    const [email, username] = [newAddress(), crypto.randomUUID().slice(0, 12)]
    const waiting = { email, username, passwordHash: hash ?? '', language: 'fr', isConfirmed: false } as const
    return db.transaction(async (tx) => {
      await openAccount(tx, world.services(), { ...waiting, consents: ['age', 'terms', 'healthData'] })
      return storeLink(tx, world.services(), { kind: 'sign-up', owner: addressKey(email), value: email })
    })
  }

  return {
    'accounts.signUp': () => ({
      who: undefined,
      given: {
        ...{ username: randomLetters(12), email: newAddress(), password: PASSWORD },
        consents: { age: true, terms: true, healthData: true },
      },
    }),
    'accounts.previewSignUp': async () => ({ who: undefined, given: { token: await waitingLink() } }),
    'accounts.confirmSignUp': async () => ({
      who: undefined,
      given: { token: await waitingLink(), password: PASSWORD },
    }),
    'settings.setUsername': () => mine({ username: randomLetters(20) }),
    'settings.setAvatar': async () => mine({ mediaId: (await readyPictures(world, spare, 1, 'avatars'))[0] }),
    'settings.setPassword': async () => {
      await db
        .update(account)
        .set({ password: hash })
        .where(and(ofSpare, eq(account.providerId, 'credential')))
      return mine({ currentPassword: PASSWORD, newPassword: PASSWORD })
    },
    'settings.askEmail': () => mine({ email: newAddress(), password: PASSWORD }),
    'settings.confirmEmail': async () => {
      const given = { kind: 'new-email', owner: friend.id, value: newAddress() } as const
      const token = await db.transaction((tx) => storeLink(tx, world.services(), given))
      return { who: friend, given: { token } }
    },
    'settings.endSession': async () => {
      const [id, at] = [newId(), now()]
      await db.insert(session).values({
        id,
        userId: spare.id,
        token: hashOfToken(id),
        expiresAt: new Date(at.getTime() + DAY_MS),
        createdAt: at,
      })
      return mine({ id })
    },
    'settings.setConsent': () => mine({ kind: 'emails', isGiven: true }),
    'settings.renewConsents': () => mine({ consents: [{ kind: 'terms', version: CONSENT_VERSIONS.terms }] }),

    'security.unlockCodes': async () => {
      const given = { kind: 'unlock-codes', owner: friend.id, value: '' } as const
      const token = await db.transaction((tx) => storeLink(tx, world.services(), given))
      return { who: undefined, given: { token } }
    },
    'security.previewReset': async () => {
      const [token, at] = [newId(), now()]
      const link = { identifier: storedReset(token), value: spare.id, createdAt: at, updatedAt: at }
      await db.insert(verification).values({ id: newId(), ...link, expiresAt: new Date(at.getTime() + DAY_MS) })
      return { who: undefined, given: { token } }
    },
    'security.beginRecovery': async () => {
      await withFactor()
      const given = { kind: 'recovery', owner: spare.id, value: '' } as const
      const token = await db.transaction((tx) => storeLink(tx, world.services(), given))
      return { who: undefined, given: { token } }
    },
    'security.cancelRecovery': () => mine(),
    'security.beginSecondFactor': async () => {
      await withoutFactor()
      return mine({ password: PASSWORD })
    },
    'security.confirmSecondFactor': async () => {
      await withoutFactor()
      const begun = await as(spare).security.beginSecondFactor({ password: PASSWORD })
      return mine({ code: await codeOf(begun.secret, now()) })
    },
    'security.renewBackupCodes': async () => {
      await withFactor()
      return mine({ password: PASSWORD })
    },
    'security.turnOffSecondFactor': async () => {
      await withFactor()
      return mine({ password: PASSWORD })
    },
    'security.renamePasskey': async () => mine({ id: await addPasskey(), name: words.own }),
    'security.removePasskey': async () => mine({ id: await addPasskey(), password: PASSWORD }),
    'security.removeIdentity': async () => {
      const id = newId()
      await db.delete(account).where(and(ofSpare, ne(account.providerId, 'credential')))
      await db.insert(account).values({ id, userId: spare.id, accountId: newId(), providerId: 'ailleurs' })
      return mine({ id, password: PASSWORD })
    },

    'rights.askErasure': () => mine({ password: PASSWORD }),
    'rights.cancelErasure': async () => {
      await as(spare).rights.askErasure({ password: PASSWORD })
      return mine()
    },
    'professionals.ask': async () => {
      await db.delete(professionalRequest).where(eq(professionalRequest.memberId, spare.id))
      return mine(await asking())
    },
    'professionals.withdraw': async () => mine({ id: await asked() }),
    'admin.decideProfessional': async () => ({
      who: admin,
      given: { id: await asked(), isAccepted: false, reason: words.shown },
    }),

    'notifications.markRead': async () => {
      const [id, at] = [newId(), now()]
      await db
        .insert(notice)
        .values({ id, recipientId: spare.id, senderId: friend.id, kind: 'match', subjectId: newId(), createdAt: at })
      return mine({ id })
    },
    'notifications.setChannel': () => mine({ kind: 'match', channel: 'app' }),
    'notifications.setRhythm': () => mine({ digest: 'each', quiet: null, timeZone: 'Europe/Paris' }),
    'notifications.unsubscribe': () => ({ who: undefined, given: { token: unsubscribeToken(secret, friend.id) } }),
    'push.subscribe': () => mine(pushBrowser(`https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`).told),
    'media.complete': async () => mine({ id: (await readyPictures(world, spare, 1))[0] }),
    'media.discard': async () => mine({ id: (await readyPictures(world, spare, 1))[0] }),
  } satisfies TrueForms
}
