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

test('a child’s story told by a parent is close to another child’s and to an adult’s own; what the parent has is not the child’s, nor the other way round', async () => {
  const { parent, other, adult, nurse } = await people('parent', 'other', 'adult', 'nurse')
  const { weary, worn, sleepless } = await people('weary', 'worn', 'sleepless')
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
  await publish(
    weary,
    'Je n’en peux plus',
    'Mon fils tousse toute la nuit et il a de la fièvre. Moi, je ne dors plus et j’ai des palpitations depuis une semaine.',
  )
  await publish(
    worn,
    'Worn out',
    'My daughter coughs all night and has a fever. I have stopped sleeping and my heart races.',
  )
  await publish(sleepless, 'Nuits', 'Je ne dors plus, j’ai des palpitations la nuit.')
  await settle()
  const everyone = [parent, other, adult, nurse, weary, worn, sleepless]
  const near = async (who: Person) =>
    (await namesIn(who)).filter((name) => everyone.some(({ username }) => username === name)).sort()
  const names = (...people: Person[]) => people.map(({ username }) => username).sort()
  expect(await near(parent)).toEqual(names(other, adult))
  expect(await near(other)).toEqual(names(parent, adult))
  expect(await near(adult)).toEqual(names(parent, other))
  expect(await near(weary)).toEqual(names(worn, sleepless))
  expect(await near(worn)).toEqual(names(weary, sleepless))
  expect(await near(sleepless)).toEqual(names(weary, worn))
  expect(await near(nurse)).toEqual([])
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
