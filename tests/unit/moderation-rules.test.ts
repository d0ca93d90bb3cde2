import { expect, test } from 'vitest'
import { foldText } from '#contract/foundation/fold.ts'
import { REPORT_REASONS } from '#contract/foundation/report-reasons.ts'
import { APPEAL_DAYS, HIDING_REPORTERS, HIDING_WEIGHT } from '#contract/moderation/limits.ts'
import { isUrgent, reporterRecordOf, voiceOf, weightOf } from '#contract/moderation/rules.ts'
import { ReceiptCode } from '#contract/moderation/schema.ts'
import type { Member } from '#server/foundation/actor.ts'
import { outcomeOf } from '#server/moderation/decision-policy.ts'
import { mayDecide, mayDecideAppeal, maySuspend } from '#server/moderation/policy.ts'
import { newReceiptCode } from '#server/moderation/receipt-code.ts'
import { subjectIn } from '#server/moderation/subject-queries.ts'
import { wordsIn } from '#server/moderation/watched-words.ts'
import { memberActor } from '#tests/support/actor.ts'

test('a reporter who was right before counts for more, one who is new or was often wrong for half', () => {
  expect(reporterRecordOf({ isNew: false, upheld: 0, refused: 0 })).toBe('known')
  expect(reporterRecordOf({ isNew: false, upheld: 3, refused: 1 })).toBe('trusted')
  expect(reporterRecordOf({ isNew: false, upheld: 3, refused: 2 })).toBe('known')
  expect(reporterRecordOf({ isNew: false, upheld: 3, refused: 3 })).toBe('known')
  expect(reporterRecordOf({ isNew: false, upheld: 2, refused: 3 })).toBe('unknown')
  expect(reporterRecordOf({ isNew: true, upheld: 9, refused: 0 })).toBe('unknown')
  for (const reason of REPORT_REASONS) {
    expect(weightOf(reason, 'trusted')).toBe(1.5 * weightOf(reason, 'known'))
    expect(weightOf(reason, 'unknown')).toBe(0.5 * weightOf(reason, 'known'))
    // No one by themselves weighs enough to hide anything.
    expect(weightOf(reason, 'trusted')).toBeLessThan(HIDING_WEIGHT)
  }
  expect(REPORT_REASONS.filter(isUrgent)).toEqual(['danger', 'minor'])
})

test.each([
  ['one of the staff, as all that it takes', { isStaff: true }, HIDING_REPORTERS],
  ['of whom nothing was judged yet, as half', {}, 0.5],
  ['who was as often wrong as right, as half', { upheld: 2, refused: 2 }, 0.5],
  ['who was mostly right, as one', { upheld: 1 }, 1],
  ['who was always right, as no more', { upheld: 40 }, 1],
  ['who was often wrong, as nobody', { upheld: 1, refused: 3 }, 0],
  ['a new account, as nobody', { isNew: true, upheld: 1 }, 0],
  ['of whom nothing was judged in 13 days, as nobody', { ageDays: 13 }, 0],
  ['of whom nothing was judged in half that, as nobody', { ageDays: 6.5 }, 0],
  ['of whom nothing was judged in 14 days, as half', { ageDays: 14 }, 0.5],
  ['who was right within 13 days, as one', { ageDays: 13, upheld: 1 }, 1],
])('towards hiding before anyone looks counts %s', (_, given, voice) => {
  expect(voiceOf({ isStaff: false, isNew: false, ageDays: 60, upheld: 0, refused: 0, ...given })).toBe(voice)
})

const member = (id: string, ...roles: Member['roles'][number][]): Member => memberActor(id, { roles })
const facts = {
  state: 'open',
  authorId: 'author',
  answeredById: 'expert',
  reporterIds: new Set(['reporter']),
  deciderIds: new Set<string>(),
} as const

test.each([
  ['other', ['moderator'], 'yes', 'yes'],
  ['other', ['admin'], 'yes', 'yes'],
  ['other', ['medical_professional'], 'FORBIDDEN', 'FORBIDDEN'],
  ['other', [], 'FORBIDDEN', 'FORBIDDEN'],
  ['author', ['moderator'], 'OWN_CASE', 'OWN_CASE'],
  ['reporter', ['admin'], 'OWN_CASE', 'OWN_CASE'],
  ['expert', ['moderator'], 'OWN_CASE', 'OWN_CASE'],
  ['decider', ['moderator'], 'yes', 'OWN_CASE'],
] as const)('%s with %j may decide: %s, and an appeal: %s', (id, roles, decision, appeal) => {
  const who = member(id, ...roles)
  expect(mayDecide(who, facts)).toBe(decision)
  const decided = { ...facts, state: 'appealed', deciderIds: new Set(['decider']) } as const
  expect(mayDecideAppeal(who, decided)).toBe(appeal)
  if (decision !== 'FORBIDDEN') {
    expect(mayDecide(who, decided)).toBe('CASE_CLOSED')
    expect(mayDecideAppeal(who, { ...decided, state: 'closed' })).toBe('CASE_CLOSED')
  }
})

test('admins suspend, moderators do not', () => {
  expect([maySuspend(member('a', 'admin')), maySuspend(member('m', 'moderator'))]).toEqual([true, false])
})

const day = (nth: number) => new Date(Date.UTC(2026, 0, nth))
const lastDay = (nth: number) => day(nth + APPEAL_DAYS)

/** Appeals in the order of their answers, a day apart: `+` reversed, `-` did not, `?` waits; made when the one before was answered, or on the day after `@`. */
const appealsOf = (told: string) =>
  [...told.matchAll(/([ar])([-+?])(?:@(\d))?/g)].map(([, side, answer, made], nth) => ({
    id: String(nth),
    side: side === 'a' ? ('author' as const) : ('reporter' as const),
    createdAt: day(Number(made ?? nth + 1)),
    isReversed: answer === '?' ? null : answer === '+',
    decidedAt: answer === '?' ? null : day(nth + 2),
  }))

// Decided on day 1, the first appeal on day 2. Then: what stands, the sanction, which appeals turned it, from which day each side may appeal.
test.each([
  ['hide', 'none', '', 'hide', false, '', 1, null],
  ['hide', 'none', 'a?', 'hide', false, '', null, null],
  ['hide', 'none', 'a-', 'hide', false, '', null, null],
  ['hide', 'none', 'a+', 'keep', false, '0', null, 2],
  ['hide', 'silence', 'a+', 'keep', false, '0', null, 2],
  ['hide', 'none', 'a+ r?', 'keep', false, '0', null, null],
  ['hide', 'none', 'a+ r-', 'keep', false, '0', null, null],
  ['hide', 'silence', 'a+ r+', 'hide', false, '0 1', null, null],
  ['keep', 'none', '', 'keep', false, '', null, 1],
  ['keep', 'none', 'r-', 'keep', false, '', null, null],
  ['keep', 'none', 'r+', 'hide', false, '0', 2, null],
  ['keep', 'none', 'r+ a?', 'hide', false, '0', null, null],
  ['keep', 'none', 'r+ a-', 'hide', false, '0', null, null],
  ['keep', 'none', 'r+ a+', 'keep', false, '0 1', null, null],
  // A sanction alone: an appeal against it is none against a hiding that comes later.
  ['keep', 'warning', '', 'keep', true, '', 1, 1],
  ['keep', 'warning', 'a-', 'keep', true, '', null, 1],
  ['keep', 'warning', 'a+', 'keep', false, '', null, 1],
  ['keep', 'warning', 'a- r+', 'hide', true, '1', 3, null],
  ['keep', 'warning', 'a+ r+', 'hide', false, '1', 3, null],
  ['keep', 'warning', 'a+ r+ a+', 'keep', false, '1 2', null, null],
  ['keep', 'warning', 'r+', 'hide', true, '0', 2, null],
  ['keep', 'warning', 'r+ a+', 'keep', false, '0 1', null, null],
  ['keep', 'warning', 'a? r+', 'hide', true, '1', 3, null],
  ['keep', 'warning', 'r+ a+@1', 'hide', false, '0', 2, null],
  ['keep', 'warning', 'r+ a-@1', 'hide', true, '0', 2, null],
  ['keep', 'warning', 'r+ a+@1 a+', 'keep', false, '0 2', null, null],
  ['keep', 'warning', 'r+ a?@1 a?', 'hide', true, '0', null, null],
] as const)('%s with %s, then %j: %s, sanctioned %s, turned by %j, to be appealed from %j, %j', (...row) => {
  const [act, sanction, told, stands, isSanctioned, turned, author, reporter] = row
  const outcome = outcomeOf({ act, sanction, decidedAt: day(1) }, appealsOf(told))
  expect({ ...outcome, turned: [...outcome.turned.keys()].join(' ') }).toEqual({
    act: stands,
    isSanctioned,
    turned,
    appealUntil: { author: author && lastDay(author), reporter: reporter && lastDay(reporter) },
  })
})

test('words are found whole, whatever their case, accents and what stands between them', () => {
  const list = ['cure détox', 'œuf', 'arnaque'].map((word) => ({ key: foldText(word) }))
  const found = (text: string) => wordsIn(list, text).map(({ key }) => key)
  expect(found('Ma CURE-DETOX…')).toEqual(['cure detox'])
  expect(found('cure de détox, procuredetox, arnaques')).toEqual([])
  expect(found('Des OEUF ! Arnaque')).toEqual(['oeuf', 'arnaque'])
  expect(found('')).toEqual([])
})

test('receipts are as their schema reads them, and never twice the same', () => {
  const codes = new Set(Array.from({ length: 500 }, newReceiptCode))
  expect(codes.size).toBe(500)
  for (const code of codes) expect(ReceiptCode.parse(code.toLowerCase())).toBe(code)
})

test('an address of this site is understood, and no other', () => {
  const id = '01af8ad1-9dc0-76e7-9b9f-44234fa2b765'
  expect(subjectIn(`https://vecu.example/post/${id.toUpperCase()}`)).toEqual({ kind: 'post', id })
  expect(subjectIn(`/post/01af8ad1-9dc0-76e7-9b9f-44234fa2b766#commentaire-${id}`)).toEqual({ kind: 'comment', id })
  expect(subjectIn(`voir /member/${id} svp`)).toEqual({ kind: 'member', id })
  for (const place of [null, '', 'la page d’accueil', '/post/------------------------------------', `/autre/${id}`])
    expect(subjectIn(place)).toBeUndefined()
})
