import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PROPOSED_ROUNDS } from '#contract/closest/limits.ts'
import type { Understood } from '#contract/closest/schema.ts'
import { isListOf, isText } from '#web/foundation/editing/shapes.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { useProposals } from './understood-api.ts'
import { useKeptInTab } from './use-kept-in-tab.ts'
import classes from './what-we-understood.module.css'

type Named = { id: string; name: string }
type ProposalsProps = { postId: string; understood: Understood; onTap: (reading: Named, isTold: boolean) => void }

/** Asks "Do you have this too?": one tap for yes, nothing to do for no, at most three rounds. It never blocks anything. */
export function ProposedReadings({ postId, understood, onTap }: ProposalsProps) {
  const { t } = useTranslation()
  const [rounds, addRound] = useKeptInTab(`understood.${postId}.rounds`, isListOf(isText))
  const [isRetried, setRetried] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const { data, error, isFetching, refetch } = useProposals(postId, rounds.flat())
  const readings = data?.readings ?? []
  const retry = () => {
    setRetried(true)
    // The button disappears with the next try.
    title.current?.focus({ preventScroll: true })
    void refetch()
  }
  if ((error && !data) || (isRetried && isFetching))
    return (
      <div aria-busy={isFetching} className="lined mt5 pt4">
        <h3 className={classes.subtitle} ref={title} tabIndex={-1}>
          {t('understood.proposed.title')}
        </h3>
        {isFetching ? (
          <p role="status">{t('ui.loading')}</p>
        ) : (
          <FailureBox error={error} onRetry={retry} title={t('understood.failed')} />
        )}
      </div>
    )
  if (!data || (readings.length === 0 && rounds.length === 0)) return null

  const showOthers = () => {
    setRetried(false)
    addRound(readings.map(({ id }) => id))
    // The button may disappear with the next round.
    title.current?.focus()
  }

  return (
    <div aria-busy={isFetching} className="lined mt5 pt4">
      <h3 className={classes.subtitle} ref={title} tabIndex={-1}>
        {t('understood.proposed.title')}
      </h3>
      <p className={`quiet ${classes.lead}`}>
        {readings.length > 0
          ? `${t('understood.proposed.lead')} ${t('understood.seen')}`
          : t('understood.proposed.none')}
      </p>
      <ul aria-label={t('understood.proposed.title')} className={`row ${classes.chips}`}>
        {readings.map((reading) => {
          const isAdded = understood.told.includes(reading.id)
          const Icon = isAdded ? IconCheck : IconPlus
          // The reading follows from a narrower one that is told, so there is nothing to take back here.
          const isImplied = isAdded && !understood.present.some(({ id }) => id === reading.id)
          return (
            <li key={reading.id}>
              <button
                aria-disabled={isImplied || undefined}
                aria-pressed={isAdded}
                className={`target ${classes.proposal}`}
                disabled={!isAdded && understood.addable === 0}
                onClick={() => !isImplied && onTap(reading, !isAdded)}
                type="button"
              >
                <Icon aria-hidden size={18} stroke={2.2} />
                <span className={`breaks shrinks ${classes.words}`}>
                  {reading.name}{' '}
                  <small dir="auto">
                    {reading.heardIn === null
                      ? t('understood.proposed.together')
                      : t('closest.quoted', { text: reading.heardIn })}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {readings.length > 0 && rounds.length < PROPOSED_ROUNDS - 1 && (
        <button
          className={`prune text-sm mt3 touch underlined ${classes.others}`}
          aria-disabled={isFetching || undefined}
          onClick={() => !isFetching && showOthers()}
          type="button"
        >
          {t('understood.proposed.others')}
        </button>
      )}
    </div>
  )
}
