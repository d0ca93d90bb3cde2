import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conference } from '#contract/conferences/schema.ts'
import type { Post } from '#contract/posts/schema.ts'
import { useClosest } from '#web/closest/api.ts'
import { CloseRow } from '#web/closest/close-row.tsx'
import { saidToHelp } from '#web/closest/helped.tsx'
import { fr as closest } from '#web/closest/texts.fr.ts'
import { useNextConference } from '#web/conferences/api.ts'
import { clipText } from '#web/conferences/clipped.ts'
import { useKeptInTime } from '#web/conferences/hours.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { query } from '#web/foundation/rpc.ts'
import classes from './feed-rail.module.css'
import { fr as rail } from './texts.fr.ts'

const texts = { closest, rail }

const SHOWN = 3
/** More than are shown: only stories that name what helped, one per author. */
const READ = 20
const WEEK_DAYS = 7
const SAID_MAX = 160
const NONE: Conference[] = []

export function FeedRail() {
  useTexts(texts)
  return (
    <div className={`stack fit shrinks ${classes.rail}`}>
      <CloseToMine />
      <HelpedThisWeek />
      <LiveNow />
    </div>
  )
}

function CloseToMine() {
  const { t } = useTranslation()
  const { data } = useClosest(undefined)
  if (!data?.takesPart || data.items.length === 0) return null
  return (
    <Part
      more={
        <Link className="target prune strong text-sm underlines" to="/matches">
          {t('closest.all')}
        </Link>
      }
      title={t('closest.toMine')}
    >
      <ul className="divided">
        {data.items.slice(0, SHOWN).map((close) => (
          <CloseRow close={close} isPlain key={close.postId} />
        ))}
      </ul>
    </Part>
  )
}

function HelpedThisWeek() {
  const { t } = useTranslation()
  const { data } = useQuery(
    query.posts.feed.queryOptions({ input: { filter: 'resolved', resolvedDays: WEEK_DAYS, limit: READ } }),
  )
  const told = data ? latestTold(data.items) : []
  if (told.length === 0) return null
  return (
    <Part
      isResolved
      more={
        <Link className="target prune strong text-sm underlines" search={{ filtre: 'resolus' }} to="/feed">
          {t('rail.allResolved')}
        </Link>
      }
      title={t('rail.helped')}
    >
      <p className="small mt1">{t('rail.caution')}</p>
      <ul className="divided">
        {told.map(({ post, said }) => (
          <li className={`anchor ${classes.row}`} key={post.id}>
            <Link
              className={`clamp breaks strong text-sm underlines covers ink ${classes.said}`}
              dir="auto"
              params={{ id: post.id }}
              to="/post/$id"
            >
              {clipText(said, SAID_MAX)}
            </Link>
            <p className="clamp small breaks">
              <bdi>{post.title}</bdi>
              {' · '}
              <bdi>{post.author.username ?? t('ui.someone')}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

type HelpingStory = { post: Post; said: string }

function latestTold(posts: readonly Post[]): HelpingStory[] {
  const told = posts
    .filter(({ isMine }) => !isMine)
    .flatMap((post): HelpingStory[] => {
      const said = saidToHelp({ treatment: post.resolution?.treatment ?? null, helped: post.helped })
      return said === undefined ? [] : [{ post, said }]
    })
    .toSorted((one, other) => resolvedAt(other) - resolvedAt(one))
  const authors = new Set<string>()
  return told.filter(({ post: { author } }) => !authors.has(author.id) && authors.add(author.id)).slice(0, SHOWN)
}

const resolvedAt = ({ post }: HelpingStory): number => post.resolution?.resolvedAt.getTime() ?? 0

function LiveNow() {
  const { t } = useTranslation()
  const { data: next } = useNextConference()
  // The next conference is watched before it begins, so that it appears when it goes live.
  useKeptInTime(next ? [next] : NONE)
  if (next?.status !== 'live') return null
  const { id, title, expert } = next
  return (
    <Part isLive title={t('rail.live')}>
      <div className={`anchor ${classes.row}`}>
        <Link
          className={`clamp breaks strong text-sm underlines covers ink ${classes.said}`}
          dir="auto"
          params={{ id }}
          search={{}}
          to="/expert-conferences/$id"
        >
          {title}
        </Link>
        <p className="clamp small breaks">
          <bdi>{expert.name}</bdi>
        </p>
      </div>
    </Part>
  )
}

type PartProps = { title: string; isResolved?: boolean; isLive?: boolean; children: ReactNode; more?: ReactNode }

function Part({ title, isResolved = false, isLive = false, children, more }: PartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classes.part}
      data-live={isLive || undefined}
      data-resolved={isResolved || undefined}
    >
      <h2 className="title-sm" id={id}>
        {title}
      </h2>
      {children}
      {more && <p>{more}</p>}
    </section>
  )
}
