import { expect, test } from 'vitest'
import { established } from '../../support/fixtures/established.ts'
import { symptom } from '../../support/fixtures/symptoms.ts'
import { openWorld, type Person } from '../../support/world.ts'

/** A list holds one story, so that the nearest of one story is not always the one whose nearest it is. */
const { people, as, settle, services } = openWorld({ MATCHES_KEPT: '1' })

const publish = (who: Person, title: string, description: string) =>
  as(who).posts.publishSymptom(symptom({ title, description }))
const namesIn = async (who: Person) => (await as(who).closest.ofAll({})).items.map(({ post }) => post.author.username)

test('a correction of a story takes it out of no list of which it is the nearest, whichever of the two searches found the pair', async () => {
  const { ana, ben, cleo } = await people('ana', 'ben', 'cleo')
  for (const who of [ana, ben, cleo]) await established(services().db, who)
  const shared = 'Des zigzags dans l’œil, la peau qui pèle, les ongles cassants, la langue qui brûle.'
  await publish(cleo, 'Tout à la fois', shared)
  const { id } = await publish(ben, 'Tout ensemble', `${shared} Des vertiges et des nausées.`)
  await settle()
  await publish(ana, 'Vertiges', 'Des vertiges et des nausées, les ongles cassants.')
  await settle()
  expect([await namesIn(ana), await namesIn(ben)]).toEqual([[ben.username], [cleo.username]])
  await as(ben).closest.correct({ id, reading: 'f:headache', isTold: true })
  await settle()
  expect([await namesIn(ana), await namesIn(ben)]).toEqual([[ben.username], [cleo.username]])
})
