import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ClosestCase } from '#contract/closest/schema.ts'
import { countryName } from '#contract/foundation/countries.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { ClosenessBand } from '#web/foundation/ui/closeness-band.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { StatusBadge, statusOf } from '#web/foundation/ui/people/badge.tsx'
import classes from './close-row.module.css'
import { saidToHelp } from './helped.tsx'

const QUOTED = 2

type CloseRowProps = {
  close: ClosestCase
  isPlain?: boolean
}

export function CloseRow({ close: { band, post, readings, resolved }, isPlain = false }: CloseRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const said = readings
    .filter(({ theirs }) => theirs.in === 'words')
    .slice(0, QUOTED)
    .map(({ theirs }) => theirs.text)
  const helped = saidToHelp(post)
  const about = [
    post.country && countryName(post.country, language),
    post.language !== language && t(`closest.written.${post.language}`),
  ].filter((each) => typeof each === 'string')
  return (
    <li className={`anchor ${classes.row}`} data-plain={isPlain || undefined} data-resolved={resolved || undefined}>
      <p className="row middle">
        <ClosenessBand band={band} /> {post.outcome !== 'ongoing' && <StatusBadge status={statusOf(post.outcome)} />}
      </p>
      {helped !== undefined && (
        <p className="quiet breaks mt2">
          <b className="sauge">{t('closest.helped')}</b> <bdi lang={post.language}>{helped}</bdi>
        </p>
      )}
      <Link
        className={`line g3 middle apart no-line covers ink ${classes.link}`}
        params={{ id: post.id }}
        to="/post/$id"
      >
        {said.length > 0 ? (
          <q lang={post.language}>{t('closest.quoted', { text: said.join(' … ') })}</q>
        ) : (
          <span dir="auto" lang={post.language}>
            {post.title}
          </span>
        )}
        <IconChevronRight aria-hidden className="muted" size={20} />
      </Link>
      <p className={`line middle breaks text-sm ${classes.who}`}>
        {!isPlain && <Avatar name={post.author.username} picture={post.author.avatar} size={36} />}
        <span>
          <b dir="auto">{post.author.username ?? t('ui.someone')}</b>
          {about.map((each) => ` · ${each}`)}
        </span>
      </p>
    </li>
  )
}
