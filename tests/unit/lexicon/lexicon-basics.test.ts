import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/foundation/languages.ts'
import { readStory } from '#lexicon/readers/read-story.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'

/** Everyday expressions, each after the id that it means: no other expression of few words may take the place of one of them. */
const BASICS: Record<Language, string> = {
  fr: `
    s:head tête | s:head crâne | s:forehead front | s:face visage | s:eye œil | s:eye yeux | s:ear oreille | s:nose nez | s:mouth bouche | s:lip lèvres
    s:tongue langue | s:tooth dents | s:jaw mâchoire | s:chin menton | s:cheek joue | s:neck cou | s:nape nuque | s:throat gorge | s:shoulder épaule
    s:arm bras | s:elbow coude | s:wrist poignet | s:hand main | s:hand mains | s:finger doigts | s:nail ongles | s:chest poitrine | s:heart cœur | s:breast seins
    s:ribs côtes | s:back dos | s:abdomen ventre | s:stomach estomac | s:bladder vessie | s:lower-back reins | s:pelvis bassin | s:hip hanche | s:groin aine
    s:buttock fesses | s:thigh cuisse | s:knee genou | s:leg jambes | s:calf mollet | s:ankle cheville | s:foot pieds | s:heel talon | s:toe orteils
    s:skin peau | s:hair cheveux | s:muscle muscles | s:joint articulations
    f:pain douleur | f:pain mal | f:fever fièvre | f:cough toux | f:cough tousse | f:fatigue fatigue | f:fatigue épuisé | f:nausea nausées | f:vomit vomissements
    f:diarrhea diarrhée | f:constipation constipation | f:bloating ballonnements | f:vertigo vertiges | f:headache maux de tête | f:migraine migraine
    f:insomnia insomnie | f:itch démangeaisons | f:rash boutons | f:red rougeur | f:swell gonflement | f:breathless essoufflement | f:palpitations palpitations
    f:cramp crampes | f:tingle fourmillements | f:numb engourdi | f:burn brûlures | f:tremor tremblements | f:weak faiblesse | f:stiff raideur
    f:myalgia courbatures | f:chills frissons | f:sweat sueurs | f:tinnitus acouphènes | f:blur vision floue | f:double vois double | f:anxiety anxiété
    c:morning le matin | c:evening soir | c:night nuit | c:standing debout | c:lying couché | c:lying allongé | c:sitting assis | c:cold au froid | c:heat chaleur
    c:effort effort | c:meal repas | c:alcohol alcool | c:coffee café | c:stress stress | c:menses règles | c:walking en marchant`,
  en: `
    s:head head | s:forehead forehead | s:face face | s:eye eyes | s:ear ears | s:nose nose | s:mouth mouth | s:lip lips | s:tongue tongue | s:tooth teeth | s:jaw jaw
    s:cheek cheeks | s:neck neck | s:throat throat | s:shoulder shoulder | s:arm arms | s:elbow elbow | s:wrist wrist | s:hand hands | s:finger fingers | s:nail nails
    s:chest chest | s:heart heart | s:breast breasts | s:ribs ribs | s:back back | s:abdomen belly | s:stomach stomach | s:bladder bladder | s:kidney kidneys
    s:hip hip | s:groin groin | s:buttock buttocks | s:thigh thigh | s:knee knee | s:leg legs | s:calf calves | s:ankle ankle | s:foot feet | s:heel heel | s:toe toes
    s:skin skin | s:hair hair | s:muscle muscles | s:joint joints
    f:pain pain | f:fever fever | f:cough cough | f:fatigue tired | f:fatigue exhausted | f:nausea nausea | f:vomit vomiting | f:diarrhea diarrhea
    f:constipation constipation | f:bloating bloating | f:vertigo dizzy | f:headache headache | f:migraine migraine | f:insomnia insomnia | f:itch itchy | f:rash rash
    f:red redness | f:swell swelling | f:breathless breathless | f:palpitations palpitations | f:cramp cramps | f:tingle tingling | f:numb numb | f:burn burning
    f:tremor trembling | f:tremor shaking | f:weak weak | f:stiff stiff | f:chills chills | f:sweat sweats | f:tinnitus tinnitus | f:blur blurry | f:double double vision
    f:anxiety my anxiety | c:morning in the morning | c:evening evening | c:night night | c:standing while standing | c:lying lie down | c:sitting while sitting | c:cold in the cold | c:heat heat
    c:effort effort | c:meal meals | c:alcohol alcohol | c:coffee coffee | c:stress stress | c:walking long walk`,
}
/** Expressions that are said of many things, none of them a circumstance of a symptom: nothing may be read in them. */
const NO_MORE: Record<Language, string> = {
  fr: 'ma mère | mon père | ma sœur | mon mari | une seconde | fait le tour | de mon côté | exactement ça | fait face | coup de main | à Tours | en cours',
  en: 'my mother | my dad | a second | catch a cold | of course',
}

const read = (language: Language, said: string) =>
  readStory(theLexicon(), {
    title: '',
    description:
      language === 'fr' ? `Alors ${said}, et voilà pour le moment.` : `Well, ${said}, and that is it for now.`,
  })
const pieces = (list: string) => list.split(/[|\n]/).flatMap((piece) => piece.trim() || [])

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  test.each(pieces(BASICS[language]).map((piece) => [piece.slice(piece.indexOf(' ') + 1), piece.split(' ')[0]!]))(
    '“%s” is %s, and no circumstance besides',
    (said, id) => {
      const present = [...read(language, said).present.keys()]
      expect(present).toContain(id)
      const allowed = new Set(theLexicon().broader(id))
      expect(present.filter((feature) => feature.startsWith('c:') && !allowed.has(feature))).toEqual([])
    },
  )

  test.each(pieces(NO_MORE[language]))('“%s” says nothing', (said) => {
    expect([...read(language, said).present.keys()]).toEqual([])
  })
})

const readAlone = (language: Language, text: string) => [
  ...readStory(theLexicon(), { title: '', description: text }, { language }).present.keys(),
]

test.each([
  ['en', 'anxiety', 'f:anxiety'],
  ['en', 'In the cold', 'c:cold'],
  ['en', 'morning', 'c:morning'],
  ['fr', 'Froid ', 'c:cold'],
  ['fr', 'le matin', 'c:morning'],
] as const)('in %s a tag or search “%s” is %s, whose name it is', (language, text, id) => {
  expect(readAlone(language, text)).toContain(id)
})

test.each([
  ['fr', 'fuite en toussant', 'f:cough-dry'],
  ['en', 'leak when coughing', 'f:cough-dry'],
  ['fr', 'perdre connaissance', 'c:stays-aware'],
  ['fr', 'selles', 'f:worms'],
  ['en', 'sweating', 'f:no-sweat'],
  ['en', 'periods', 'f:no-periods'],
  ['fr', 'règles', 'c:after-menses'],
  ['en', 'work', 'c:cannot-work'],
] as const)('in %s “%s” is not %s, whose name says something else of it', (language, text, id) => {
  expect(theLexicon().names.has(id)).toBe(true)
  expect(readAlone(language, text)).not.toContain(id)
})

test('a name that denies is read as it stands, and denies nothing', () => {
  const name = theLexicon().names.get('f:cough-dry')!.fr
  const { present, absent } = readStory(theLexicon(), { title: '', description: name }, { language: 'fr' })
  expect(present.has('f:cough-dry')).toBe(true)
  expect([...absent.keys()]).toEqual([])
})
