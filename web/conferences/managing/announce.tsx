import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { useAnnounce } from '../api.ts'
import { keptAs, openConferenceDraft } from './conference-draft.ts'
import { ConferenceForm } from './conference-form.tsx'
import { blankValues } from './conference-values.ts'
import { fr as managing } from './texts.fr.ts'

const texts = { managing }

export function Announce() {
  useTexts(texts)
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const announce = useAnnounce()
  const [draft] = useState(() => openConferenceDraft(blankValues(language), keptAs('conference.announced')))
  return (
    <>
      <PageTitle intro={t('managing.announceIntro')}>{t('managing.announceTitle')}</PageTitle>
      <ConferenceForm
        act={t('managing.announce')}
        isSaving={announce.isPending}
        draft={draft}
        conference={undefined}
        onSave={(fields, fail) =>
          announce.mutate(
            { ...fields, requestId: draft.requestId },
            {
              onSuccess: ({ id }) => {
                draft.finish()
                showSuccess({ title: t('managing.announced') })
                void navigate({ to: '/expert-conferences/$id', params: { id }, search: {}, replace: true })
              },
              onError: fail,
            },
          )
        }
        quit={{ to: '/expert-conferences', search: {} }}
        title={t('managing.announceTitle')}
      />
    </>
  )
}
