import { en as accounts } from '#web/accounts/texts.en.ts'
import { en as foundation } from '#web/foundation/texts.en.ts'
import type { TextsOf } from '#web/foundation/texts.ts'
import { en as media } from '#web/media/texts.en.ts'
import { en as notifications } from '#web/notifications/texts.en.ts'
import { en as posts } from '#web/posts/texts.en.ts'
import { en as shell } from './shell/texts.en.ts'
import type { firstFrench } from './texts.ts'

export const firstEnglish: TextsOf<typeof firstFrench> = { ...foundation, accounts, media, notifications, posts, shell }
