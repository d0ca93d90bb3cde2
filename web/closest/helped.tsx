import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './helped.module.css'

type HelpedProps = { treatment: string | null; names?: readonly string[] }

/** What helped the other, as they named it, on a card of a case that is resolved or tells so. */
export function Helped({ treatment, names = [] }: HelpedProps) {
  const { t } = useTranslation()
  return (
    <section className={classes.helped}>
      <h3>
        <IconCircleCheck aria-hidden size={22} />
        {t('closest.helped')}
      </h3>
      <p dir="auto">{treatment ?? (names.join(' · ') || t('closest.helpedElsewhere'))}</p>
    </section>
  )
}
