import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { usePublicStats } from './api.ts'
import classes from './content-wall.module.css'
import { PublicFigures } from './public-figures.tsx'

type ContentWallProps = {
  /** Where one comes back to after signing in: a path of this site. */
  next: string
  /** 1 where the wall is the page itself; it then also offers the way home. */
  order: 1 | 2
}

/** What a visitor meets in place of posts: why, the way in, and the figures that anyone may see. */
export function ContentWall({ next, order }: ContentWallProps) {
  const { t } = useTranslation()
  const { data: stats, error, isPending, refetch } = usePublicStats()
  const Heading = `h${order}` as const
  return (
    <div className={classes.wall} data-page={order === 1 || undefined}>
      <div className={classes.words}>
        <span className={classes.seal}>
          <IconLock aria-hidden size={26} />
        </span>
        <Heading>{t('posts.wall.title')}</Heading>
        <p>{t('posts.wall.text')}</p>
        <div className={classes.ways}>
          <LinkButton search={{ next }} size="lg" to="/auth">
            {t('posts.wall.signIn')}
          </LinkButton>
          {order === 1 && (
            <LinkButton size="lg" to="/" variant="default">
              {t('posts.wall.home')}
            </LinkButton>
          )}
        </div>
      </div>
      {isPending && <div className={classes.waiting} />}
      {!stats && error && (
        <div className={classes.failure}>
          <FailureBox error={error} onRetry={() => void refetch()} title={t('posts.wall.failed')} />
        </div>
      )}
      {stats && <PublicFigures order={order === 1 ? 2 : 3} stats={stats} />}
    </div>
  )
}
