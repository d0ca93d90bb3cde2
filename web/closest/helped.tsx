import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './helped.module.css'

type HelpedProps = { treatment: string | null; names?: readonly string[] }

/** Shows what helped the other member, in their own words, on the card of a case that is resolved or names something that helped. */
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
