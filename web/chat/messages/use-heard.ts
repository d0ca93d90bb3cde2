import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '#contract/chat/schema.ts'
import { callText } from '../call-line.tsx'
import { newestSeq } from './thread.ts'

const AT_ONCE = 3

/**
 * For screen readers: messages of the other side that arrived while the conversation is open. `key` changes each time, so that the same words sent twice are
 * announced twice.
 */
export function useHeard(messages: readonly Message[], name: string): { key: number; words: string } {
  const { t } = useTranslation()
  const newest = newestSeq({ items: messages, hasOlder: false })
  const [known, setKnown] = useState({ seq: newest, heard: { key: 0, words: '' } })
  if (newest <= known.seq) return known.heard
  const come = messages.filter(({ seq, isMine }) => seq > known.seq && !isMine).slice(-AT_ONCE)
  const heard =
    come.length === 0 ? known.heard : { key: newest, words: come.map((message) => textOf(message)).join(' ') }
  setKnown({ seq: newest, heard })
  return heard

  function textOf({ body, image, call, isMine }: Message): string {
    const words = call ? callText(call, isMine, t) : body || t(image ? 'chat.list.photo' : 'chat.list.deleted')
    return t('chat.thread.heard', { name, words })
  }
}
