import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useClosest } from './api.ts'
import classes from './close-cases.module.css'
import { CloseRow } from './close-row.tsx'
import { MatchingOff } from './matching-off.tsx'
import { NoMatch } from './no-match.tsx'

const SHOWN_MAX = 20

export function CloseCases() {
  const { t } = useTranslation()
  const id = useId()
  const query = useClosest(undefined)
  const { data } = query
  if (!data) return <Awaited failed={t('closest.failed')} of={query} />
  const { posts, items, isSearching, takesPart } = data
  if (!takesPart) return <MatchingOff />
  if (items.length === 0 && isSearching)
    return (
      <>
        <p role="status">{t('closest.comparing')}</p>
        <CardSkeletons count={2} />
      </>
    )
  const [only, ...others] = posts
  const ownPost = others.length === 0 ? only : undefined
  if (items.length === 0) return <NoMatch chosenId={ownPost?.id} hasPosts={posts.length > 0} isClosest />
  return (
    <section aria-labelledby={id} className={`well ${classes.well}`}>
      <header className={`line g4 top apart ${classes.head}`}>
        <div>
          <h2 className="title-md" id={id}>
            {t('closest.similar.title')}
          </h2>
          <p>{ownPost ? t('closest.toOne', { title: ownPost.title }) : t('closest.toMine')}</p>
        </div>
        <LinkButton rightSection={<IconChevronRight aria-hidden size={18} />} to="/matches" variant="subtle">
          {t('closest.all')}
        </LinkButton>
      </header>
      <ul>
        {items.slice(0, SHOWN_MAX).map((close) => (
          <CloseRow close={close} key={`${close.ownPost.id} ${close.postId}`} />
        ))}
      </ul>
      <p className={`lined pt4 ${classes.caution}`}>
        {t('closest.how')} {t('closest.caution')}
      </p>
    </section>
  )
}
