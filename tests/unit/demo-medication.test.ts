import { expect, test } from 'vitest'
import { drugKey } from '#contract/medication/rules.ts'
import { ReportFields } from '#contract/medication/schema.ts'
import { keptTags } from '#contract/posts/rules.ts'
import { type DemoReport, REPORTS } from '#server/demo/medication.ts'
import { MEMBERS } from '#server/demo/members.ts'
import type { ReportedCase } from '#server/medication/score.ts'
import { pairOf } from '../support/plain-search/best-reports.ts'

const caseOf = ({ author, ...told }: DemoReport, index: number): ReportedCase => ({
  ...told,
  id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  memberId: String(author),
})
const cases = REPORTS.map(caseOf)
const matchesOf = (author: number) =>
  cases
    .filter(({ memberId }) => memberId === String(author))
    .flatMap((own) => cases.filter((other) => pairOf(own, other)))

test('the demo has a dozen side effects of several members, oldest first; its two main accounts declared some, one serious', () => {
  expect(REPORTS.length).toBeGreaterThanOrEqual(12)
  expect(new Set(REPORTS.map(({ author }) => author)).size).toBeGreaterThanOrEqual(9)
  const days = REPORTS.map(({ declaredDaysAgo }) => declaredDaysAgo)
  expect(days).toEqual(days.toSorted((a, b) => b - a))
  expect(REPORTS.filter(({ author }) => author === 0)).toHaveLength(3)
  expect(REPORTS.filter(({ author }) => author === 1)).toHaveLength(2)
  expect(REPORTS.some(({ author, severity }) => author === 0 && severity >= 4)).toBe(true)
})

test('each of the two main accounts finds several members with the same effect, by name or by substance', () => {
  for (const author of [0, 1]) expect(matchesOf(author).length).toBeGreaterThanOrEqual(3)
  // Topiramate under another name.
  expect(matchesOf(0).some(({ name }) => drugKey(name) === 'epitomax')).toBe(true)
})

test('each side effect would pass the form, is in the order of its days, and is typed as French is', () => {
  for (const told of REPORTS) {
    const { author, declaredDaysAgo, onsetDaysAgo, takenDaysAgo, others, name, substance, dosage, description } = told
    const fields = {
      ...told,
      drugs: [{ role: 'suspected', ...told }, ...others.map((other) => ({ role: 'concomitant', name: other }))],
    }
    expect(ReportFields.safeParse(fields).error, name).toBeUndefined()
    expect(MEMBERS[author]?.language).toBe('fr')
    expect(keptTags(told.reactions)).toEqual(told.reactions)
    const [from, to = declaredDaysAgo] = takenDaysAgo
    expect(from).toBeGreaterThanOrEqual(onsetDaysAgo)
    expect(onsetDaysAgo).toBeGreaterThanOrEqual(declaredDaysAgo)
    expect(from).toBeGreaterThan(to)
    expect(to).toBeGreaterThanOrEqual(declaredDaysAgo)
    const typed = [name, substance, dosage, description, told.duration, told.indication, told.history, ...others].join(
      '\n',
    )
    expect(typed).not.toMatch(/['"<>]/)
    expect(typed).not.toMatch(/(?<!\u202f)[;!?]|(?<!\u00a0)[:»]|«(?!\u00a0)/)
  }
})
