import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MatchedPost } from '#contract/closest/schema.ts'
import type { Language } from '#contract/foundation/languages.ts'
import classes from './helped.module.css'

/** The words of its resolution, else the names of things tried; undefined where the author names nothing. */
export const saidToHelp = ({ treatment, helped }: Pick<MatchedPost, 'treatment' | 'helped'>): string | undefined =>
  treatment ?? (helped.join(' · ') || undefined)

type HelpedProps = {
  post: MatchedPost & { language?: Language }
}

export function Helped({ post }: HelpedProps) {
  const { t } = useTranslation()
  const said = saidToHelp(post)
  if (said === undefined && !post.isResolved) return null
  return (
    <section className={classes.helped}>
      <h3 className="line middle sauge">
        <IconCircleCheck aria-hidden size={22} />
        {t('closest.helped')}
      </h3>
      {said === undefined ? (
        <p className="clamp breaks mt1">{t('closest.helpedElsewhere')}</p>
      ) : (
        <p className="clamp breaks mt1" dir="auto" lang={post.language}>
          {said}
        </p>
      )}
    </section>
  )
}
