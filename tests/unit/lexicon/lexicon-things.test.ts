import { expect, test } from 'vitest'
import { readStory } from '#lexicon/readers/read-story.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'

const findingsIn = (description: string, language: 'fr' | 'en') =>
  [...readStory(theLexicon(), { title: '', description }, { language }).present.keys()].filter((id) =>
    id.startsWith('f:'),
  )

test.each([
  ['La moto tousse et repart.', 'fr'],
  ['Le canapé rouge est sec.', 'fr'],
  ['Mon vélo grince, la chaîne est sèche.', 'fr'],
  ['Le cheval baisse la tête et gratte le sol.', 'fr'],
  ['Notre vieux chien boite d’une patte. Il vomit le matin.', 'fr'],
  ['Our old dog limps on one leg, and he scratches his red ears. He vomits in the morning.', 'en'],
  ['Les négociations sont bloquées.', 'fr'],
  ['The engine coughs in the morning.', 'en'],
  ['The kitchen is yellow now.', 'en'],
] as const)('nothing is read in the description of a thing or an animal: “%s”', (sentence, language) => {
  expect(findingsIn(sentence, language)).toEqual([])
})

test.each([
  ['Les plaques grattent.', 'fr', 'f:rash'],
  ['Mon pied gratte.', 'fr', 'f:itch@foot'],
  ['La laine me gratte.', 'fr', 'f:itch'],
  ['Le neurologue a vu un tremblement.', 'fr', 'f:tremor'],
  ['Mon fils tousse.', 'fr', 'f:cough'],
  ['Mon chien me réveille, je tousse.', 'fr', 'f:cough'],
  ['Mon chien va bien. Il y a une toux qui reste.', 'fr', 'f:cough'],
  ['Un étau, et ma main tremble.', 'fr', 'f:tremor'],
  ['Rouge et sec partout.', 'fr', 'f:red'],
  ['My son coughs.', 'en', 'f:cough'],
  ['Une vilaine toux depuis un mois.', 'fr', 'f:cough'],
  ['Une impression de vertige permanente.', 'fr', 'f:vertigo'],
  ['Le Levothyrox provoque des palpitations.', 'fr', 'f:palpitations'],
  ['Le chat déclenche des éternuements.', 'fr', 'f:sneeze'],
  ['Ce qui domine, une fatigue écrasante.', 'fr', 'f:fatigue'],
  ['A persistent cough for three weeks.', 'en', 'f:cough'],
  ['My calf cramps at night.', 'en', 'f:cramp'],
  ['I have shaking hands.', 'en', 'f:tremor'],
  ['The noise makes me dizzy.', 'en', 'f:vertigo'],
] as const)('a body, a person or a trouble is read: “%s”', (sentence, language, finding) => {
  expect(findingsIn(sentence, language)).toContain(finding)
})
