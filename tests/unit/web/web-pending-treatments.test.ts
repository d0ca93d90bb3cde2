import { ORPCError } from '@orpc/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#tests/support/browser-storage.ts'
import { ConnectionLost } from '#web/foundation/connection-lost.ts'
import { handToStory, keepPending, type Pending, pendingOf, sendPending, takeOut } from '#web/treatments/pending.ts'

const ADA = 'ada'
const POST = 'story'
const waiting = (name: string): Pending => ({
  ...{ requestId: `request ${name}`, name, kind: 'exercise', from: null, to: null, isOngoing: false },
  ...{ effect: 'unchanged', sideEffects: [], sentence: `Mes mots sur ${name}` },
})
const names = () => pendingOf(ADA, POST).map(({ name }) => name)
const refusal = (code: string, data: object = {}) => new ORPCError(code, { defined: true, data })
/** Answers each entry by its name: an error is thrown. */
const answering =
  (errors: Record<string, unknown>, added: string[] = []) =>
  async ({ name }: Pending) => {
    if (errors[name]) throw errors[name]
    added.push(name)
  }

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
  keepPending(ADA, null, [waiting('Kiné'), waiting('Yoga'), waiting('Pilates')])
  handToStory(ADA, POST)
})

test.each([
  ['a month before the symptom', 'INVALID_INPUT', { fields: [{ path: 'from', code: 'beforeSymptom' }] }],
  ['the same thing at the same time', 'TRIED_ALREADY', { treatmentId: 'other' }],
  ['a link of a new member', 'NO_LINKS_YET', undefined],
])('an entry refused for %s keeps its words and holds up none of the others', async (_why, code, data) => {
  const [added, error] = [[] as string[], refusal(code, data)]
  const sent = await sendPending(ADA, POST, answering({ Kiné: error }, added))
  expect(added).toEqual(['Yoga', 'Pilates'])
  expect(sent).toEqual({ refused: [{ entry: waiting('Kiné'), error }], failure: undefined })
  expect(pendingOf(ADA, POST)).toEqual([waiting('Kiné')])
  takeOut(ADA, POST, waiting('Kiné'))
  expect(names()).toEqual([])
})

test.each([
  ['a lost connection', new ConnectionLost()],
  ['a limit', refusal('QUOTA_REACHED', { retryAt: new Date() })],
  ['an error of the server', new Error('unforeseen')],
])('%s holds up what is left, which waits as it was', async (_what, error) => {
  const sent = await sendPending(ADA, POST, answering({ Yoga: error }))
  expect(sent).toEqual({ refused: [], failure: error })
  expect(names()).toEqual(['Yoga', 'Pilates'])
  expect(await sendPending(ADA, POST, answering({}))).toEqual({ refused: [], failure: undefined })
  expect(names()).toEqual([])
})
