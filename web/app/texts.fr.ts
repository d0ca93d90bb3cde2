import { fr as settings } from '#web/accounts/settings/texts.fr.ts'
import { fr as dashboard } from './dashboard/texts.fr.ts'
import { fr as home } from './home/texts.fr.ts'
import { fr as member } from './member/texts.fr.ts'
import { fr as report } from './report/texts.fr.ts'
import { firstFrench } from './texts.ts'

/** Every text. French is the one that defines which keys there are. */
export const french = { ...firstFrench, dashboard, home, member, report, settings } as const
