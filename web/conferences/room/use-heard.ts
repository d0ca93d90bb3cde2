import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoomMessage } from '#contract/conferences/schema.ts'
import { nameIn } from './name-in.ts'
import type { RoomState } from './room-state.ts'

/**
 * For screen readers: messages of the expert and announcements, else only the latest one, because a room writes faster than a voice reads.
 * `key` changes each time, so that the same words sent twice are read twice.
 */
export function useHeard(messages: readonly RoomMessage[], state: RoomState): { key: string; words: string } {
  const { t } = useTranslation()
  const latest = messages.reduce((at, { createdAt }) => Math.max(at, createdAt.getTime()), 0)
  const [known, setKnown] = useState({ latest, heard: { key: '', words: '' } })
  if (latest <= known.latest) return known.heard
  const come = messages.filter(({ id, createdAt }) => createdAt.getTime() > known.latest && !state.ownIds.has(id))
  const weighty = come.filter(({ isFromExpert, kind }) => isFromExpert || kind === 'announcement')
  const told = weighty.length > 0 ? weighty.slice(-2) : come.slice(-1)
  const words = told
    .map((message) =>
      t('room.chat.heard', { name: nameIn(message, state.conference.expert.name, t), words: message.body ?? '' }),
    )
    .join(' ')
  const heard = words ? { key: String(latest), words } : known.heard
  setKnown({ latest, heard })
  return heard
}
