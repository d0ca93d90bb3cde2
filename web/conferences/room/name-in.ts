import type { TFunction } from 'i18next'
import type { RoomMessage } from '#contract/conferences/schema.ts'

/** Under which name something was said: the expert's as it was announced, a member's own, or none. */
export function nameIn({ author, isFromExpert, isAnonymous }: RoomMessage, expertName: string, t: TFunction): string {
  if (isAnonymous) return t('room.message.nameless')
  return isFromExpert ? expertName : (author?.username ?? t('ui.someone'))
}
