import { draftOf, draftText, forgetDraft, keptDraft } from '#web/foundation/editing/draft.ts'
import { SYMPTOM, type SymptomDraft } from './symptom-draft.ts'

const CHANNEL = 'vecu.symptom-draft'

type Word = { says: 'ask' } | { says: 'give'; draft: string } | { says: 'taken'; requestId: string }

/**
 * Offers a visitor's draft to other tabs. A sign-up is confirmed by a link that opens a new tab, while the draft exists only in the first one: this tab
 * sends the draft to the tab in which someone signs in, and deletes it once that tab has taken it.
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
 * @param take returns whether it took the draft; a refused draft stays in its tab
 * @returns stops asking
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

/** Does nothing in browsers without a channel between tabs: a draft then stays in its tab. */
function listen(hear: (word: Word, say: (word: Word) => void) => void, first?: Word): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  const say = (word: Word) => channel.postMessage(word)
  channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data, say)
  if (first) say(first)
  return () => channel.close()
}
