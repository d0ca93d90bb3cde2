import { IconActivity, IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SERIOUS_FROM } from '#contract/medication/limits.ts'
import { Badge, type Tone } from '#web/foundation/ui/people/badge.tsx'

const LEVELS = [
  { key: 'mild', tone: 'ardoise' },
  { key: 'moderate', tone: 'ambre' },
  { key: 'severe', tone: 'brique' },
  { key: 'verySevere', tone: 'brique' },
  { key: 'critical', tone: 'brique' },
] as const satisfies { key: string; tone: Tone }[]

const levelOf = (severity: number) => LEVELS[severity - 1] ?? LEVELS[0]

export const severityKey = (severity: number) => levelOf(severity).key

export function SeverityBadge({ severity }: { severity: number }) {
  const { t } = useTranslation()
  const { key, tone } = levelOf(severity)
  return (
    <Badge icon={severity >= SERIOUS_FROM ? IconAlertTriangle : IconActivity} tone={tone}>
      {t(`medication.severity.${key}`)}
    </Badge>
  )
}
