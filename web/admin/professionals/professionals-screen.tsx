import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PROFESSIONAL_STATES } from '#contract/accounts/professional-limits.ts'
import type { ProfessionalState } from '#contract/accounts/professional-schema.ts'
import type { Me } from '#contract/accounts/schema.ts'
import { fr as professional } from '#web/accounts/professional/texts.fr.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { MorePages } from '#web/foundation/ui/layout/more-pages.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useRequests } from './professionals-api.ts'
import { RequestCard } from './request-card.tsx'
import { fr as adminProfessionals } from './texts.fr.ts'

const texts = { professional, adminProfessionals }

type ProfessionalsScreenProps = {
  me: Me
  state: ProfessionalState
  onState: (state: ProfessionalState) => void
}

export function ProfessionalsScreen({ me, state, onState }: ProfessionalsScreenProps) {
  useTexts(texts)
  const { t } = useTranslation()
  if (!me.roles.includes('admin'))
    return (
      <EmptyState
        action={
          <LinkButton to="/" variant="default">
            {t('adminProfessionals.toHome')}
          </LinkButton>
        }
        order={1}
        title={t('adminProfessionals.refused')}
      >
        {t('adminProfessionals.refusedText')}
      </EmptyState>
    )
  return (
    <>
      <PageTitle intro={t('adminProfessionals.intro')}>{t('adminProfessionals.title')}</PageTitle>
      <fieldset className="row">
        <legend className="quiet mb2">{t('adminProfessionals.states')}</legend>
        {PROFESSIONAL_STATES.map((value) => (
          <Chip isOn={value === state} key={value} onPress={() => onState(value)}>
            {t(`adminProfessionals.state.${value}`)}
          </Chip>
        ))}
      </fieldset>
      <Requests key={state} me={me} state={state} />
    </>
  )
}

function Requests({ me, state }: { me: Me; state: ProfessionalState }) {
  const { t } = useTranslation()
  const list = useRequests(state)
  const status = useRef<HTMLParagraphElement>(null)
  const { data } = list
  if (!data) return <Awaited cards={2} of={list} />
  const requests = data.pages.flatMap(({ items }) => items)
  return (
    <div className="stack pt4">
      <p className="quiet" ref={status} role="status" tabIndex={-1}>
        {requests.length > 0 && t('adminProfessionals.count', { count: requests.length })}
      </p>
      {requests.length === 0 && (
        <EmptyState title={t(`adminProfessionals.none.${state === 'pending' ? 'pending' : 'other'}`)}>
          {t(`adminProfessionals.none.${state === 'pending' ? 'pendingText' : 'otherText'}`)}
        </EmptyState>
      )}
      {requests.map((request) => (
        <RequestCard
          isMine={request.member.id === me.id}
          key={request.id}
          onDecided={() => status.current?.focus()}
          request={request}
        />
      ))}
      <MorePages
        list={list}
        words={{
          more: t('adminProfessionals.more'),
          loading: t('ui.loading'),
          failed: t('adminProfessionals.moreFailed'),
        }}
      />
    </div>
  )
}
