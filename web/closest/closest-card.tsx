import { Button, VisuallyHidden } from '@mantine/core'
import { IconChevronRight, IconEyeOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClosestCase } from '#contract/closest/schema.ts'
import { countryName } from '#contract/foundation/countries.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { ClosenessBand } from '#web/foundation/ui/closeness-band.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { StatusBadge, statusOf } from '#web/foundation/ui/people/badge.tsx'
import classes from './closest-card.module.css'
import { ContactLink } from './contact-link.tsx'
import { Helped } from './helped.tsx'
import { Seam } from './seam.tsx'
import { headingOf } from './understood/reading-names.ts'

type ClosestCardProps = {
  close: ClosestCase
  isOwnPostNamed: boolean
  onDismiss: () => void
}

export function ClosestCard({ close, isOwnPostNamed, onDismiss }: ClosestCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const { band, post, ownPost, readings } = close
  const inCommon = headingOf(readings)
  return (
    <Card as="article" className={classes.card} labelledBy={`${id}-title`}>
      <header className="row middle apart">
        <ClosenessBand band={band} /> <StatusBadge status={statusOf(post.outcome)} />
      </header>
      <h2 className="title-md mt3" id={`${id}-title`}>
        {inCommon === '' ? (
          <span dir="auto" lang={post.language}>
            {post.title}
          </span>
        ) : (
          <>
            <VisuallyHidden>{t('closest.inCommon')}</VisuallyHidden> {inCommon}
          </>
        )}
      </h2>
      {isOwnPostNamed && <p className="quiet breaks mt1">{t('closest.besides', { title: ownPost.title })}</p>}
      <Helped post={post} />
      <Seam close={close} />
      <Link className={classes.story} params={{ id: post.id }} to="/post/$id">
        <span className="grow">
          <small>
            {post.country
              ? t('closest.storyFrom', { country: countryName(post.country, language) })
              : t('closest.story')}
            {post.language !== language && ` · ${t(`closest.written.${post.language}`)}`}
          </small>{' '}
          <b dir="auto" lang={post.language}>
            {post.title}
          </b>
        </span>
        <IconChevronRight aria-hidden className="muted" size={20} />
      </Link>
      <div className={`row g3 middle apart ${classes.acts}`}>
        <ContactLink author={post.author} postId={post.id} />
        <Button
          className="flush"
          leftSection={<IconEyeOff aria-hidden size={20} />}
          onClick={onDismiss}
          variant="quiet"
        >
          {t('closest.dismiss')}
        </Button>
      </div>
    </Card>
  )
}
