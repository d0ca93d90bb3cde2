import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { nameOf } from '#lexicon/readers/explain.ts'
import { type Quote, readStory, StoryTooLong } from '#lexicon/readers/read-story.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'

export const READ_USAGE = `  read [--language fr]   read one text a line from standard input, and write what is read of each as a line of JSON: for whoever
                         keeps the words of lexicon/vocabulary`

/**
 * Reads texts from standard input, one a line, and writes one line of JSON for each: language; present, absent and relatives as {feature, name, quote}; unread
 * words. For a text that is too long it writes {error}.
 * @param args  `--language`: the language of the texts and names; without it each text's own is detected
 * @returns     the exit code
 */
export async function readTexts(args: string[]): Promise<number> {
  const language = languageIn(args)
  if (language === null) {
    console.error(`--language is one of ${LANGUAGES.join(', ')}.`)
    return 1
  }
  for await (const text of createInterface({ input: process.stdin }))
    console.log(JSON.stringify(readingOf(text, language)))
  return 0
}

function languageIn(args: string[]): Language | undefined | null {
  const { language } = parseArgs({ args, options: { language: { type: 'string' } } }).values
  return language === undefined ? undefined : (LANGUAGES.find((each) => each === language) ?? null)
}

function readingOf(text: string, given: Language | undefined): object {
  try {
    const lexicon = theLexicon()
    const reading = readStory(lexicon, { title: '', description: text }, given ? { language: given } : {})
    const things = (quotes: ReadonlyMap<string, Quote>) =>
      [...quotes]
        .filter(([feature]) => !feature.startsWith('HP:'))
        .map(([feature, { at, end }]) => ({
          feature,
          name: nameOf(lexicon, feature, reading.language),
          quote: reading.text.slice(at, end),
        }))
    const { language, present, absent, relatives, unread } = reading
    return {
      language,
      present: things(present),
      absent: things(absent),
      relatives: things(relatives),
      unread: [...new Set(unread)],
    }
  } catch (error) {
    if (error instanceof StoryTooLong) return { error: error.message }
    throw error
  }
}
