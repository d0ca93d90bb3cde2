import type { TFunction } from 'i18next'
import type { RoomMessage } from '#contract/conferences/schema.ts'

export function nameIn({ author, isFromExpert, isAnonymous }: RoomMessage, expertName: string, t: TFunction): string {
  if (isAnonymous) return t('room.message.nameless')
  return isFromExpert ? expertName : (author?.username ?? t('ui.someone'))
}
