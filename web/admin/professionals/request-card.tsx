import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconPhoto, IconRefresh, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PendingProfessional } from '#contract/admin/schema.ts'
import { isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import { Moment } from '#web/foundation/ui/moment.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { Badge } from '#web/foundation/ui/people/badge.tsx'
import classes from './professionals.module.css'
import { useDecideProfessional } from './professionals-api.ts'
import { RefusalForm } from './refusal-form.tsx'

const EvidenceSheet = lazyDialog(async () => (await import('./evidence-sheet.tsx')).EvidenceSheet)

type RequestCardProps = { request: PendingProfessional; isMine: boolean; onDecided: () => void }

export function RequestCard({ request, isMine, onDecided }: RequestCardProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const id = useId()
  const decide = useDecideProfessional()
  const looking = useDeferredDialog()
  const accepting = useDeferredDialog()
  const [isRefusing, setRefusing] = useState(false)
  const refuse = useRef<HTMLButtonElement>(null)
  const { member, profession, rpps, fullName, askedAt, decidedAt, recheckAt, state, reason, evidence } = request
  const name = member.username ?? t('ui.someone')

  const send = (isAccepted: boolean, because?: string) => {
    decide.mutate(
      { id: request.id, isAccepted, ...(because !== undefined && { reason: because }) },
      {
        onSuccess: () => {
          showSuccess({ title: t(`adminProfessionals.${isAccepted ? 'accepted' : 'refusedDone'}`, { name }) })
          onDecided()
        },
      },
    )
  }
  return (
    <Card as="article" className="stack p5" labelledBy={`${id}-who`}>
      <header className={`row g3 middle ${classes.head}`}>
        <Avatar name={member.username} picture={member.avatar} />
        <div>
          <h2 id={`${id}-who`}>
            {member.username === null ? (
              name
            ) : (
              <Link dir="auto" params={{ id: member.id }} to="/member/$id">
                {name}
              </Link>
            )}
          </h2>
          <p className="quiet">
            <Moment at={askedAt} />
          </p>
        </div>
        <div className="row">
          {request.isRenewal && (
            <Badge icon={IconRefresh} tone="ardoise">
              {t('adminProfessionals.renewal')}
            </Badge>
          )}
          {request.isNumberTaken && (
            <Badge icon={IconAlertTriangle} tone="ambre">
              {t('adminProfessionals.taken')}
            </Badge>
          )}
        </div>
      </header>
      <dl className={classes.facts}>
        <div>
          <dt className="quiet">{t('professional.form.profession')}</dt>{' '}
          <dd>{t(`professional.professions.${profession}`)}</dd>
        </div>
        <div>
          <dt className="quiet">{t('professional.form.fullName')}</dt> <dd dir="auto">{fullName}</dd>
        </div>
        <div>
          <dt className="quiet">{t('professional.form.rpps')}</dt>{' '}
          <dd className={`tabular ${classes.number}`}>{rpps}</dd>
        </div>
        {decidedAt && (
          <div>
            <dt className="quiet">{t('adminProfessionals.decided')}</dt> <dd>{dates.moment(decidedAt)}</dd>
          </div>
        )}
        {recheckAt && (
          <div>
            <dt className="quiet">{t('adminProfessionals.recheck')}</dt> <dd>{dates.day(recheckAt)}</dd>
          </div>
        )}
      </dl>
      {reason && (
        <blockquote className={`breaks ${classes.reason}`} dir="auto">
          {reason}
        </blockquote>
      )}
      {request.isNumberTaken && <p className="quiet">{t('adminProfessionals.takenText')}</p>}
      {state === 'pending' && (
        <>
          {evidence ? (
            <div className="stack g2 start">
              <Button
                aria-haspopup="dialog"
                aria-label={t('adminProfessionals.lookOf', { name })}
                leftSection={<IconPhoto aria-hidden size={20} />}
                onClick={looking.open}
                ref={looking.opener}
                variant="light"
              >
                {t('adminProfessionals.look')}
              </Button>
              <p className="quiet">{t('adminProfessionals.noted')}</p>
            </div>
          ) : (
            <p className="quiet">{t('adminProfessionals.noEvidence')}</p>
          )}
          <div role="alert">{decide.error && !decide.isPending && <Failed error={decide.error} />}</div>
          {isMine ? (
            <Note>{t('adminProfessionals.own')}</Note>
          ) : isRefusing ? (
            <RefusalForm
              isPending={decide.isPending}
              name={name}
              onCancel={() => {
                setRefusing(false)
                requestAnimationFrame(() => refuse.current?.focus())
              }}
              onRefuse={(because) => send(false, because)}
            />
          ) : (
            <div className="row g3 r2">
              <Button
                aria-haspopup="dialog"
                aria-label={t('adminProfessionals.acceptOf', { name })}
                leftSection={<IconCheck aria-hidden size={20} />}
                onClick={accepting.open}
                ref={accepting.opener}
              >
                {t('adminProfessionals.accept')}
              </Button>
              <Button
                aria-label={t('adminProfessionals.refuseOf', { name })}
                leftSection={<IconX aria-hidden size={20} />}
                onClick={() => setRefusing(true)}
                ref={refuse}
                variant="default"
              >
                {t('adminProfessionals.refuse')}
              </Button>
            </div>
          )}
        </>
      )}
      {looking.mount(
        evidence && (
          <EvidenceSheet address={evidence} isOpen={looking.isOpen} name={name} onClose={looking.cancel} rpps={rpps} />
        ),
      )}
      {accepting.mount(
        <ConfirmLater
          confirm={t('adminProfessionals.accept')}
          isOpen={accepting.isOpen}
          onCancel={accepting.cancel}
          onConfirm={() => {
            accepting.close()
            send(true)
          }}
          title={t('adminProfessionals.acceptTitle', { name })}
        >
          <p>{t('adminProfessionals.acceptText')}</p>
        </ConfirmLater>,
      )}
    </Card>
  )
}

function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { title, message } = failureText(error)
  return (
    <Note icon={IconAlertTriangle} title={title} tone="brique">
      {isRefusal(error, 'EDITED_ELSEWHERE') ? t('adminProfessionals.elsewhere') : message}
    </Note>
  )
}
