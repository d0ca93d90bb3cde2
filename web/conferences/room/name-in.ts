import type { TFunction } from 'i18next'
import type { RoomMessage } from '#contract/conferences/schema.ts'

/** Returns the name shown for the author: the expert's as it was announced, a member's own, or none for an anonymous question. */
export function nameIn({ author, isFromExpert, isAnonymous }: RoomMessage, expertName: string, t: TFunction): string {
  if (isAnonymous) return t('room.message.nameless')
  return isFromExpert ? expertName : (author?.username ?? t('ui.someone'))
}
