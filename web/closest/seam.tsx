import { VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClosestCase, SaidReading, SharedReading } from '#contract/closest/schema.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useMe } from '#web/accounts/api.ts'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { AuthorLink } from '#web/posts/post/author-link.tsx'
import classes from './seam.module.css'

/** Hollow knots mark what both perhaps say, and what differs. */
export function Seam({ close: { post, readings, differs, resolved } }: { close: ClosestCase }) {
  const { t } = useTranslation()
  const dates = useDates()
  const language = useLanguage()
  const { me } = useMe()
  const id = useId()
  const name = post.author.username ?? t('ui.someone')
  const sure = readings.filter(({ isSure }) => isSure)
  const perhaps = readings.filter(({ isSure }) => !isSure)
  const lineOf = (reading: SharedReading) => (
    <li className={classes.pair} key={`${reading.name} ${reading.mine.text} ${reading.theirs.text}`}>
      <span>
        <VisuallyHidden>
          {reading.isSure ? t('closest.youWrite', { name: reading.name }) : t('closest.youWritePerhaps')}
        </VisuallyHidden>{' '}
        <SeamQuote added="addedByYou" said={reading.mine} />
      </span>
      <i className={classes.knot} data-hollow={!reading.isSure || undefined} />{' '}
      <span>
        <VisuallyHidden>{t('closest.theyWrite', { name })}</VisuallyHidden>{' '}
        <SeamQuote added="addedByAuthor" language={post.language} said={reading.theirs} />
      </span>
    </li>
  )
  return (
    <div className={`anchor ${classes.seam}`} data-resolved={resolved || undefined}>
      <div className={classes.pair}>
        <p className={`line top breaks shrinks ${classes.who}`}>
          <Avatar name={me?.username ?? null} picture={me?.avatar ?? null} size={32} />
          <b>{t('closest.you')}</b>
        </p>
        <i />
        <p className={`line top breaks shrinks ${classes.who}`}>
          <Avatar name={post.author.username} picture={post.author.avatar} size={32} />
          <span>
            <b>
              <AuthorLink author={post.author} />
            </b>{' '}
            {post.startMonth && <small>{t('closest.since', { month: dates.month(post.startMonth) })}</small>}{' '}
            {post.language !== language && (
              <small className={classes.language}>{t(`closest.written.${post.language}`)}</small>
            )}
          </span>
        </p>
      </div>
      {sure.length > 0 && <ul className="stack g3 mt3">{sure.map(lineOf)}</ul>}
      {perhaps.length > 0 && (
        <>
          <p className={`small text-centre mt3 ${classes.perhaps}`} id={`${id}-perhaps`}>
            <span>{t(sure.length > 0 ? 'closest.perhapsAlso' : 'closest.perhaps')}</span>
          </p>
          <ul className="stack g3 mt3" aria-labelledby={`${id}-perhaps`}>
            {perhaps.map(lineOf)}
          </ul>
        </>
      )}
      {differs.length > 0 && (
        <p className={`${classes.pair} quiet ${classes.differs}`}>
          <span />
          <i className={classes.knot} data-hollow />
          <span>{t('closest.differs', { names: differs.join(', ') })}</span>
        </p>
      )}
    </div>
  )
}

type SeamQuoteProps = { said: SaidReading; added: 'addedByYou' | 'addedByAuthor'; language?: Language }

/** The name of a reading stands for words where the member added it by hand or chose it as a tag. */
function SeamQuote({ said: { text, in: saidIn }, added, language }: SeamQuoteProps) {
  const { t } = useTranslation()
  const shownIn = useLanguage()
  if (saidIn === 'added')
    return <span className={`muted breaks ${classes.added}`}>{t(`closest.${added}`, { name: text })}</span>
  if (saidIn === 'tag')
    return (
      <span className={`muted breaks ${classes.added}`}>{t('closest.tagged', { name: tagLabel(text, shownIn) })}</span>
    )
  return <q lang={language}>{t('closest.quoted', { text })}</q>
}
