import { useTranslation } from 'react-i18next'
import type { Conference } from '#contract/conferences/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { isEmptyOnceRead, PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useOwnConferences } from './api.ts'
import { ConferenceCard } from './conference-card.tsx'
import { useKeptInTime } from './hours.ts'
import { isOpen } from './places.ts'
import { fr as conferences } from './texts.fr.ts'

const texts = { conferences }
const NONE: Conference[] = []

export function OwnConferences() {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useOwnConferences()
  const { data } = query
  const all = data?.items ?? NONE
  useKeptInTime(all)
  const coming = all.filter(isOpen)
  const past = all.filter((each) => !isOpen(each)).toReversed()
  return (
    <>
      <PageTitle
        intro={t('conferences.own.intro')}
        listAction={{
          isEmpty: isEmptyOnceRead(query, () => coming.length === 0),
          act: (
            <LinkButton search={{}} to="/expert-conferences" variant="default">
              {t('conferences.all')}
            </LinkButton>
          ),
        }}
      >
        {t('conferences.own.title')}
      </PageTitle>
      {content()}
    </>
  )

  function content() {
    if (!data) return <Awaited cards={2} failed={t('conferences.failed')} of={query} />
    return (
      <div className="stack fit g8">
        {coming.length === 0 && (
          <EmptyState
            action={
              <LinkButton search={{}} size="lg" to="/expert-conferences">
                {t('conferences.own.find')}
              </LinkButton>
            }
            title={t('conferences.own.nothing')}
          >
            {t('conferences.own.nothingText')}
          </EmptyState>
        )}
        <Part conferences={coming} label={t('conferences.own.coming')} />
        <Part conferences={past} label={t('conferences.own.past')} />
      </div>
    )
  }
}

function Part({ label, conferences: shown }: { label: string; conferences: readonly Conference[] }) {
  if (shown.length === 0) return null
  return (
    <section aria-label={label} className="stack fit">
      <p aria-hidden="true" className="quiet semibold">
        {label}
      </p>
      {shown.map((conference) => (
        <ConferenceCard conference={conference} key={conference.id} />
      ))}
    </section>
  )
}
