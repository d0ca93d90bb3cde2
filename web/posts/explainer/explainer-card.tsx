import { IconShieldLock } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './explainer-card.module.css'
import { fr as explainer } from './texts.explainer.fr.ts'

const texts = { posts: { explainer } }

export type ExplainerCardProps = {
  order?: 2 | 3
  withFeedLink?: boolean
}

export function ExplainerCard({ order = 2, withFeedLink = false }: ExplainerCardProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const id = useId()
  const Heading = `h${order}` as const
  return (
    <Card as="section" className={`stack ${classes.card}`} labelledBy={id}>
      <span className={`seal ${classes.seal}`}>
        <IconShieldLock aria-hidden size={24} />
      </span>
      <div>
        <Heading className="title-sm" id={id}>
          {t('posts.explainer.title')}
        </Heading>
        <p className="measure mt1">{t('posts.explainer.text')}</p>
        <div className={`row mt3 ${classes.acts}`}>
          <LinkButton to="/matches" variant="light">
            {t('posts.explainer.matches')}
          </LinkButton>
          {withFeedLink && (
            <LinkButton to="/feed" variant="subtle">
              {t('posts.explainer.feed')}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  )
}
