import { withoutUnseen } from '#contract/foundation/unseen.ts'
import { postWords, wordId, wordsOf } from '#server/foundation/text/words.ts'
import { rarestFirst } from './rare-words.ts'
import { isTelling } from './telling-words.ts'

type Text = { title: string; description: string }

const SHOWN = 8

/** Returns the words that two posts share, as the first one writes them, the rarest first, at most eight, without linking words. */
export function sharedWords(own: Text, other: Text): string[] {
  const shared = postWords(own).intersection(postWords(other))
  const written = new Map<number, string>()
  for (const word of withoutUnseen(`${own.title}\n${own.description}`).match(/[\p{L}\p{N}]+/gu) ?? []) {
    const [folded] = wordsOf(word)
    if (folded === undefined || !shared.has(folded) || !isTelling(word)) continue
    const id = wordId(folded)
    if (!written.has(id)) written.set(id, word.toLocaleLowerCase('fr'))
  }
  return rarestFirst([...written.keys()])
    .slice(0, SHOWN)
    .map((id) => written.get(id)!)
}
