import { expect, test } from 'vitest'
import { foldText } from '#contract/foundation/fold.ts'
import { REPORT_REASONS } from '#contract/foundation/report-reasons.ts'
import { HIDING_REPORTERS, HIDING_WEIGHT } from '#contract/moderation/limits.ts'
import { isUrgent, standingOf, weightOf } from '#contract/moderation/rules.ts'
import { ReceiptCode } from '#contract/moderation/schema.ts'
import type { Member } from '#server/foundation/actor.ts'
import { actInForce, mayAppealAs } from '#server/moderation/effect.ts'
import { mayDecide, mayDecideAppeal, maySuspend } from '#server/moderation/policy.ts'
import { newReceiptCode } from '#server/moderation/receipt-code.ts'
import { subjectIn } from '#server/moderation/subjects.ts'
import { wordsIn } from '#server/moderation/words.ts'
import { memberActor } from '#tests/support/actor.ts'

test('who was right before counts for more, who is new or was often wrong for half', () => {
  expect(standingOf({ isNew: false, upheld: 0, refused: 0 })).toBe('known')
  expect(standingOf({ isNew: false, upheld: 3, refused: 1 })).toBe('trusted')
  expect(standingOf({ isNew: false, upheld: 3, refused: 2 })).toBe('known')
  expect(standingOf({ isNew: false, upheld: 3, refused: 3 })).toBe('known')
  expect(standingOf({ isNew: false, upheld: 2, refused: 3 })).toBe('unknown')
  expect(standingOf({ isNew: true, upheld: 9, refused: 0 })).toBe('unknown')
  for (const reason of REPORT_REASONS) {
    expect(weightOf(reason, 'trusted')).toBe(1.5 * weightOf(reason, 'known'))
    expect(weightOf(reason, 'unknown')).toBe(0.5 * weightOf(reason, 'known'))
    // No one by themselves weighs enough to hide anything, nor do as many as it takes of whoever is unknown.
    expect(weightOf(reason, 'trusted')).toBeLessThan(HIDING_WEIGHT)
    expect(HIDING_REPORTERS * weightOf(reason, 'unknown')).toBeLessThan(HIDING_WEIGHT)
  }
  expect(REPORT_REASONS.filter(isUrgent)).toEqual(['danger', 'minor'])
})

const member = (id: string, ...roles: Member['roles'][number][]): Member => memberActor(id, { roles })
const facts = {
  state: 'open',
  authorId: 'author',
  reporterIds: new Set(['reporter']),
  decidedById: null,
} as const

test.each([
  ['other', ['moderator'], 'yes', 'yes'],
  ['other', ['admin'], 'yes', 'yes'],
  ['other', ['medical_professional'], 'FORBIDDEN', 'FORBIDDEN'],
  ['other', [], 'FORBIDDEN', 'FORBIDDEN'],
  ['author', ['moderator'], 'OWN_CASE', 'OWN_CASE'],
  ['reporter', ['admin'], 'OWN_CASE', 'OWN_CASE'],
  ['decider', ['moderator'], 'yes', 'OWN_CASE'],
] as const)('%s with %j may decide: %s, and an appeal: %s', (id, roles, decision, appeal) => {
  const who = member(id, ...roles)
  expect(mayDecide(who, facts)).toBe(decision)
  const decided = { ...facts, state: 'appealed', decidedById: 'decider' } as const
  expect(mayDecideAppeal(who, decided)).toBe(appeal)
  if (decision !== 'FORBIDDEN') {
    expect(mayDecide(who, decided)).toBe('CASE_CLOSED')
    expect(mayDecideAppeal(who, { ...decided, state: 'closed' })).toBe('CASE_CLOSED')
  }
})

test('admins suspend, moderators do not', () => {
  expect([maySuspend(member('a', 'admin')), maySuspend(member('m', 'moderator'))]).toEqual([true, false])
})

test('the author appeals against what was done, a reporter that nothing was; each can only turn it to the other', () => {
  const warned = { act: 'keep', sanction: 'warning' } as const
  expect(mayAppealAs('author', warned)).toBe(true)
  expect(mayAppealAs('reporter', warned)).toBe(true)
  expect(mayAppealAs('author', { act: 'keep', sanction: 'none' })).toBe(false)
  expect(mayAppealAs('reporter', { act: 'hide', sanction: 'none' })).toBe(false)
  const appeal = (side: 'author' | 'reporter', isReversed: boolean | null) => ({ side, isReversed })
  expect(actInForce({ act: 'hide' }, [])).toBe('hide')
  expect(actInForce({ act: 'hide' }, [appeal('author', null)])).toBe('hide')
  expect(actInForce({ act: 'hide' }, [appeal('author', false)])).toBe('hide')
  expect(actInForce({ act: 'hide' }, [appeal('author', true)])).toBe('keep')
  expect(actInForce({ act: 'keep' }, [appeal('author', true)])).toBe('keep')
  expect(actInForce({ act: 'keep' }, [appeal('reporter', true)])).toBe('hide')
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

test('an address of this site is understood, nothing else is', () => {
  const id = '01af8ad1-9dc0-76e7-9b9f-44234fa2b765'
  expect(subjectIn(`https://vecu.example/post/${id.toUpperCase()}`)).toEqual({ kind: 'post', id })
  expect(subjectIn(`/post/01af8ad1-9dc0-76e7-9b9f-44234fa2b766#commentaire-${id}`)).toEqual({ kind: 'comment', id })
  expect(subjectIn(`voir /member/${id} svp`)).toEqual({ kind: 'member', id })
  for (const place of [null, '', 'la page d’accueil', '/post/------------------------------------', `/autre/${id}`])
    expect(subjectIn(place)).toBeUndefined()
})
