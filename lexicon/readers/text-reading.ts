import type { Language } from '#contract/foundation/languages.ts'
import { nameOf } from './explain.ts'
import type { Lexicon } from './lexicon.ts'
import { type Quote, readStory } from './read-story.ts'
import { narrowest } from './vocabulary.ts'

/** A reading: its id in the lexicon, its everyday name, and the words that said it. */
type ReadThing = { id: string; name: string; words: string }

/** Everything that is read in a text, as an editor of the lexicon sees it. */
export type TextReading = {
  language: Language
  present: ReadThing[]
  /** Broader things that follow from those, each with the words of one of them. */
  implied: ReadThing[]
  absent: ReadThing[]
  relatives: ReadThing[]
  unread: string[]
}

/**
 * Reads a text for an editor of the lexicon.
 * @param language  in which things are named; the text is read in its own
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
