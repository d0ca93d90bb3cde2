import { IconLock, IconSearch, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './features.module.css'

const FEATURES = [
  { title: 'home.features.community', text: 'home.features.communityText', icon: IconUsers },
  { title: 'home.features.privacy', text: 'home.features.privacyText', icon: IconLock },
  { title: 'home.features.search', text: 'home.features.searchText', icon: IconSearch },
] as const

export function Features({ isColumn = false }: { isColumn?: boolean }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('home.features.label')} className={isColumn ? classes.column : classes.band}>
      <div className={classes.inner}>
        {FEATURES.map(({ title, text, icon: Icon }) => (
          <div className={`top ${classes.feature}`} key={title}>
            <Icon aria-hidden className="prune" size={28} />
            <h2>{t(title)}</h2>
            <p className="quiet">{t(text)}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
