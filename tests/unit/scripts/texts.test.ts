import { describe, expect, test } from 'vitest'
import { textBreaches } from '../../../scripts/check-texts.ts'
import { badSpelling, badTypography, type Texts } from '../../../scripts/text-rules.ts'
import { vocabularyOf, wrongWords } from '../../../scripts/vocabulary.ts'

const french = {
  posts: { title: 'Titre', count_one: '{{count}} avis', count_many: '{{count}} d’avis', count_other: '{{count}} avis' },
  errors: { NOT_FOUND: 'Introuvable', LATE: 'Trop tard, {{name}}' },
}
const everyUse = `t('posts.title'); t('posts.count', { count }); t(\`errors.\${code}\`)`

function breachesOf(source: string, { en = {} } = {}): string[] {
  return textBreaches([{ path: 'web/posts/card.tsx', text: source }], { french, others: { en } })
}

test('complete texts that are all used pass', () => {
  expect(breachesOf(everyUse)).toEqual([])
})

test.each([
  [`t('posts.tilte')`, `web/posts/card.tsx:1  t('posts.tilte'): no such text`],
  [`i18n.t(isOpen ? 'posts.title' : 'posts.shut')`, `web/posts/card.tsx:1  t('posts.shut'): no such text`],
  [`<Trans i18nKey="posts.tilte" />`, `web/posts/card.tsx:1  t('posts.tilte'): no such text`],
  [`t('posts.title', { count })`, `web/posts/card.tsx:1  t('posts.title'): it has no plural forms for its count`],
  [`t('posts.count', { name })`, `web/posts/card.tsx:1  t('posts.count'): its plural forms need a count`],
  [`t('posts.count')`, `web/posts/card.tsx:1  t('posts.count'): its plural forms need a count`],
  [`t(\`wards.\${code}\`)`, 'web/posts/card.tsx:1  t(`wards.…`): no text begins so'],
  ['<p>Bonjour</p>', 'web/posts/card.tsx:1  "Bonjour" is written on the screen: it belongs to the texts'],
  [
    '<p>{isOpen ? "Ouvert" : ""}</p>',
    'web/posts/card.tsx:1  "Ouvert" is written on the screen: it belongs to the texts',
  ],
  [`<p>{\`\${days} jours\`}</p>`, 'web/posts/card.tsx:1  "jours" is written on the screen: it belongs to the texts'],
  ['<input placeholder="Titre" />', 'web/posts/card.tsx:1  "Titre" is written on the screen: it belongs to the texts'],
])('%s is caught', (use, breach) => {
  expect(breachesOf(`${use}\n${everyUse}`)).toEqual([breach])
})

test('figures, punctuation, the brand and hidden text do not count as words', () => {
  expect(breachesOf(`<p className="card" role="note">Vécu · 15 {t('posts.title')}</p>\n${everyUse}`)).toEqual([])
})

test('a text that no screen uses is idle', () => {
  expect(breachesOf(`t('posts.count', { count }); t(\`errors.\${code}\`)`)).toEqual(['posts.title: no screen says it'])
})

test('a text stays idle whatever else says "*": only what is built begins a key', () => {
  expect(breachesOf(`['*', 'post*'].includes(word); t('posts.count', { count }); t(\`errors.\${code}\`)`)).toEqual([
    'posts.title: no screen says it',
  ])
})

test('a translation names the same parameters', () => {
  expect(breachesOf(everyUse, { en: { errors: { LATE: 'Too late' } } })).toEqual([
    'errors.LATE: French names {{name}}, its translation {{}} (en)',
  ])
})

test('a plural without its many is incomplete', () => {
  const texts = { feed: { count_one: 'un', count_other: '{{count}}' } }
  const file = { path: 'web/posts/card.tsx', text: `t('feed.count', { count })` }
  expect(textBreaches([file], { french: texts, others: {} })).toEqual([
    'feed.count: its plural form feed.count_many is missing',
  ])
})

test.each([
  'Prêt\u202f?',
  'À noter\u00a0: rien',
  '«\u00a0oui\u00a0»',
  '95\u00a0%',
  '{{value}}\u00a0%',
  'l’heure, 10:30',
  'https://vecu.example',
  '1\u202f250 membres',
  'Quoi\u202f?!',
  '{{ date, short }} <b>ici</b>',
])('%s is well set', (text) => {
  expect(badTypography(text)).toEqual([])
})

test.each([
  'Prêt ?',
  'Prêt?',
  'À noter : rien',
  '« oui »',
  "l'heure",
  '95 %',
  '1 250 membres',
  'Dr Martin',
  'dit "oui"',
  'le tchat',
])('%s is badly set', (text) => {
  expect(badTypography(text)).toHaveLength(1)
})

test.each(['Your e-mail address', 'E-mails are sent', 'we’ll e\u2011mail you'])(
  '%s is badly set in English',
  (text) => {
    expect(badSpelling(text, 'en')).toHaveLength(1)
  },
)

test('English on screens and in mails has no hyphen in "email", at which a line would cut it; French keeps its own', () => {
  const texts = { posts: { title: 'Une adresse e-mail' } }
  const en = { posts: { title: 'An e-mail address' } }
  const screen = { path: 'web/posts/card.tsx', text: `t('posts.title')` }
  const mails = {
    path: 'server/a/mails.ts',
    text: `const MAILS = {\n  fr: 'Un autre e-mail',\n  en: { a: () => 'Another e-mail' } }`,
  }
  const why = 'one word for it, which no line cuts: email'
  expect(textBreaches([screen], { french: texts, others: { en } }, [mails])).toEqual([
    `server/a/mails.ts:3: ${why}: Another e-mail`,
    `posts.title (en): ${why}: An e-mail address`,
  ])
})

test.each([
  ['Vos correspondances', ['correspondance']],
  ['Trois matchs, des récits semblables', ['match', 'récit semblable']],
  ['Similaires', ['=Similaires']],
  ['Your best matches', ['matches']],
  ['Trouver des matchs', []],
  ['Matchs & Connexions', []],
  ['Vos cas proches', []],
  ['Des symptômes similaires', []],
  ['Nothing matches this search here.', []],
  ['Activer le rapprochement', []],
  // Ruling 56, in both languages.
  ['Les traitements efficaces, recommandés', ['efficace', 'recommandé']],
  ['An effective treatment, recommended', ['effective', 'recommended']],
  ['Vécu détecte vos chances et votre pronostic', ['détecte', 'pronostic', 'chances']],
  ['Des membres recommandent ce geste, avec de bonnes chances', ['recommandent', 'chances']],
  ['On ne peut que le recommander\u00a0: une recommandation de tous', ['recommander', 'recommandation']],
  ['Members recommend it: good chances, proven effectiveness', ['recommend', 'chances', 'effectiveness']],
  ['Mise en jeu du pronostic vital', []],
  ['It detects your case and its expected duration', ['detect', 'expected duration', 'your case']],
  ['La durée prévue, la probabilité', ['durée prévue', 'probabilité']],
  ['Votre diagnostic', ['diagnostic']],
  ['Le diagnostic posé par son auteur. Ce n’est pas un diagnostic.', []],
  ['Your diagnosis', ['diagnosis']],
  ['Nobody diagnoses', ['diagnose']],
  ['Diagnosis found: named by its author. This is not a diagnosis.', []],
  ['Somewhat close', ['somewhat close']],
  ['Under a pseudonym, in the news feed', ['pseudonym', 'news feed']],
  ['Sous un pseudonyme', []],
  ['Sign up', ['=Sign up']],
  ['Sign in / Sign up', []],
  ['Accès réservé', ['accès réservé']],
])('the vocabulary refuses in "%s" the words %j', (text, words) => {
  expect(wrongWords(text, vocabularyOf()).sort()).toEqual(words.sort())
})

test.each(['whatHelped.intro', 'tried.notKnown', 'closest.how', 'posts.outcome.title'])(
  'nothing is "pour vous" in %s, where others tell what they lived',
  (key) => {
    const french = key.split('.').reduceRight<unknown>((told, name) => ({ [name]: told }), 'Pour vous')
    const breaches = textBreaches([{ path: 'web/a.tsx', text: `t('${key}')` }], {
      french: french as Texts,
      others: {},
    })
    expect(breaches).toEqual([`${key}: "pour vous" is called otherwise (docs/vocabulary.md): Pour vous`])
  },
)

describe('texts that the server writes itself', () => {
  const complete = { french: {}, others: {} }
  const breachesIn = (path: string, text: string) => textBreaches([], complete, [{ path, text }])

  test('are held by the same names, in sentences and in parts of one', () => {
    expect(
      breachesIn(
        'server/notifications/mails.ts',
        `const WORDS = {\n  fr: \`Vos chances, \${name}\`, en: 'A best treatment' }`,
      ),
    ).toEqual([
      'server/notifications/mails.ts:2: "chances" is called otherwise (docs/vocabulary.md): Vos chances,',
      'server/notifications/mails.ts:2: "best treatment" is called otherwise (docs/vocabulary.md): A best treatment',
    ])
  })

  test('say "pour vous" of a mail, and not of what was tried or noted', () => {
    const text = "const title = 'Du nouveau pour vous'"
    expect(breachesIn('server/notifications/mails.ts', text)).toEqual([])
    expect(breachesIn('server/journal/summary-texts.ts', text)).toHaveLength(1)
  })

  test('are neither names of columns nor statements', () => {
    expect(breachesIn('server/posts/queries.ts', "sql`select diagnosis from post`; pick(row, 'diagnosis')")).toEqual([])
  })
})

test('a wrong name in any language is a breach', () => {
  const texts = { posts: { title: 'Vos matchs' } }
  expect(
    textBreaches([{ path: 'web/posts/card.tsx', text: `t('posts.title')` }], { french: texts, others: {} }),
  ).toEqual(['posts.title: "match" is called otherwise (docs/vocabulary.md): Vos matchs'])
})
