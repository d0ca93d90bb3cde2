import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import classes from './concept.module.css'
import { ResearchArt, ThreadArt } from './concept-art.tsx'

const CONCEPTS = [
  { title: 'home.concept.notifications', text: 'home.concept.notificationsText', art: ThreadArt },
  { title: 'home.concept.research', text: 'home.concept.researchText', art: ResearchArt },
] as const

export function Concept() {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className="page-section">
      <h2 id={id}>{t('home.concept.title')}</h2>
      <div className={`stack g6 mt5 ${classes.cards}`}>
        {CONCEPTS.map(({ title, text, art: Art }) => (
          <Card as="article" className={classes.card} key={title}>
            <Art className={classes.art} />
            <div className={classes.words}>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
              {title === 'home.concept.notifications' && (
                <Link className={`target ${classes.link}`} search={{}} to="/ce-qui-a-aide">
                  {t('home.concept.tried')}
                </Link>
              )}
              {title === 'home.concept.research' && (
                <Link className={`target ${classes.link}`} search={{}} to="/observatoire">
                  {t('home.concept.observatory')}
                </Link>
              )}
            </div>
          </Card>
        ))}
      </div>
    </section>
  )
}
