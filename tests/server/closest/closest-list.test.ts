import { expect, test } from 'vitest'
import { CLOSEST_SHOWN_MAX } from '#contract/closest/limits.ts'
import { symptom } from '../../support/fixtures/symptoms.ts'
import { openWorld, type Person } from '../../support/world.ts'

const { people, crowd, as, settle } = openWorld()
const publish = (who: Person, title: string, description: string) =>
  as(who).posts.publishSymptom(symptom({ title, description }))

test('a list shows thirty cases at most, those that recovered among them, and every count says so', async () => {
  const { ana } = await people('ana')
  const others = await crowd(CLOSEST_SHOWN_MAX + 3)
  const said = 'Le genou qui craque et gonfle après la marche, et une cheville froide.'
  const mine = await publish(ana, 'Genou', said)
  const theirs: string[] = []
  for (const [place, who] of others.entries())
    theirs.push((await publish(who, `Le genou ${place}`, `${said} Récit numéro${place} à-part${place}.`)).id)
  await settle()
  // The oldest of equally close stories come last, unless they are over.
  const [healed] = theirs
  expect((await as(ana).closest.list({ id: mine.id })).items.map(({ postId }) => postId)).not.toContain(healed)
  await as(others[0]!).posts.resolve({ id: healed!, treatment: 'Des semelles', notes: '' })
  await settle()
  const [ofOne, ofAll, figures] = [
    await as(ana).closest.list({ id: mine.id }),
    await as(ana).closest.ofAll({}),
    await as(ana).matching.figures({}),
  ]
  for (const { items, posts } of [ofOne, ofAll]) {
    expect(items).toHaveLength(CLOSEST_SHOWN_MAX)
    expect(items[0]).toMatchObject({ postId: healed, resolved: true })
    expect(posts).toMatchObject([{ cases: CLOSEST_SHOWN_MAX }])
  }
  expect(ofAll.items.map(({ postId }) => postId)).toEqual(ofOne.items.map(({ postId }) => postId))
  expect(figures).toMatchObject({ cases: CLOSEST_SHOWN_MAX, resolved: 1 })
})
