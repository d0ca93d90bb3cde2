import { fr as accounts } from '#web/accounts/texts.fr.ts'
import { fr as foundation } from '#web/foundation/texts.fr.ts'
import { fr as matching } from '#web/matching/texts.fr.ts'
import { fr as media } from '#web/media/texts.fr.ts'
import { fr as notifications } from '#web/notifications/texts.fr.ts'
import { fr as posts } from '#web/posts/texts.fr.ts'
import { fr as home } from './home/texts.fr.ts'
import { fr as report } from './report/texts.fr.ts'
import { fr as shell } from './shell/texts.fr.ts'

/** Every text, each room's under its own name. French is the one that defines which keys there are. */
export const french = { ...foundation, accounts, home, matching, media, notifications, posts, report, shell } as const

export const loadEnglish = async () => (await import('./texts.en.ts')).english

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof french }
  }
}
