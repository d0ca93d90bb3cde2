import { type RefObject, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Proposal } from '#contract/conferences/proposal-schema.ts'
import { firstLanguage } from '#web/foundation/languages.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { keptAs, openConferenceDraft } from '../managing/conference-draft.ts'
import { ConferenceForm } from '../managing/conference-form.tsx'
import { blankValues, proposedValues } from '../managing/conference-values.ts'
import { usePropose, useRevise } from './api.ts'
import classes from './proposing.module.css'

type ProposalFormProps = {
  proposal: Proposal | undefined
  onDone: () => void
  heading: RefObject<HTMLHeadingElement | null>
}

export function ProposalForm({ proposal, onDone, heading }: ProposalFormProps) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const propose = usePropose()
  const revise = useRevise()
  const [draft] = useState(() =>
    openConferenceDraft(
      proposal ? proposedValues(proposal, null) : blankValues(firstLanguage(i18n.language, undefined)),
      keptAs(proposal ? `conference.proposed.${proposal.id}.${proposal.version}` : 'conference.proposed'),
    ),
  )
  const title = t(proposal ? 'proposing.formAgain' : 'proposing.form')
  const done = () => {
    draft.finish()
    showSuccess({ title: t('proposing.sent'), message: t('proposing.sentText') })
    onDone()
  }
  return (
    <section aria-labelledby={id}>
      <h2 className={`mb4 ${classes.heading}`} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <ConferenceForm
        act={t(proposal ? 'proposing.sendAgain' : 'proposing.send')}
        isProposal
        isSaving={propose.isPending || revise.isPending}
        draft={draft}
        conference={undefined}
        onSave={(
          {
            expertId: _expert,
            moderatorIds: _moderators,
            url: _url,
            capacity: _capacity,
            isRecorded: _recorded,
            ...fields
          },
          fail,
        ) =>
          proposal
            ? revise.mutate(
                { ...fields, id: proposal.id, version: proposal.version },
                { onSuccess: done, onError: fail },
              )
            : propose.mutate({ ...fields, requestId: draft.requestId }, { onSuccess: done, onError: fail })
        }
        quit={{ to: '/expert-conferences', search: {} }}
        title={title}
      />
    </section>
  )
}
