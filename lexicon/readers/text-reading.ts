import type { Language } from '#contract/foundation/languages.ts'
import { nameOf } from './explain.ts'
import type { Lexicon } from './lexicon.ts'
import { type Quote, readStory } from './read-story.ts'
import { narrowest } from './vocabulary.ts'

type ReadThing = { id: string; name: string; words: string }

export type TextReading = {
  language: Language
  present: ReadThing[]
  implied: ReadThing[]
  absent: ReadThing[]
  relatives: ReadThing[]
  unread: string[]
}

/**
 * @param language in which things are named; the text is read in its own
 * @throws StoryTooLong
 */
export function textReading(lexicon: Lexicon, text: string, language: Language): TextReading {
  const reading = readStory(lexicon, { title: '', description: text })
  const things = (quotes: ReadonlyMap<string, Quote>): ReadThing[] =>
    [...quotes]
      .filter(([id]) => !id.startsWith('HP:'))
      .map(([id, { at, end }]) => ({ id, name: nameOf(lexicon, id, language), words: reading.text.slice(at, end) }))
  const said = narrowest(lexicon, reading.present.keys())
  const present = things(reading.present)
  return {
    language: reading.language,
    present: present.filter(({ id }) => said.has(id)),
    implied: present.filter(({ id }) => !said.has(id)),
    absent: things(reading.absent),
    relatives: things(reading.relatives),
    unread: [...new Set(reading.unread)],
  }
}
