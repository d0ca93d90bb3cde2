import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { pageConfig } from '#web/foundation/prefetched.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { wayIn } from '#web/foundation/way-in.ts'
import { usePublicStats } from '../api.ts'
import { PublicFigures } from './public-figures.tsx'
import classes from './sign-in-gate.module.css'
import { fr as gate } from './texts.gate.fr.ts'

const texts = { posts: { gate } }

type SignInGateProps = {
  next: string
  /** The level of the heading; 1 when the gate is the whole page, which then also links home. */
  order: 1 | 2
}

export function SignInGate({ next, order }: SignInGateProps) {
  useTexts(texts)
  const { t } = useTranslation()
  // The operator's stated figures are on the same page, and counts of this instance would contradict them.
  const isBesideStated = order === 2 && pageConfig.homeStats !== 'live'
  const { data: stats, error, isPending, refetch } = usePublicStats(!isBesideStated)
  const Heading = `h${order}` as const
  return (
    <div className={classes.gate} data-page={order === 1 || undefined}>
      <div className={classes.words}>
        <span className={`seal mb5 ${classes.seal}`}>
          <IconLock aria-hidden size={26} />
        </span>
        <Heading>{t('posts.gate.title')}</Heading>
        <p className="muted mt3">{t('posts.gate.text')}</p>
        <div className="row g3 mt6 full-acts">
          <LinkButton search={{ ...wayIn(), next }} size="lg" to="/auth">
            {t('posts.gate.signIn')}
          </LinkButton>
          {order === 1 && (
            <LinkButton size="lg" to="/" variant="default">
              {t('posts.gate.home')}
            </LinkButton>
          )}
        </div>
      </div>
      {((isBesideStated && pageConfig.isFounding) || stats?.totalPosts === 0) && (
        <div className={classes.beginning}>
          <p>{t('posts.gate.beginning')}</p>
          <Link to="/commencement">{t('posts.gate.beginningLink')}</Link>
        </div>
      )}
      {isPending && !isBesideStated && <div className={classes.waiting} />}
      {!stats && error && (
        <div className={`p5 ${classes.failure}`}>
          <FailureBox error={error} onRetry={() => void refetch()} title={t('posts.gate.failed')} />
        </div>
      )}
      {stats && stats.totalPosts > 0 && <PublicFigures order={order === 1 ? 2 : 3} stats={stats} />}
    </div>
  )
}
