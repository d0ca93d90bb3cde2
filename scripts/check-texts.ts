// Holds the texts against their uses: none missing, none idle, none written on a screen, each language set as it is written, things called as
// docs/vocabulary.md says, on screens and in what the server writes: mails, papers, the export, the summary of a journal.
import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { report, type SourceFile, sourceFiles } from './source-files.ts'
import {
  askable,
  badSpelling,
  badTypography,
  flattened,
  missingPlurals,
  otherParameters,
  type Texts,
  withoutParameters,
} from './text-rules.ts'
import { proseOf, textUses } from './text-uses.ts'
import { vocabularyOf, wrongWords } from './vocabulary.ts'

const OF_CARE =
  /^(?:whatHelped|treatments|tried|closest|understood|matching|observatory|journal|posts\.(?:outcome|resolve|helped))\./

const OF_CARE_ON_SERVER =
  /^(?:server\/(?:journal|medication|treatments|what-helped|observatory|closest|matching|posts)|contract\/medication)\//

const FRENCH = /[àâçèéêîôûœ«\u00a0\u202f]|(?<!\p{L})(?:[cdjlmnst]|qu)’/iu

/** Files of the server with texts: each text is written in every language, and so in French. The stories of the demo are the words of its members. */
const serverTexts = (): SourceFile[] =>
  [...sourceFiles(['server']), ...sourceFiles(['contract'], /-words\.ts$/)].filter(
    (file) =>
      !file.path.startsWith('server/demo/') &&
      proseOf(file).some(({ words }) => FRENCH.test(words.replaceAll('Vécu', ''))),
  )

type Languages = { french: Texts; others: Record<string, Texts> }

/** @param written  the files whose texts the server writes itself */
export function textBreaches(
  files: SourceFile[],
  { french, others }: Languages,
  written: readonly SourceFile[] = [],
): string[] {
  const texts = flattened(french)
  const known = askable(texts.keys())
  const plural = new Set([...known].filter((key) => texts.has(`${key}_other`)))
  const uses = files.map((file) => ({ path: file.path, ...textUses(file) }))
  const startsAny = (prefix: string) => [...known].some((key) => key.startsWith(prefix))

  const wrongUses = uses.flatMap(({ path, asked, prefixes, literals }) => [
    ...asked.filter(({ key }) => !known.has(key)).map(({ key, line }) => `${path}:${line}  t('${key}'): no such text`),
    ...asked
      .filter(({ key, isCounted }) => isCounted === false && plural.has(key))
      .map(({ key, line }) => `${path}:${line}  t('${key}'): its plural forms need a count`),
    ...asked
      .filter(({ key, isCounted }) => isCounted && /\p{L}/u.test(withoutParameters(texts.get(key) ?? '')))
      .map(({ key, line }) => `${path}:${line}  t('${key}'): it has no plural forms for its count`),
    ...prefixes
      .filter(({ prefix }) => !startsAny(prefix))
      .map(({ prefix, line }) => `${path}:${line}  t(\`${prefix}…\`): no text begins so`),
    ...literals.map(
      ({ words, line }) => `${path}:${line}  "${words.slice(0, 60)}" is written on the screen: it belongs to the texts`,
    ),
  ])

  const vocabulary = vocabularyOf()
  const vocabularyOfCare = { ...vocabulary, never: [...vocabulary.never, 'pour vous', 'for you'] }
  const misnamedIn = (place: string, text: string, isOfCare: boolean) =>
    wrongWords(text, isOfCare ? vocabularyOfCare : vocabulary).map(
      (word) => `${place}: "${word}" is called otherwise (docs/vocabulary.md): ${text}`,
    )
  const misnamed = (told: Map<string, string>) =>
    [...told].flatMap(([key, text]) => misnamedIn(key, text, OF_CARE.test(key)))
  const misspeltIn = (place: string, text: string, language: Language) =>
    badSpelling(text, language).map((why) => `${place}: ${why}: ${text}`)
  const breachesByServer = (file: SourceFile) =>
    proseOf(file).flatMap(({ words, line, language }) => [
      ...misnamedIn(`${file.path}:${line}`, words, OF_CARE_ON_SERVER.test(file.path)),
      ...(language ? misspeltIn(`${file.path}:${line}`, words, language) : []),
    ])

  const strings = new Set(uses.flatMap((each) => [...each.strings]))
  const built = uses.flatMap((each) => [...each.built])
  const isUsed = (key: string) => strings.has(key) || built.some((prefix) => key.startsWith(prefix))
  const idle = [...texts.keys()].filter((key) => !isUsed(key) && !isUsed(key.replace(/_(zero|one|many|other)$/, '')))

  return [
    ...wrongUses,
    ...idle.map((key) => `${key}: no screen says it`),
    ...missingPlurals(texts),
    ...[...texts].flatMap(([key, text]) => badTypography(text).map((why) => `${key}: ${why}: ${text}`)),
    ...misnamed(texts),
    ...Object.values(others).flatMap((other) => misnamed(flattened(other))),
    ...written.flatMap(breachesByServer),
    ...LANGUAGES.flatMap((language) =>
      [...flattened(others[language] ?? {})].flatMap(([key, text]) =>
        misspeltIn(`${key} (${language})`, text, language),
      ),
    ),
    ...Object.entries(others).flatMap(([language, other]) =>
      otherParameters(texts, flattened(other)).map((why) => `${why} (${language})`),
    ),
  ]
}

if (import.meta.main) {
  const { french } = await import('#web/app/texts.fr.ts')
  const { english } = await import('#web/app/texts.en.ts')
  const files = sourceFiles(['web', 'contract']).filter(({ path }) => !/\/texts(\.\w+)*\.ts$/.test(path))
  report(textBreaches(files, { french, others: { en: english } }, serverTexts()))
}
