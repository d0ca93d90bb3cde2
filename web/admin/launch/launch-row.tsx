import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheck, IconCircleDotted } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LaunchItem } from '#contract/admin/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { CopyLines } from './copy-lines.tsx'
import classes from './launch.module.css'
import { useNoteRestore } from './launch-api.ts'
import { linesFor } from './launch-view.ts'
import { MailTry } from './mail-try.tsx'

export function LaunchRow({ item, isForLater }: { item: LaunchItem; isForLater: boolean }) {
  const { t } = useTranslation()
  const { key, isDone, value } = item
  const heading = useRef<HTMLHeadingElement>(null)
  const title = t(`launch.items.${key}.title`)
  const Sign = isDone ? IconCircleCheck : isForLater ? IconCircleDotted : IconCircle
  const lines = isDone || isForLater ? undefined : linesFor(item, t)
  const state = isForLater ? (isDone ? 'isSet' : 'later') : isDone ? 'done' : 'missing'
  return (
    <li className={`line g4 ${classes.row}`} data-state={state}>
      <Sign aria-hidden className={classes.sign} size={24} />
      <div className={`stack fit g1 grow ${classes.words}`}>
        <div className="line g3 top apart">
          <h3 className="title-sm" ref={heading} tabIndex={-1}>
            {title}
          </h3>
          <span className={`semibold text-xs rigid pill ${classes.state}`}>{t(`launch.${state}`)}</span>
        </div>
        {isForLater ? (
          <code>{t(`launch.items.${key}.missing`, { value: '' })}</code>
        ) : (
          <p>{t(`launch.items.${key}.${isDone ? 'done' : 'missing'}`, { value: value ?? '' })}</p>
        )}
        <LaunchDetail item={item} />
        {lines && <CopyLines lines={lines} title={title} />}
        {key === 'mail' && <MailTry />}
        {key === 'restore' && !isDone && <RestoreTried onNoted={() => heading.current?.focus()} />}
        <LaunchLink item={item} title={title} />
      </div>
    </li>
  )
}

function LaunchDetail({ item: { key, isDone, value, at, count } }: { item: LaunchItem }) {
  const { t } = useTranslation()
  const dates = useDates()
  const when = at && dates.moment(at)
  if (key === 'https' && isDone) return <p className={classes.known}>{value}</p>
  if (key === 'admins' && count) return <p className={classes.known}>{t('launch.admins', { count })}</p>
  if (key === 'mail' && count) return <p className={classes.known}>{t('launch.waiting', { count })}</p>
  if (key === 'mail' && when) return <p className={classes.known}>{t('launch.lastMail', { when })}</p>
  if (key === 'backup')
    return <p className={classes.known}>{when ? t('launch.lastBackup', { when }) : t('launch.never')}</p>
  if (key === 'restore' && when) return <p className={classes.known}>{t('launch.lastRestore', { when })}</p>
  return null
}

const PLACES = {
  legal: '/legal/mentions',
  hosting: '/legal/mentions',
  contact: '/legal/contact',
  professional: '/admin/professionals',
  conference: '/expert-conferences',
} as const

function LaunchLink({ item: { key }, title }: { item: LaunchItem; title: string }) {
  const { t } = useTranslation()
  if (!(key in PLACES)) return null
  const to = PLACES[key as keyof typeof PLACES]
  const isPage = to.startsWith('/legal')
  return (
    <Link
      aria-label={t(isPage ? 'launch.seePageOf' : 'launch.openOf', { title })}
      className="target prune semibold text-sm self-start"
      to={to}
    >
      {t(isPage ? 'launch.seePage' : 'launch.open')}
    </Link>
  )
}

/** A restore made on another machine cannot be detected here, so an admin states it. */
function RestoreTried({ onNoted }: { onNoted: () => void }) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const note = useNoteRestore()
  return (
    <Button
      aria-disabled={note.isPending || undefined}
      className="self-start mt2"
      onClick={() => void note.mutateAsync({}).then(onNoted, tellFailure)}
      variant="default"
    >
      {t(note.isPending ? 'launch.reading' : 'launch.restoreTried')}
    </Button>
  )
}
