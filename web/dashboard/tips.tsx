import { IconBook2, IconNotes, IconUsers } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './tips.module.css'

const TIPS = [
  { title: 'dashboard.tips.exchange', text: 'dashboard.tips.exchangeText', icon: IconUsers },
  { title: 'dashboard.tips.share', text: 'dashboard.tips.shareText', icon: IconNotes },
  { title: 'dashboard.tips.learn', text: 'dashboard.tips.learnText', icon: IconBook2 },
] as const

export function Tips() {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.tips}>
      <h2 id={id}>{t('dashboard.tips.title')}</h2>
      <ul className="stack g3 mt3">
        {TIPS.map(({ title, text, icon: Icon }) => (
          <li className="line g3 quiet" key={title}>
            <Icon aria-hidden className="prune" size={22} />
            <p>
              <b>{t(title)}</b> {t(text)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
