import { useTranslation } from 'react-i18next'
import type { Recovery } from '#contract/observatory/schema.ts'
import classes from './recovery-scale.module.css'

// The lengths in ascending order. They are repeated here because the contract's own list would load the schema library.
const LENGTHS: readonly Recovery[] = ['week', 'month', 'quarter', 'halfYear', 'year', 'twoYears', 'longer']

/** The value is a median, and the text claims no more. */
export function RecoveryScale({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation()
  const at = LENGTHS.indexOf(recovery)
  return (
    <figure>
      <div aria-hidden="true" className={classes.lengths}>
        {LENGTHS.map((each, nth) => (
          <span data-half={nth === at || undefined} data-on={nth <= at || undefined} key={each}>
            <i />
            {t(`observatory.lengths.${each}`)}
          </span>
        ))}
      </div>
      <figcaption className="text-sm mt2">
        {t(at === LENGTHS.length - 1 ? 'observatory.help.halfLonger' : 'observatory.help.half', {
          length: t(`observatory.recovery.${recovery}`),
        })}
      </figcaption>
    </figure>
  )
}
