import { Button } from '@mantine/core'
import { IconHeartHandshake, IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { readsSignals } from '#contract/medication/signal-rules.ts'
import { useReadOnlyWords } from '#web/accounts/read-only.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { isEmptyOnceRead, PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useMedicationStats } from './api.ts'
import { MedicationStats } from './drugs/medication-stats.tsx'
import classes from './medication-screen.module.css'
import { MedicationTabs } from './medication-tabs.tsx'
import { declaringPlace, type MedicationView, tabOf, viewOf } from './medication-view.ts'
import { OwnReports } from './own/own-reports.tsx'
import { isDraftWaiting } from './report/draft-waiting.ts'
import { fr as medication } from './texts.fr.ts'

const MatchesTab = lazyPart(async () => (await import('./matches/matches-tab.tsx')).MatchesTab)

const texts = { medication }

type MedicationScreenProps = {
  me: Pick<Me, 'id' | 'isReadOnly' | 'roles'>
  view: MedicationView
  onView: (view: MedicationView) => void
}

export function MedicationScreen({ me, view, onView }: MedicationScreenProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const readOnlyWords = useReadOnlyWords()
  const stats = useMedicationStats()
  const { data: figures } = stats
  const tab = tabOf(view)
  const hasDraft = !me.isReadOnly && isDraftWaiting(me.id)
  const declaring = declaringPlace({
    tab,
    isReadOnly: me.isReadOnly,
    isDraftWaiting: hasDraft,
    hasNoReport: isEmptyOnceRead(stats, ({ reports }) => reports === 0),
  })
  return (
    <>
      <PageTitle
        actions={
          readsSignals(me.roles) && (
            <LinkButton search={{}} size="lg" to="/medication/signals" variant="default">
              {t('medication.signals')}
            </LinkButton>
          )
        }
        intro={t('medication.intro')}
        listAction={{
          isEmpty: declaring && declaring !== 'title',
          act: (
            <LinkButton
              className={classes.new}
              leftSection={<IconPlus aria-hidden size={20} />}
              search={{}}
              size="lg"
              to="/medication/new"
            >
              {t('medication.declareNew')}
            </LinkButton>
          ),
        }}
      >
        {t('medication.title')}
      </PageTitle>
      {me.isReadOnly && (
        <div className="mb5">
          <Note tone="ambre">{readOnlyWords}</Note>
        </div>
      )}
      {hasDraft && <DraftWaiting />}
      <MedicationTabs chosen={tab} figures={figures} onChoose={(chosen) => onView(viewOf(chosen))}>
        {tab === 'reports' ? (
          <>
            {figures !== undefined && figures.invitations > 0 && (
              <Invitations count={figures.invitations} onSee={() => onView(viewOf('matches'))} />
            )}
            <MedicationStats />
            <OwnReports isDeclaringHere={declaring === 'list'} />
          </>
        ) : (
          <Suspense fallback={<CardSkeletons count={2} />}>
            <MatchesTab me={me} />
          </Suspense>
        )}
      </MedicationTabs>
    </>
  )
}

/** Nobody is told who they are before both agree. */
function Invitations({ count, onSee }: { count: number; onSee: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mb5">
      <Note icon={IconHeartHandshake} title={t('medication.invitations.title', { count })} tone="prune">
        <p>{t('medication.invitations.text')}</p>
        <Button className="mt2" onClick={onSee} variant="default">
          {t('medication.invitations.see')}
        </Button>
      </Note>
    </div>
  )
}

function DraftWaiting() {
  const { t } = useTranslation()
  return (
    <div className="mb5">
      <Note title={t('medication.draft.waiting')} tone="prune">
        <p>{t('medication.draft.waitingText')}</p>
        <LinkButton className="mt2" search={{}} to="/medication/new" variant="default">
          {t('medication.draft.resume')}
        </LinkButton>
      </Note>
    </div>
  )
}
