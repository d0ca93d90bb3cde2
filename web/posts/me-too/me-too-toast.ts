import i18next from 'i18next'
import { addTexts } from '#web/foundation/i18n.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { fr as meTooSaid } from './texts.me-too.fr.ts'

const texts = { posts: { meTooSaid } }

export function tellMeToo(): void {
  addTexts(texts)
  showSuccess({ title: i18next.t('posts.meTooSaid.title'), message: i18next.t('posts.meTooSaid.text') })
}
