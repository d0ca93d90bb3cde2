import { withoutUnseen } from '#contract/foundation/unseen.ts'
import { postWords, wordId, wordsOf } from '#server/foundation/text/words.ts'
import { isDistinctive } from './distinctive-words.ts'
import { rarestFirst } from './rare-words.ts'

type Text = { title: string; description: string }

const SHOWN = 8

/**
 * Gives at most eight shared words, the rarest first, as the first post writes them, without linking words. It keeps what it read, because a list shows one
 * story beside dozens of others: make one for each list.
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
