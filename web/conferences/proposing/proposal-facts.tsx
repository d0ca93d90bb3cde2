import { IconCircleCheck, IconCircleDashed, IconCornerUpLeft, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Proposal, ProposalState as State } from '#contract/conferences/proposal-schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { Badge } from '#web/foundation/ui/people/badge.tsx'

const SIGNS = {
  sent: { tone: 'ambre', icon: IconCircleDashed },
  returned: { tone: 'prune', icon: IconCornerUpLeft },
  refused: { tone: 'ardoise', icon: IconX },
  approved: { tone: 'sauge', icon: IconCircleCheck },
} as const

export function ProposalState({ state }: { state: State }) {
  const { t } = useTranslation()
  return (
    <p>
      <Badge {...SIGNS[state]}>{t(`proposing.states.${state}`)}</Badge>
    </p>
  )
}

export function ProposalFacts({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { expertName, scheduledAt, durationMinutes, language } = proposal
  return (
    <p className="quiet">
      <span dir="auto">{expertName}</span>
      {' · '}
      {dates.moment(scheduledAt)}
      {' · '}
      {t('conferences.facts.minutes', { minutes: durationMinutes })}
      {' · '}
      {t(`conferences.languages.${language}`)}
    </p>
  )
}
