import { expect, test } from 'vitest'
import type { Language } from '#contract/foundation/languages.ts'
import { readStory } from '#lexicon/readers/read-story.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'

/** A story, what its author has, and what a relative has. */
type Row = [story: string, mine: string, theirs: string]

const FRENCH: Row[] = [
  // One sentence tells of both.
  ['Je dors mal. Ma mère a des migraines et je tousse.', 'cough', 'migraine'],
  ['Je dors mal. Ma mère a des migraines, je tousse.', 'cough', 'migraine'],
  ['Je dors mal. Ma mère a des migraines, moi j’ai de la fièvre.', 'fever', 'migraine'],
  ['Je dors mal. Mon fils a de la fièvre, moi j’ai des vertiges.', 'vertigo', 'fever'],
  ['Je dors mal. Mon fils a de la fièvre et moi des vertiges.', 'vertigo', 'fever'],
  ['Je dors mal. Ma mère avait de la fièvre, et moi j’ai des vertiges.', 'vertigo', 'fever'],
  ['Je dors mal. Mon fils a de la fièvre mais je tousse.', 'cough', 'fever'],
  ['Je dors mal. Mon fils a de la fièvre je tousse.', 'cough', 'fever'],
  ['Je tousse et mon fils a de la fièvre.', 'cough', 'fever'],
  ['Je tousse parce que mon fils a de la fièvre.', 'cough', 'fever'],
  ['Ma fille tousse et moi j’ai de la fièvre. J’ai des vertiges.', 'fever vertigo', 'cough'],
  ['Je dors mal. Ma fille tousse, j’ai de la fièvre, elle a des migraines.', 'fever', 'cough migraine'],
  ['Je dors mal. Ma sœur a des migraines alors que je tousse.', 'cough', 'migraine'],
  ['Je dors mal. Ma sœur a de la fièvre, moi non.', '', 'fever'],
  // A pronoun goes on.
  ['Je dors mal. Ma fille a de la fièvre. Elle tousse.', '', 'fever cough'],
  ['Je dors mal. Ma fille a de la fièvre. Sa tête lui fait mal.', '', 'fever headache'],
  ['Je dors mal. Ma fille a de la fièvre. Elle tousse. J’ai des vertiges.', 'vertigo', 'fever cough'],
  ['Je dors mal. Ma fille a de la fièvre. Elle a des migraines et j’ai des vertiges.', 'vertigo', 'fever migraine'],
  ['Je dors mal. Ma fille a de la fièvre. Je suis inquiète. Elle tousse.', '', 'fever cough'],
  ['Je dors mal. Ma fille a de la fièvre. Je tousse. Elle est sèche.', 'cough', 'fever'],
  ['Je dors mal. Mon fils va mieux. Il y a une toux qui reste.', 'cough', ''],
  // A shared complaint is that of its author.
  ['Je dors mal. Avec ma fille nous avons de la fièvre.', 'fever', ''],
  ['Je dors mal. Avec ma fille, nous avons de la fièvre.', 'fever', ''],
  ['Je dors mal. Mon mari et moi avons de la fièvre.', 'fever', ''],
  ['Je dors mal. Moi et mon mari avons de la fièvre.', 'fever', ''],
  ['Je dors mal. Ma fille a de la fièvre. Nous avons des vertiges tous les deux.', 'vertigo', 'fever'],
  ['Je dors mal. Ma sœur a de la fièvre, moi aussi.', 'fever', ''],
  ['Ma fille et moi avons de la fièvre depuis lundi. Elle tousse. Moi, j’ai des vertiges.', 'fever vertigo', 'cough'],
  ['Ma fille et moi avons de la fièvre. Elle a aussi des migraines. J’ai des vertiges.', 'fever vertigo', 'migraine'],
  // A parent tells a child's story.
  ['Mon fils a de la fièvre. Je suis inquiète. Il tousse.', 'fever cough', ''],
  ['Mon fils a de la fièvre, je suis inquiète. Il tousse.', 'fever cough', ''],
  ['Mon fils a de la fièvre. Je l’ai emmené aux urgences. Il tousse.', 'fever cough', ''],
  ['Mon fils a de la fièvre. Je suis inquiète. Il tousse. Moi, j’ai des vertiges.', 'vertigo', 'fever cough'],
  // The rows below were written after the rules.
  ['Je dors mal. Mon frère vomit tous les matins et moi j’ai la diarrhée.', 'diarrhea', 'vomit'],
  ['Je dors mal. Mon père ronfle ; moi, je grelotte.', 'chills', 'snore'],
  [
    'Je dors mal. Ma grand-mère avait de l’eczéma, maintenant je me gratte aussi les bras, des démangeaisons.',
    'itch',
    'eczema',
  ],
  ['J’ai des nausées et ma cousine a la diarrhée.', 'nausea', 'diarrhea'],
  ['J’ai des palpitations car mon bébé vomit sans cesse.', 'palpitations', 'vomit'],
  ['Je suis constipée, mon compagnon a la diarrhée.', 'constipation', 'diarrhea'],
  ['Je dors mal. Ma tante tremble des mains tandis que j’ai des nausées.', 'nausea', 'tremor'],
  [
    'Je dors mal. Mes parents vont bien. Mon oncle a de l’eczéma. Il éternue beaucoup. J’ai la nausée.',
    'nausea',
    'eczema sneeze',
  ],
  ['Je dors mal. Mes enfants ont la diarrhée. Ils vomissent.', '', 'diarrhea vomit'],
  ['Je dors mal. Mon conjoint a des frissons. Ses mains tremblent.', '', 'chills tremor'],
  [
    'J’ai des vertiges. Ma voisine a des nausées. Elle vomit la nuit. Moi je n’ai pas de nausées.',
    'vertigo',
    'nausea vomit',
  ],
  ['J’ai des vertiges. Ma femme et moi avons la diarrhée. Elle vomit.', 'vertigo diarrhea', 'vomit'],
  ['J’ai des vertiges. Mon copain et moi avons des nausées, il vomit.', 'vertigo nausea', 'vomit'],
  ['J’ai des vertiges. Avec mon mari on a la diarrhée.', 'vertigo diarrhea', ''],
  ['J’ai des vertiges. Mon frère a de l’eczéma et j’en ai aussi.', 'vertigo eczema', ''],
  ['J’ai des vertiges. Même ma mère a des nausées, j’en ai tout le temps.', 'vertigo nausea', ''],
  ['Mon bébé vomit. J’ai peur. Il a la diarrhée.', 'vomit diarrhea', ''],
  ['Ma mère a des vertiges. Je ne sais plus quoi faire. Elle vomit.', 'vertigo vomit', ''],
  ['J’ai des vertiges. Ma mère, elle, a des nausées.', 'vertigo', 'nausea'],
  ['Ma sœur ronfle, mais depuis lundi j’ai des frissons et des nausées.', 'chills nausea', 'snore'],
  // A relative who perceives tells of the author, a doctor named between is whom "il" goes on about, and fear of a pain of one's own is no aside.
  ['Je dors mal. Ma femme s’inquiète. Elle entend des ronflements.', 'snore', ''],
  ['Je dors mal. Ma mère a de la fièvre. Mon médecin m’a vu, il parle de vertiges.', 'vertigo', 'fever'],
  [
    'Je dors mal. Mon père a de la fièvre. J’ai vu mon médecin, il m’a rassuré. Il parle de vertiges.',
    'vertigo',
    'fever',
  ],
  ['Je dors mal. Ma fille a de la fièvre. Je l’ai emmenée chez le médecin. Elle tousse.', '', 'fever cough'],
  [
    'Je dors mal. Mon mari m’a emmenée aux urgences. J’ai des vertiges qui me font peur. Elle revient, la toux.',
    'vertigo cough',
    '',
  ],
  ['Je dors mal. Mon fils a de la fièvre. Elle revient le soir, la toux.', 'cough', 'fever'],
]

const ENGLISH: Row[] = [
  ['I sleep badly. My son has a fever, I have vertigo.', 'vertigo', 'fever'],
  ['I sleep badly. My son has a fever and I have vertigo.', 'vertigo', 'fever'],
  ['I sleep badly. My mother had migraines, and I cough.', 'cough', 'migraine'],
  ['I sleep badly. My son has a fever but I cough.', 'cough', 'fever'],
  ['I cough and my son has a fever.', 'cough', 'fever'],
  ['My daughter coughs and I have a fever. I have vertigo.', 'fever vertigo', 'cough'],
  ['I sleep badly. My sister has a fever, I don’t.', '', 'fever'],
  ['I sleep badly. My daughter has a fever. She coughs.', '', 'fever cough'],
  ['I sleep badly. My daughter has a fever. Her head hurts.', '', 'fever headache'],
  ['I sleep badly. My daughter has a fever. She coughs. I have vertigo.', 'vertigo', 'fever cough'],
  ['I sleep badly. My husband and me have a fever.', 'fever', ''],
  ['I sleep badly. My husband and I have a fever.', 'fever', ''],
  ['I sleep badly. With my daughter we have a fever.', 'fever', ''],
  ['I sleep badly. My sister has a fever, me too.', 'fever', ''],
  ['My daughter and I have had a fever since Monday. She coughs. I have vertigo.', 'fever vertigo', 'cough'],
  ['My son has a fever. I am worried. He coughs.', 'fever cough', ''],
  ['My son has a fever. I took him to the doctor. He coughs.', 'fever cough', ''],
  // The rows below were written after the rules.
  ['I sleep badly. My father snores and I have chills.', 'chills', 'snore'],
  ['I sleep badly. My kids have diarrhea, and since Monday I have nausea.', 'nausea', 'diarrhea'],
  ['I have palpitations because my baby has a fever.', 'palpitations', 'fever'],
  ['I have nausea, my husband has diarrhea.', 'nausea', 'diarrhea'],
  ['I sleep badly. My brother has eczema while I have chills.', 'chills', 'eczema'],
  ['I sleep badly. My wife has chills. Her hands shake.', '', 'chills tremor'],
  ['I have vertigo. My kids have diarrhea. They have chills.', 'vertigo', 'diarrhea chills'],
  ['I have vertigo. My aunt has eczema. She sneezes. I have nausea.', 'vertigo nausea', 'eczema sneeze'],
  ['I have vertigo. My partner and I have diarrhea. He has chills.', 'vertigo diarrhea', 'chills'],
  ['I have vertigo. Me and my sister have eczema.', 'vertigo eczema', ''],
  ['I have vertigo. My brother has eczema and I have it too.', 'vertigo eczema', ''],
  ['I have vertigo. My mother has nausea, so do I.', 'vertigo nausea', ''],
  ['I have vertigo. My mother has nausea, I never do.', 'vertigo', 'nausea'],
  ['My baby has diarrhea. I am scared. He has a fever.', 'diarrhea fever', ''],
  ['My husband snores, but I have chills and nausea.', 'chills nausea', 'snore'],
]

const idsIn = (list: string): string[] => list.split(' ').filter((id) => id !== '')

const rowsOf = (rows: readonly Row[], language: Language) =>
  rows.map(([story, mine, theirs]) => [story, idsIn(mine), idsIn(theirs), language] as const)

test.each([...rowsOf(FRENCH, 'fr'), ...rowsOf(ENGLISH, 'en')])(
  'a complaint is that of the person whose clause tells it: %s',
  (description, mine, theirs, language) => {
    const { present, relatives } = readStory(theLexicon(), { title: '', description }, { language })
    const told = [...present.keys(), ...relatives.keys()]
    expect(told).toEqual(expect.arrayContaining([...mine, ...theirs].map((id) => `f:${id}`)))
    expect(mine.filter((id) => !present.has(`f:${id}`))).toEqual([])
    expect(theirs.filter((id) => present.has(`f:${id}`))).toEqual([])
  },
)
