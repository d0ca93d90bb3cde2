import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { PROPOSAL_WORD_MAX } from '#contract/conferences/limits.ts'
import type { ProposalToDecide } from '#contract/conferences/proposal-schema.ts'
import { useKeptText } from '#web/foundation/editing/use-kept.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { ProfessionalMark } from '#web/foundation/professional/professional-mark.tsx'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { isTooLong } from '#web/foundation/ui/fields/characters-left.tsx'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { keptAs, openConferenceDraft } from '../managing/conference-draft.ts'
import { ConferenceForm } from '../managing/conference-form.tsx'
import { proposedValues } from '../managing/conference-values.ts'
import { fr as managing } from '../managing/texts.fr.ts'
import { useApproveProposal, useDecideProposal, useProposals } from './api.ts'
import { ProposalFacts } from './proposal-facts.tsx'
import classes from './proposing.module.css'
import { fr as proposing } from './texts.fr.ts'

const texts = { proposing, managing }

export function StaffProposals({ me }: { me: Me }) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useProposals('sent')
  const { data } = query
  const [approved, setApproved] = useState<ProposalToDecide>()
  if (approved) return <Approve onLeave={() => setApproved(undefined)} proposal={approved} />
  return (
    <>
      <Back />
      <PageTitle intro={t('proposing.staff.intro')}>{t('proposing.staff.title')}</PageTitle>
      <Awaited cards={2} failed={t('proposing.failed')} of={query} />
      {data?.items.length === 0 && (
        <EmptyState order={2} title={t('proposing.staff.none')}>
          {t('proposing.staff.noneText')}
        </EmptyState>
      )}
      <ul className={`stack ${classes.list}`}>
        {data?.items.map((proposal) => (
          <li key={proposal.id}>
            <ToDecide me={me} onApprove={() => setApproved(proposal)} proposal={proposal} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Back() {
  const { t } = useTranslation()
  return (
    <p>
      <LinkButton
        leftSection={<IconArrowLeft aria-hidden size={20} />}
        search={{}}
        to="/expert-conferences"
        variant="subtle"
      >
        {t('conferences.all')}
      </LinkButton>
    </p>
  )
}

type ToDecideProps = { proposal: ProposalToDecide; me: Me; onApprove: () => void }

function ToDecide({ proposal, me, onApprove }: ToDecideProps) {
  const { t } = useTranslation()
  const { title, description, expertBio, author } = proposal
  return (
    <Card as="article" className="stack fit g3 p5 breaks">
      <h2 className="title-sm" dir="auto">
        {title}
      </h2>
      <ProposalFacts proposal={proposal} />
      <p className="quiet">
        {t('proposing.staff.by')}{' '}
        <Link params={{ id: author.id }} to="/member/$id">
          {author.username ?? t('ui.someone')}
        </Link>{' '}
        <ProfessionalMark of={author} />
        {!author.isProfessional && t('proposing.staff.noBadge')}
      </p>
      <p className="written" dir="auto">
        {description}
      </p>
      {expertBio && (
        <p className="written" dir="auto">
          {expertBio}
        </p>
      )}
      <p className="row mt4">
        <Button aria-label={t('proposing.staff.approveOf', { title })} onClick={onApprove}>
          {t('proposing.staff.approve')}
        </Button>
      </p>
      <Answer meId={me.id} proposal={proposal} />
    </Card>
  )
}

function Answer({ meId, proposal: { id, version, title } }: { meId: string; proposal: ProposalToDecide }) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const { value: word, keep: write, forget } = useKeptText(meId, `proposal.${id}`)
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const decide = useDecideProposal()
  const isEmpty = word.trim() === ''
  const send = (act: 'refuse' | 'return') => {
    setAsked(true)
    if (isEmpty || isTooLong(word, PROPOSAL_WORD_MAX)) return field.current?.focus()
    decide.mutate(
      { id, version, act, word },
      {
        onSuccess: () => {
          forget()
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
          showSuccess({ title: t(`proposing.staff.done.${act}`), message: t('proposing.staff.told') })
        },
        onError: tellFailure,
      },
    )
  }
  return (
    <form
      aria-label={t('proposing.staff.answerOf', { title })}
      noValidate
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <CountedTextarea
        autosize
        dir="auto"
        error={isAsked && isEmpty && t('proposing.staff.wordNeeded')}
        label={t('proposing.staff.word')}
        required
        max={PROPOSAL_WORD_MAX}
        minRows={2}
        onChange={(event) => write(event.currentTarget.value)}
        ref={field}
        value={word}
      />
      <p className="row mt4">
        <Button aria-disabled={decide.isPending || undefined} onClick={() => send('return')} variant="default">
          {t('proposing.staff.return')}
        </Button>
        <Button aria-disabled={decide.isPending || undefined} onClick={() => send('refuse')} variant="quiet">
          {t('proposing.staff.refuse')}
        </Button>
      </p>
    </form>
  )
}

function Approve({ proposal, onLeave }: { proposal: ProposalToDecide; onLeave: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const approve = useApproveProposal()
  const { author, id, version } = proposal
  const [draft] = useState(() =>
    openConferenceDraft(
      proposedValues(proposal, author.isProfessional ? { id: author.id, name: author.username ?? '' } : null),
      keptAs(`conference.approved.${id}.${version}`),
    ),
  )
  return (
    <>
      <p>
        <Button leftSection={<IconArrowLeft aria-hidden size={20} />} onClick={onLeave} variant="subtle">
          {t('proposing.staff.title')}
        </Button>
      </p>
      <PageTitle intro={t('proposing.staff.approveIntro')}>{t('managing.announceTitle')}</PageTitle>
      <ConferenceForm
        act={t('managing.announce')}
        isSaving={approve.isPending}
        draft={draft}
        conference={undefined}
        onSave={(fields, fail) =>
          approve.mutate(
            { ...fields, id, version },
            {
              onSuccess: (made) => {
                draft.finish()
                showSuccess({ title: t('managing.announced'), message: t('proposing.staff.told') })
                void navigate({ to: '/expert-conferences/$id', params: { id: made.id }, search: {}, replace: true })
              },
              onError: fail,
            },
          )
        }
        quit={{ to: '/expert-conferences', search: { propositions: 'oui' } }}
        title={t('managing.announceTitle')}
      />
    </>
  )
}
