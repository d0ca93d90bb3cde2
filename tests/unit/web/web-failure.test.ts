import { ORPCError } from '@orpc/client'
import i18next from 'i18next'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/accounts/limits.ts'
import { ERRORS, type ErrorCode } from '#contract/foundation/errors.ts'
import { FAULT_CODES } from '#contract/foundation/faults.ts'
import { postToAuth } from '#web/accounts/sign-in/auth-post.ts'
import { english } from '#web/app/texts.en.ts'
import { french } from '#web/app/texts.fr.ts'
import { ConnectionLost } from '#web/foundation/connection-lost.ts'
import { datesIn } from '#web/foundation/dates.ts'
import { failureText, faultsOfError, faultText, isForeseen, isRefusal } from '#web/foundation/failure.ts'
import { api } from '#web/foundation/rpc.ts'

const CODES = Object.keys(ERRORS) as ErrorCode[]
const DATA: Partial<Record<ErrorCode, unknown>> = {
  INVALID_INPUT: { fields: [{ path: 'title', code: 'tooLong', n: 200 }] },
  WEAK_PASSWORD: { reasons: ['tooShort', 'tooLong', 'common', 'personal'] },
  QUOTA_REACHED: { retryAt: new Date('2026-11-20T14:05:00Z') },
  REFUSED_RECENTLY: { retryAt: new Date('2026-12-20T14:05:00Z') },
  TOO_MANY_REQUESTS: { retryAfterSeconds: 90 },
}

const refusal = (code: ErrorCode) =>
  new ORPCError(code, { defined: true, status: ERRORS[code].status, message: 'for developers', data: DATA[code] })

beforeAll(() =>
  i18next.init({ resources: { fr: { translation: french }, en: { translation: english } }, fallbackLng: false }),
)

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  const speaker = () => ({ t: i18next.getFixedT(language), dates: datesIn(language, 'UTC') })

  test.each(CODES)('%s has a text of its own, and never the developers’', (code) => {
    const { title, message } = failureText(refusal(code), speaker())
    for (const text of [title, message]) {
      expect(text).not.toBe('')
      expect(text).not.toMatch(/errors\.|\{\{|for developers|undefined|NaN/)
    }
  })

  test.each(FAULT_CODES)('the fault %s of a field has a text', (code) => {
    expect(faultText({ code, n: 7 }, speaker().t)).not.toMatch(/errors\.|\{\{/)
  })
})

const french24h = () => ({ t: i18next.getFixedT('fr'), dates: datesIn('fr', 'UTC') })

test('a quota tells when to try again, with the day where that is not today', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  expect(failureText(refusal('QUOTA_REACHED'), french24h())).toEqual({
    title: 'Limite atteinte',
    message: 'Trop de tentatives. Réessayez après 14:05',
  })
  vi.setSystemTime(new Date('2026-11-19T15:00:00Z'))
  expect(failureText(refusal('QUOTA_REACHED'), french24h()).message).toBe(
    'Trop de tentatives. Réessayez après le 20 novembre 2026 à 14:05',
  )
  vi.useRealTimers()
})

test('a flood limit tells when to try again, from its waiting time', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  expect(failureText(refusal('TOO_MANY_REQUESTS'), french24h()).message).toBe(
    'Trop de tentatives. Réessayez après 10:01',
  )
  vi.useRealTimers()
})

test('a weak password is refused with every reason', () => {
  const { message } = failureText(refusal('WEAK_PASSWORD'), french24h())
  const lengths = [`au moins ${PASSWORD_MIN} caractères`, `dépasse ${PASSWORD_MAX} caractères`]
  for (const reason of [...lengths, 'plus répandus', 'votre adresse']) expect(message).toContain(reason)
})

test('a lost connection and a bug are distinguished, and neither shows the text of the error', () => {
  const { t } = french24h()
  const lost = [new ConnectionLost('Failed to fetch'), new ORPCError('BAD_GATEWAY', { status: 502, message: 'nginx' })]
  for (const error of lost) expect(failureText(error, french24h()).message).toBe(t('errors.network'))
  const bugs = [
    new TypeError('Promise.withResolvers is not a function'),
    new Error('column "x" does not exist'),
    new ORPCError('INTERNAL_SERVER_ERROR'),
    'text',
    undefined,
  ]
  for (const error of bugs) expect(failureText(error, french24h()).message).toBe(t('errors.unexpected'))
})

const siteWhoseFetch = (fetch: () => Promise<Response>) => {
  vi.stubGlobal('window', { location: new URL('https://vecu.example/feed') })
  vi.stubGlobal('fetch', fetch)
}

test.each([
  ['Chromium', 'Failed to fetch'],
  ['Firefox', 'NetworkError when attempting to fetch resource.'],
  ['Safari', 'Load failed'],
])(
  'a request that %s could not send is a lost connection, of a procedure and of an account route',
  async (_, words) => {
    siteWhoseFetch(() => Promise.reject(new TypeError(words)))
    await expect(api.accounts.me()).rejects.toBeInstanceOf(ConnectionLost)
    await expect(postToAuth('sign-out', {})).rejects.toBeInstanceOf(ConnectionLost)
  },
)

test('a TypeError of our own around a request stays what it is, and so does a request that was cancelled', async () => {
  const bug = new TypeError('undefined is not an object')
  siteWhoseFetch(async () => Response.json({ json: {} }))
  const faulty = {
    isLiked: true,
    get id(): string {
      throw bug
    },
  }
  await expect(api.posts.like(faulty)).rejects.toBe(bug)
  const cancelled = new DOMException('The user aborted a request.', 'AbortError')
  siteWhoseFetch(() => Promise.reject(cancelled))
  await expect(api.accounts.me()).rejects.toBe(cancelled)
})

test('only errors in the contract are expected', () => {
  expect(isForeseen(refusal('NOT_FOUND'))).toBe(true)
  expect(isForeseen(new ORPCError('NOT_FOUND', { status: 404 }))).toBe(false)
  expect(isRefusal(refusal('NOT_FOUND'), 'NOT_FOUND')).toBe(true)
  expect(isRefusal(refusal('NOT_FOUND'), 'FORBIDDEN')).toBe(false)
})

test('field errors come from INVALID_INPUT alone', () => {
  expect(faultsOfError(refusal('INVALID_INPUT'))).toEqual([{ path: 'title', code: 'tooLong', n: 200 }])
  expect(faultsOfError(refusal('NOT_FOUND'))).toEqual([])
  expect(faultsOfError(new Error('no'))).toEqual([])
})
