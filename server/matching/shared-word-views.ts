import { withoutUnseen } from '#contract/foundation/unseen.ts'
import { postWords, wordId, wordsOf } from '#server/foundation/text/words.ts'
import { isDistinctive } from './distinctive-words.ts'
import { rarestFirst } from './rare-words.ts'

type Text = { title: string; description: string }

const SHOWN = 8

/**
 * Returns a function that gives the words which two posts share, as the first one writes them, the rarest first, at most eight, without linking words. It keeps
 * what it read, because a list shows one story of its reader beside dozens of others: make one for each list.
 */
export function sharedWordsReader(): (own: Text, other: Text) => string[] {
  const distinctiveOf = keptByText(distinctiveWords)
  const wordsIn = keptByText(postWords)
  return (own, other) => {
    const words = wordsIn(other)
    const shared = distinctiveOf(own).filter(({ folded }) => words.has(folded))
    const written = new Map(shared.map(({ id, said }) => [id, said]))
    return rarestFirst([...written.keys()])
      .slice(0, SHOWN)
      .map((id) => written.get(id)!)
  }
}

type DistinctiveWord = { folded: string; id: number; said: string }

/** Returns the words of a text that say something about an experience, each once, as it is written first. */
function distinctiveWords(text: Text): DistinctiveWord[] {
  const distinctive = new Map<string, DistinctiveWord>()
  for (const word of withoutUnseen(`${text.title}\n${text.description}`).match(/[\p{L}\p{N}]+/gu) ?? []) {
    const [folded] = wordsOf(word)
    if (folded === undefined || distinctive.has(folded) || !isDistinctive(word)) continue
    distinctive.set(folded, { folded, id: wordId(folded), said: word.toLocaleLowerCase('fr') })
  }
  return [...distinctive.values()]
}

function keptByText<Read>(read: (text: Text) => Read): (text: Text) => Read {
  const kept = new Map<string, Read>()
  return (text) => {
    const key = `${text.title}\n${text.description}`
    const before = kept.get(key)
    if (before !== undefined) return before
    const now = read(text)
    kept.set(key, now)
    return now
  }
}
