import { useTranslation } from 'react-i18next'
import type { Recovery } from '#contract/observatory/schema.ts'
import classes from './recovery-scale.module.css'

// In the order of their lengths; the contract's own list would bring the library of the schemas along.
const LENGTHS: readonly Recovery[] = ['week', 'month', 'quarter', 'halfYear', 'year', 'twoYears', 'longer']

/** How long it took half of them to get better, on a scale of lengths and in a sentence: a median is told as no more than that. */
export function RecoveryScale({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation()
  const at = LENGTHS.indexOf(recovery)
  return (
    <figure className={classes.scale}>
      <div aria-hidden="true" className={classes.lengths}>
        {LENGTHS.map((each, nth) => (
          <span data-half={nth === at || undefined} data-on={nth <= at || undefined} key={each}>
            <i />
            {t(`observatory.lengths.${each}`)}
          </span>
        ))}
      </div>
      <figcaption>
        {t(at === LENGTHS.length - 1 ? 'observatory.help.halfLonger' : 'observatory.help.half', {
          length: t(`observatory.recovery.${recovery}`),
        })}
      </figcaption>
    </figure>
  )
}
