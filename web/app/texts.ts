import { fr as accounts } from '#web/accounts/texts.fr.ts'
import { fetchCode } from '#web/foundation/load-code.ts'
import { fr as foundation } from '#web/foundation/texts.fr.ts'
import { fr as media } from '#web/media/texts.fr.ts'
import { fr as notifications } from '#web/notifications/texts.fr.ts'
import { fr as posts } from '#web/posts/texts.fr.ts'
import { fr as shell } from './shell/texts.fr.ts'
import type { french } from './texts.fr.ts'

/** The texts that any screen may need, each part of the site under its own name. Texts of one screen are loaded with it by `useTexts`. */
export const firstFrench = { ...foundation, accounts, media, notifications, posts, shell } as const

/** The texts of the languages that are not at hand. */
export const loaders = { en: async () => (await fetchCode(() => import('./texts.en.ts'))).english }

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof french }
  }
}
