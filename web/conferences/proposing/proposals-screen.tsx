import { Button } from '@mantine/core'
import { IconArrowLeft, IconStethoscope } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import type { Proposal } from '#contract/conferences/proposal-schema.ts'
import { useReadOnlyWords } from '#web/accounts/read-only.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { wayIn } from '#web/foundation/way-in.ts'
import { fr as managing } from '../managing/texts.fr.ts'
import { useOwnProposals, useWithdrawProposal } from './api.ts'
import { ProposalFacts, ProposalState } from './proposal-facts.tsx'
import { ProposalForm } from './proposal-form.tsx'
import classes from './proposing.module.css'
import { fr as proposing } from './texts.fr.ts'

const texts = { proposing, managing }
const HERE = '/expert-conferences?proposer=oui'

export function ProposalsScreen({ me }: { me: Me | null }) {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <>
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
      <PageTitle intro={t('proposing.intro')}>{t('proposing.title')}</PageTitle>
      {me ? <Own me={me} /> : <Way text={t('proposing.signIn')} />}
    </>
  )
}

function Way({ text, hasAccount = false }: { text: string; hasAccount?: boolean }) {
  const { t } = useTranslation()
  return (
    <Card className={`p5 ${classes.offer}`}>
      <p>{text}</p>
      <p className="row mt4">
        {hasAccount ? (
          <LinkButton
            leftSection={<IconStethoscope aria-hidden size={20} />}
            params={{ page: 'professional' }}
            to="/settings/$page"
          >
            {t('proposing.askBadge')}
          </LinkButton>
        ) : (
          <LinkButton search={{ ...wayIn(), next: HERE }} to="/auth">
            {t('proposing.toSignIn')}
          </LinkButton>
        )}
      </p>
    </Card>
  )
}

function Own({ me }: { me: Me }) {
  const { t } = useTranslation()
  const query = useOwnProposals()
  const { data } = query
  const readOnlyWords = useReadOnlyWords()
  const [edited, setEdited] = useState<Proposal>()
  const heading = useRef<HTMLHeadingElement>(null)
  const formHeading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  if (!data) return <Awaited cards={2} failed={t('proposing.failed')} of={query} />
  const edit = (proposal: Proposal) => {
    setEdited(proposal)
    requestAnimationFrame(() => formHeading.current?.focus())
  }
  const leave = () => {
    setEdited(undefined)
    requestAnimationFrame(() => heading.current?.focus())
  }
  return (
    <div className="stack fit g8">
      {data.items.length > 0 && (
        <section aria-labelledby={id}>
          <h2 className={`mb4 ${classes.heading}`} id={id} ref={heading} tabIndex={-1}>
            {t('proposing.mine')}
          </h2>
          <ul className={`stack ${classes.list}`}>
            {data.items.map((proposal) => (
              <li key={proposal.id}>
                <OwnProposal
                  mayEdit={data.mayPropose}
                  onEdit={() => edit(proposal)}
                  onGone={() => heading.current?.focus()}
                  proposal={proposal}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.mayPropose ? (
        <ProposalForm
          heading={formHeading}
          key={edited?.id ?? `new ${data.items.length}`}
          proposal={edited}
          onDone={leave}
        />
      ) : me.isReadOnly ? (
        <Note>{readOnlyWords}</Note>
      ) : (
        <Way hasAccount text={t('proposing.needsBadge')} />
      )}
    </div>
  )
}

type OwnProposalProps = { proposal: Proposal; mayEdit: boolean; onEdit: () => void; onGone: () => void }

function OwnProposal({ proposal, mayEdit, onEdit, onGone }: OwnProposalProps) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const withdraw = useWithdrawProposal()
  const { id, title, state, word, conferenceId } = proposal
  const isOpen = state === 'sent' || state === 'returned'
  return (
    <Card as="article" className="stack fit g3 p5 breaks">
      <ProposalState state={state} />
      <h3 className="title-sm" dir="auto">
        {title}
      </h3>
      <ProposalFacts proposal={proposal} />
      {word && (
        <p className={`pre-line ${classes.word}`} dir="auto">
          <b>{t('proposing.word')}</b> {word}
        </p>
      )}
      <p className="row mt4">
        {conferenceId && (
          <LinkButton params={{ id: conferenceId }} to="/expert-conferences/$id" variant="default">
            {t('proposing.see')}
          </LinkButton>
        )}
        {isOpen && mayEdit && (
          <Button aria-label={t('proposing.editOf', { title })} onClick={onEdit} variant="default">
            {t('proposing.edit')}
          </Button>
        )}
        {state !== 'approved' && (
          <Button
            aria-disabled={withdraw.isPending || undefined}
            aria-label={t('proposing.withdrawOf', { title })}
            onClick={() => withdraw.mutate({ id }, { onSuccess: onGone, onError: tellFailure })}
            variant="quiet"
          >
            {t('proposing.withdraw')}
          </Button>
        )}
      </p>
    </Card>
  )
}
