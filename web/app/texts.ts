import { fr as accounts } from '#web/accounts/texts.fr.ts'
import { fr as foundation } from '#web/foundation/texts.fr.ts'
import { fr as media } from '#web/media/texts.fr.ts'
import { fr as notifications } from '#web/notifications/texts.fr.ts'
import { fr as posts } from '#web/posts/texts.fr.ts'
import { fr as shell } from './shell/texts.fr.ts'

export const firstFrench = { ...foundation, accounts, media, notifications, posts, shell } as const
