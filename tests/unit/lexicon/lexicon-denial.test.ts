import { describe, expect, test } from 'vitest'
import { lexiconOf } from '#lexicon/readers/lexicon.ts'
import { readStory } from '#lexicon/readers/read-story.ts'
import { termsOf } from '#lexicon/readers/term-lines.ts'

const LEXICON = lexiconOf({
  terms: termsOf(
    't.txt',
    `
site finger | doigt | finger
site eye | œil | eye
find fever | fièvre | fever
find itch | gratte, démange | itch, itching
find cough | tousse, toux | cough
find swallow | avaler | swallow
find insomnia | dors pas | can't sleep
find between | entre deux | between
find gave-up-sport | avant je courais | used to run
ctx coffee | café | coffee
ctx meat | bœuf | beef
ctx fish | poisson | fish
ctx night | nuit | night
ctx bike | vélo | bike
ctx cream | crème, crème soulage | cream
ctx attacks-minutes | minutes | minutes`,
  ),
  ontology: '#total\t100',
  spelling: { fr: new Map([['pa', ['pas']]]), en: new Map() },
})
const read = (description: string) => readStory(LEXICON, { title: '', description })
const present = (description: string) => [...read(description).present.keys()]
const absent = (description: string) => [...read(description).absent.keys()]

describe('a row that is denied', () => {
  test.each([
    ['No fever, cough or itching.', ['f:fever', 'f:cough', 'f:itch']],
    ['Without cough, fever, nor itching.', ['f:cough', 'f:fever', 'f:itch']],
    ['Sans fièvre, toux ni café.', ['f:fever', 'f:cough', 'c:coffee']],
    ['Pas de fièvre, de toux.', ['f:fever', 'f:cough']],
    ['Pas de fièvre, de toux et de démange.', ['f:fever', 'f:cough', 'f:itch']],
    ['No fever, cough or itching since I stopped the pills.', ['f:fever', 'f:cough', 'f:itch']],
    ['Sans fièvre, toux ou démange depuis que je prends le traitement.', ['f:fever', 'f:cough', 'f:itch']],
    ['Je n’ai plus de fièvre depuis que je dors.', ['f:fever']],
    ['Plus de fièvre, je pense que c’est fini.', ['f:fever']],
    ['J’ai plus de fièvre, je pense que je peux sortir.', ['f:fever']],
    ['Je n’ai plus de fièvre, de sorte que je sors.', ['f:fever']],
    ['Je n’ai plus de fièvre, d’ailleurs je pense que c’est fini.', ['f:fever']],
  ])('is denied to its end: %s', (text, ids) => {
    expect(absent(text)).toEqual(ids)
    expect(present(text).filter((id) => ids.includes(id))).toEqual([])
  })

  test.each([
    ['Pas de toux, fièvre.', 'f:fever'],
    ['No fever, just a cough or itching.', 'f:cough'],
    ['Sans fièvre, je tousse ou ça gratte.', 'f:cough'],
    ['No fever and then, for weeks, a cough.', 'f:cough'],
    ['Pas de fièvre, de plus en plus de toux.', 'f:cough'],
    ['Pas de fièvre, de fortes toux.', 'f:cough'],
    ['Sans café, fièvre ou toux.', 'f:fever'],
    ['Sans mon traitement, fièvre ou toux.', 'f:cough'],
    ['No sleep, fever or cough.', 'f:fever'],
    ['Pas de fièvre ni de toux, démange ou gratte selon les jours.', 'f:itch'],
    ['Pas de fièvre, toux où la bague serre.', 'f:cough'],
  ])('ends where another thing is told: %s', (text, id) => expect(present(text)).toContain(id))
})

describe('a circumstance is absent', () => {
  test.each([
    ['Le café n’y change rien.', 'c:coffee'],
    ['Le café ne me fait rien.', 'c:coffee'],
    ['Le café n’a rien changé.', 'c:coffee'],
    ['Le café n’y est pour rien.', 'c:coffee'],
    ['Le café passe très bien.', 'c:coffee'],
    ['Le café, ça va.', 'c:coffee'],
    ['Café : nickel.', 'c:coffee'],
    ['À vélo, aucun souci.', 'c:bike'],
    ['La nuit je n’ai rien.', 'c:night'],
    ['Que ce soit le café ou la nuit, ça gratte.', 'c:coffee'],
    ['Café ou pas, ça gratte.', 'c:coffee'],
    ['Rien à voir avec le café.', 'c:coffee'],
    ['C’est pareil avec ou sans café.', 'c:coffee'],
    ['Jamais rien eu avec le bœuf.', 'c:meat'],
    ['La crème ne soulage pas.', 'c:cream'],
    ['le cafe c ok', 'c:coffee'],
    ['For me coffee makes no difference.', 'c:coffee'],
    ['The coffee is fine.', 'c:coffee'],
    ['The coffee doesn’t bother me.', 'c:coffee'],
    ['The cream doesn’t help.', 'c:cream'],
    ['It has nothing to do with coffee.', 'c:coffee'],
    ['Coffee or not, it is there.', 'c:coffee'],
  ])('when it changes nothing: %s', (text, id) => {
    expect(absent(text)).toContain(id)
    expect(present(text)).not.toContain(id)
  })

  test('when it is one of a row', () => {
    expect(absent('Le bœuf et le poisson ne me font rien.')).toEqual(['c:meat', 'c:fish'])
    expect(absent('Bœuf, café, poisson : aucun souci.')).toEqual(['c:meat', 'c:coffee', 'c:fish'])
  })
})

describe('a circumstance is not absent', () => {
  test.each([
    ['Quand je bois du café, le vélo ne change rien.', 'c:coffee'],
    ['Le café me gratte et rien n’y fait.', 'c:coffee'],
    ['La nuit, rien ne soulage.', 'c:night'],
    ['La nuit, puis plus rien.', 'c:night'],
    ['Pas que le café.', 'c:coffee'],
    ['Jamais plus de dix minutes.', 'c:attacks-minutes'],
    ['J’ai peur que ce soit le café.', 'c:coffee'],
    ['Je recrache le poisson intact.', 'c:fish'],
    ['Un café et ça va.', 'c:coffee'],
    ['Dix minutes, rien.', 'c:attacks-minutes'],
    ['It is not only the coffee.', 'c:coffee'],
  ])('in %s', (text, id) => {
    expect(present(text)).toContain(id)
    expect(absent(text)).not.toContain(id)
  })
})

describe('a finding is absent', () => {
  test.each([
    ['Ça gratte pas.', 'f:itch'],
    ['ca me gratte pa du tout', 'f:itch'],
    ['Ça ne me démange absolument pas.', 'f:itch'],
    ['Je ne tousse plus.', 'f:cough'],
    ['Plus de fièvre.', 'f:fever'],
    ['J’ai plus de fièvre.', 'f:fever'],
    ['Il n’y a plus aucune fièvre.', 'f:fever'],
    ['Fièvre : non.', 'f:fever'],
    ['There is no sign of fever.', 'f:fever'],
    ['It doesn’t itch.', 'f:itch'],
  ])('in %s', (text, id) => {
    expect(absent(text)).toContain(id)
    expect(present(text)).not.toContain(id)
  })
})

describe('a finding is not absent', () => {
  test.each([
    ['Je n’arrête pas de tousser et ça gratte.', 'f:itch'],
    ['Ça n’arrête pas de gratter.', 'f:itch'],
    ['Je ne fais que ça, je tousse.', 'f:cough'],
    ['Pas que la fièvre.', 'f:fever'],
    ['Pas seulement la fièvre.', 'f:fever'],
    ['J’ai pas mal de fièvre.', 'f:fever'],
    ['Plus de fièvre que lundi.', 'f:fever'],
    ['J’ai plus de fièvre, de toux que d’habitude.', 'f:fever'],
    ['J’ai plus de fièvre, de toux que d’habitude.', 'f:cough'],
    ['J’ai plus de fièvre alors que je dors.', 'f:fever'],
    ['J’ai plus de fièvre depuis que je dors moins.', 'f:fever'],
    ['Pas de toux, de nouveau de la fièvre.', 'f:fever'],
    ['Pas de toux, d’abord de la fièvre.', 'f:fever'],
    ['De plus en plus de fièvre.', 'f:fever'],
    ['Ça gratte pas que la nuit.', 'f:itch'],
    ['Ça gratte, pas de café.', 'f:itch'],
    ['Pas un jour sans fièvre.', 'f:fever'],
    ['Je ne peux pas avaler.', 'f:swallow'],
    ['Ça gratte au premier pas.', 'f:itch'],
    ['Je ne dors pas.', 'f:insomnia'],
    ['It never stops itching.', 'f:itch'],
    ['I can’t stop itching.', 'f:itch'],
    ['Not only the fever.', 'f:fever'],
    ['Nothing but fever.', 'f:fever'],
    ['No doubt the fever.', 'f:fever'],
    ['Not a day without fever.', 'f:fever'],
    ['I cannot eat a single thing without fever.', 'f:fever'],
    ['I can’t swallow.', 'f:swallow'],
  ])('in %s', (text, id) => {
    expect(present(text)).toContain(id)
    expect(absent(text)).not.toContain(id)
  })
})

test('a site without a finding is not read', () => {
  expect(present('Le doigt va très bien.')).toEqual([])
  expect(present('Le doigt n’a rien.')).toEqual([])
  expect(present('The finger is fine.')).toEqual([])
  expect(present('Mon doigt n’a rien à envier.')).toEqual(['s:finger'])
})

describe('a past or only supposed finding is absent', () => {
  test.each([
    ['Avant j’avais de la fièvre.', 'f:fever'],
    ['Avant, je buvais du café.', 'c:coffee'],
    ['J’avais de la fièvre mais plus maintenant.', 'f:fever'],
    ['Si jamais j’ai de la fièvre, je reviens.', 'f:fever'],
    ['I used to have a fever.', 'f:fever'],
    ['I had a fever but not anymore.', 'f:fever'],
    ['If I ever get a fever, I come back.', 'f:fever'],
  ])('%s', (text, id) => {
    expect(absent(text)).toEqual([id])
    expect(present(text)).toEqual([])
  })

  test.each([
    ['Avant la nuit, de la fièvre.', 'f:fever'],
    ['L’automne d’avant, j’avais de la fièvre.', 'f:fever'],
    ['Deux jours avant, j’avais de la fièvre.', 'f:fever'],
    ['Je toussais avant chaque repas.', 'f:cough'],
    ['Je toussais avant les repas.', 'f:cough'],
    ['Cinq ans avant, j’avais de la fièvre.', 'f:fever'],
    ['J’avais de la fièvre et je tousse.', 'f:fever'],
    ['Avant je toussais, maintenant de la fièvre.', 'f:fever'],
    ['Avant je courais.', 'f:gave-up-sport'],
    ['Si j’ai de la fièvre, je dors.', 'f:fever'],
    ['My fever, I used to say it, is mine.', 'f:fever'],
  ])('but not in %s', (text, id) => {
    expect(present(text)).toContain(id)
  })
})

test('a finding that is told elsewhere in the story is not absent', () => {
  expect(absent('Pas de fièvre. La nuit, de la fièvre.')).toEqual([])
  expect(present('Pas de fièvre. La nuit, de la fièvre.')).toContain('f:fever')
})
