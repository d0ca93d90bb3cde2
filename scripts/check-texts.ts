// Holds the texts against their uses: none missing, none idle, none written on a screen, French set as French is set, things called as docs/vocabulary.md says.
import { report, type SourceFile, sourceFiles } from './source-files.ts'
import {
  askable,
  badTypography,
  flattened,
  missingPlurals,
  otherParameters,
  type Texts,
  withoutParameters,
} from './text-rules.ts'
import { textUses } from './text-uses.ts'
import { vocabularyOf, wrongWords } from './vocabulary.ts'

/** Texts of what members tried and what came of it, which tell of others and never of the reader. */
const OF_CARE =
  /^(?:whatHelped|treatments|tried|closest|understood|matching|observatory|posts\.(?:outcome|resolve|helped))\./

type Languages = { french: Texts; others: Record<string, Texts> }

/** One line for each breach. */
export function textBreaches(files: SourceFile[], { french, others }: Languages): string[] {
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
  const misnamed = (told: Map<string, string>) =>
    [...told].flatMap(([key, text]) =>
      wrongWords(text, OF_CARE.test(key) ? vocabularyOfCare : vocabulary).map(
        (word) => `${key}: "${word}" is called otherwise (docs/vocabulary.md): ${text}`,
      ),
    )

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
    ...Object.entries(others).flatMap(([language, other]) =>
      otherParameters(texts, flattened(other)).map((why) => `${why} (${language})`),
    ),
  ]
}

if (import.meta.main) {
  const { french } = await import('#web/app/texts.fr.ts')
  const { english } = await import('#web/app/texts.en.ts')
  const files = sourceFiles(['web', 'contract']).filter(({ path }) => !/\/texts(\.\w+)*\.ts$/.test(path))
  report(textBreaches(files, { french, others: { en: english } }))
}
