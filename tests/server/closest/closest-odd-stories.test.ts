import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DESCRIPTION_MAX } from '#contract/posts/limits.ts'
import { symptom } from '../../support/fixtures/symptoms.ts'
import { openWorld, type Person } from '../../support/world.ts'

const { people, as, settle } = openWorld()
const publish = (who: Person, title: string, description: string) =>
  as(who).posts.publishSymptom(symptom({ title, description }))
const namesIn = async (who: Person) => (await as(who).closest.ofAll({})).items.map(({ post }) => post.author.username)

test('a text as long as the form allows that tells nothing of a body is near nobody', async () => {
  const { ana, ben, long } = await people('ana', 'ben', 'long')
  await publish(ana, 'La nuit', 'J’ai les pieds qui brûlent la nuit, et des crampes dans les mollets après la marche.')
  await publish(ben, 'Pieds', 'La nuit mes pieds brûlent, et mes mollets ont des crampes quand j’ai marché.')
  const everyday = readFileSync(join(import.meta.dirname, '../../matching/everyday-unseen-fr.txt'), 'utf8')
  await publish(long, 'Ma semaine', everyday.split('\n').join(' ').slice(0, DESCRIPTION_MAX).trim())
  await settle()
  expect(await namesIn(ana)).toEqual([ben.username])
  expect(await namesIn(long)).toEqual([])
})

test('a parent’s story of a child is close to another child’s, and a relative’s illness is nobody else’s', async () => {
  const { parent, other, adult, nurse } = await people('parent', 'other', 'adult', 'nurse')
  await publish(
    parent,
    'Ma fille de cinq ans',
    'Ma fille a de la fièvre depuis lundi, elle tousse la nuit et ses coudes la démangent.',
  )
  await publish(other, 'Mon fils', 'Mon fils de six ans tousse toute la nuit, il a de la fièvre et gratte ses coudes.')
  await publish(adult, 'Fièvre', 'J’ai de la fièvre, je tousse la nuit et mes coudes me démangent. J’ai quarante ans.')
  await publish(
    nurse,
    'Le dos',
    'J’ai le dos bloqué au réveil et une sciatique. Ma fille a de la fièvre et elle tousse la nuit.',
  )
  await settle()
  expect(await namesIn(parent)).toContain(other.username)
  expect(await namesIn(other)).toContain(parent.username)
  for (const who of [parent, other, adult]) expect(await namesIn(who)).not.toContain(nurse.username)
  expect(await namesIn(nurse)).toEqual([])
})

test('a story about a dog is near nobody’s', async () => {
  const { owner, lame, english } = await people('owner', 'lame', 'english')
  await publish(
    owner,
    'Notre vieux chien',
    'Notre chien boite d’une patte arrière, il vomit le matin, et il gratte ses oreilles rouges.',
  )
  await publish(lame, 'Je boite', 'Je boite d’une jambe, je vomis le matin, et mes oreilles rouges me grattent.')
  await publish(
    english,
    'Our old dog',
    'Our dog limps on one hind leg, he vomits in the morning, and he scratches his red ears.',
  )
  await settle()
  for (const who of [lame, owner, english]) expect(await namesIn(who)).toEqual([])
})
