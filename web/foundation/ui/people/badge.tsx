import { IconCircleCheck, IconCircleDashed, IconClipboardCheck, IconTrendingUp } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './badge.module.css'

export type Tone = 'sauge' | 'ambre' | 'prune' | 'ardoise' | 'brique'
export type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>

/** A leading space separates the badge from the text before it when read aloud or copied. */
export function Badge({ tone, icon: IconDrawn, children }: { tone: Tone; icon: Icon; children: ReactNode }) {
  return (
    <>
      {' '}
      <span className={`middle semibold text-xs no-wrap pill ${classes.badge}`} data-tone={tone}>
        <IconDrawn aria-hidden size={16} />
        {children}
      </span>
    </>
  )
}

const STATUSES = {
  resolved: { tone: 'sauge', icon: IconCircleCheck },
  ongoing: { tone: 'ambre', icon: IconCircleDashed },
  better: { tone: 'prune', icon: IconTrendingUp },
  diagnosed: { tone: 'ardoise', icon: IconClipboardCheck },
} as const satisfies Record<string, { tone: Tone; icon: Icon }>

export const statusOf = (outcome: 'ongoing' | 'better' | 'healed' | 'diagnosed'): keyof typeof STATUSES =>
  outcome === 'healed' ? 'resolved' : outcome

export function StatusBadge({ status }: { status: keyof typeof STATUSES }) {
  const { t } = useTranslation()
  return <Badge {...STATUSES[status]}>{t(`ui.${status}`)}</Badge>
}
