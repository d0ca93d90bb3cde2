import { Button } from '@mantine/core'
import { IconUserCheck, IconUserMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import type { CaseDetail } from '#contract/moderation/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { showFailure, useFailureToast } from '#web/foundation/toasts.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { reloadCase, useAssign, useCase } from '../api.ts'
import { readsCases } from '../staff.ts'
import { fr as moderation } from '../texts.fr.ts'
import { AppealDecision } from './appeal-decision.tsx'
import { AuthorPart } from './author-part.tsx'
import { BackToQueue } from './back-to-queue.tsx'
import { CaseBadges, useCaseName, WeightLine } from './case-facts.tsx'
import { DecideForm } from './decide-form.tsx'
import { DecisionList } from './decision-list.tsx'
import { Refused } from './refused.tsx'
import { ReportList } from './report-list.tsx'
import { SubjectPart } from './subject-part.tsx'
import { fr as queue } from './texts.fr.ts'
import { ThreatPart } from './threat-part.tsx'

const texts = { moderation, queue }

type CaseScreenProps = { me: Me; id: string }

export function CaseScreen(props: CaseScreenProps) {
  useTexts(texts)
  return readsCases(props.me.roles) ? <Case {...props} /> : <Refused />
}

function Case({ me, id }: CaseScreenProps) {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useCase(id)
  if (isRefusal(error, 'FORBIDDEN')) return <Refused />
  return (
    <>
      <BackToQueue />
      {isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT') ? (
        <Missing />
      ) : data ? (
        <Parts detail={data} key={data.id} me={me} />
      ) : isPending ? (
        <CardSkeletons count={2} />
      ) : (
        <>
          <PageTitle>{t('queue.failed')}</PageTitle>
          <FailureBox error={error} onRetry={() => void refetch()} />
        </>
      )}
    </>
  )
}

function Missing() {
  const { t } = useTranslation()
  return (
    <EmptyState
      action={
        <LinkButton search={{}} size="lg" to="/admin/moderation">
          {t('queue.back')}
        </LinkButton>
      }
      order={1}
      title={t('queue.missing')}
    >
      {t('queue.missingText')}
    </EmptyState>
  )
}

function Parts({ detail, me }: { detail: CaseDetail; me: Me }) {
  const { t } = useTranslation()
  const dates = useDates()
  const name = useCaseName()
  const { can, state, place, decisions } = detail
  const isOwnDecision = state === 'appealed' && decisions.some(({ decidedBy }) => decidedBy?.id === me.id)
  return (
    <>
      <PageTitle
        actions={(can.decide || can.decideAppeal) && <Assignment detail={detail} meId={me.id} />}
        intro={t('queue.openedAt', { when: dates.moment(detail.openedAt) })}
      >
        {name(detail)}
      </PageTitle>
      <div className="stack fit g5">
        <div className="stack g2">
          <CaseBadges each={detail} />
          <WeightLine each={detail} />
          {place && (
            <p className="written" dir="auto">
              {t('queue.at', { place })}
            </p>
          )}
        </div>
        {!can.decide && !can.decideAppeal && state !== 'closed' && (
          <Note tone="ambre">{t(isOwnDecision ? 'queue.yourDecision' : 'queue.notYoursMore')}</Note>
        )}
        <SubjectPart detail={detail} />
        <ReportList detail={detail} />
        <AuthorPart detail={detail} />
        <DecisionList detail={detail} />
        {can.decideAppeal && <AppealDecision detail={detail} meId={me.id} />}
        {can.decide && <DecideForm detail={detail} meId={me.id} />}
        <ThreatPart detail={detail} meId={me.id} />
      </div>
    </>
  )
}

/** Lets a moderator take the case, so that two do not read it at once, or give it back. */
function Assignment({ detail, meId }: { detail: CaseDetail; meId: string }) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const assign = useAssign()
  const { id, version, assignee } = detail
  const isMine = assignee?.id === meId
  const change = () => {
    assign.mutate(
      { id, version, isMine: !isMine },
      {
        onError: (error) => {
          if (isRefusal(error, 'EDITED_ELSEWHERE')) {
            void reloadCase(id)
            showFailure({ title: t('queue.changedTitle'), message: t('queue.changedRead') })
          } else tellFailure(error)
        },
      },
    )
  }
  return (
    <div className="row middle g3 r2">
      <span aria-live="polite" className="quiet breaks">
        {assignee
          ? isMine
            ? t('queue.isMine')
            : t('queue.takenBy', { name: assignee.username ?? t('ui.someone') })
          : t('queue.isFree')}
      </span>
      <Button
        aria-disabled={assign.isPending || undefined}
        leftSection={isMine ? <IconUserMinus aria-hidden size={20} /> : <IconUserCheck aria-hidden size={20} />}
        onClick={change}
        variant={isMine ? 'default' : 'light'}
      >
        {t(isMine ? 'queue.giveBack' : 'queue.take')}
      </Button>
    </div>
  )
}
