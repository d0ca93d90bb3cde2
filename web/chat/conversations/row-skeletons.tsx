import { useTranslation } from 'react-i18next'
import classes from './row-skeletons.module.css'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth']

export function RowSkeletons() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true" aria-label={t('ui.loading')} className={`stack g0 ${classes.rows}`} role="status">
      {ROWS.map((row) => (
        <div key={row}>
          <i />
          <span>
            <i />
            <i />
          </span>
        </div>
      ))}
    </div>
  )
}

const BUBBLES = ['theirs', 'mine', 'theirs long', 'mine long', 'theirs short']

export function BubbleSkeletons() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true" aria-label={t('ui.loading')} className={`line g4 end ${classes.bubbles}`} role="status">
      {BUBBLES.map((bubble) => (
        <i className={`rigid ${classes.bubble}`} data-bubble={bubble} key={bubble} />
      ))}
    </div>
  )
}
