import { useTranslation } from 'react-i18next'
import type { TriedThing } from '#contract/what-helped/schema.ts'
import classes from './outcome-dots.module.css'
import { useRange } from './use-range.ts'

export const OUTCOMES = ['helped', 'unchanged', 'worse', 'unknown'] as const

/** The most dots in a row, one per member, where the number is exact; otherwise a bar is drawn, lighter where the number is a range. */
const DOTS_MAX = 24

export function OutcomeDots({ thing }: { thing: TriedThing }) {
  const { t } = useTranslation()
  const range = useRange()
  const most = Math.max(...OUTCOMES.map((outcome) => thing[outcome].to), 1)
  const whole = thing.tried.to
  const isDrawnByDots = thing.tried.from === thing.tried.to && most <= DOTS_MAX
  return (
    <dl aria-label={t('whatHelped.things.counts')} className={`stack g0 ${classes.outcomes}`}>
      {OUTCOMES.filter((outcome) => thing[outcome].to > 0).map((outcome) => {
        const { from, to } = thing[outcome]
        return (
          <div data-outcome={outcome} key={outcome}>
            <dt>{t(`whatHelped.things.${outcome}`)}</dt>{' '}
            <dd>
              <span aria-hidden="true" className={`row shrinks ${classes.drawn}`}>
                {from === to && isDrawnByDots ? (
                  [...Array(to).keys()].map((dot) => <i className={classes.dot} key={dot} />)
                ) : (
                  <i className={classes.bar} style={{ '--from': from / whole, '--to': to / whole }} />
                )}
              </span>{' '}
              <b>{range(thing[outcome])}</b>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
