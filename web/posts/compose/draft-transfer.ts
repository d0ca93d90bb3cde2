import { draftOf, draftText, forgetDraft, keptDraft } from '#web/foundation/editing/draft.ts'
import { SYMPTOM, type SymptomDraft } from './symptom-draft.ts'

const CHANNEL = 'vecu.symptom-draft'

type Word = { says: 'ask' } | { says: 'give'; draft: string } | { says: 'taken'; requestId: string }

/**
 * Who signs up confirms by a link that opens another tab, and a visitor's draft lives in the first one alone. From now on this tab hands its
 * visitor's draft to the tab of this browser where someone signs in, and forgets it once it has arrived.
 * @returns  stops offering
 */
export function offerVisitorDraft(): () => void {
  return listen((word, say) => {
    const draft = keptDraft(null, SYMPTOM)
    if (!draft) return
    if (word.says === 'ask') say({ says: 'give', draft: draftText(draft) })
    if (word.says === 'taken' && word.requestId === draft.mark.requestId) forgetDraft(null, SYMPTOM.name)
  })
}

/**
 * Asks the other tabs for a visitor's draft, and takes the first that comes.
 * @param take  answers whether it took it; what was not taken stays where it was
 * @returns     stops asking
 */
export function askForDraft(take: (draft: SymptomDraft) => boolean): () => void {
  const stop = listen(
    (word, say) => {
      const draft = word.says === 'give' ? draftOf(word.draft, SYMPTOM) : undefined
      if (!draft || !take(draft)) return
      say({ says: 'taken', requestId: draft.mark.requestId })
      stop()
    },
    { says: 'ask' },
  )
  return stop
}

/** Where a browser has no such channel, a draft stays in its tab. */
function listen(hear: (word: Word, say: (word: Word) => void) => void, first?: Word): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  const say = (word: Word) => channel.postMessage(word)
  channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data, say)
  if (first) say(first)
  return () => channel.close()
}
