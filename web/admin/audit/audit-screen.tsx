import { Button, VisuallyHidden } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '#contract/admin/schema.ts'
import { EXCEL_FORMATS } from '#contract/foundation/csv.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { MorePages } from '#web/foundation/ui/layout/more-pages.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { auditFile, useAudit } from '../api.ts'
import { Refused } from '../frame.tsx'
import { useActName } from './act-words.ts'
import classes from './audit.module.css'
import { AuditFilters } from './audit-filters.tsx'
import { type AuditView, filterOf } from './audit-view.ts'
import { useDetailWords } from './detail-words.ts'

type AuditScreenProps = { view: AuditView; onView: (view: AuditView) => void }

export function AuditScreen({ view, onView }: AuditScreenProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const filter = filterOf(view)
  const list = useAudit(filter)
  const { data, error } = list
  const entries = data?.pages.flatMap((page) => page.items) ?? []
  if (isRefusal(error, 'FORBIDDEN')) return <Refused />
  return (
    <>
      <PageTitle
        actions={
          <>
            <Button
              component="a"
              download
              href={auditFile(filter, EXCEL_FORMATS[language])}
              leftSection={<IconDownload aria-hidden size={20} />}
              variant="default"
            >
              {t('admin.audit.exportExcel')}
            </Button>
            <Button
              component="a"
              download
              href={auditFile(filter, 'plain')}
              leftSection={<IconDownload aria-hidden size={20} />}
              variant="subtle"
            >
              {t('admin.audit.export')}
            </Button>
          </>
        }
        intro={t('admin.audit.intro')}
      >
        {t('admin.audit.title')}
      </PageTitle>
      <AuditFilters entries={entries} onView={onView} view={view} />
      <p className="quiet breaks">{t('admin.audit.exportNote')}</p>
      <Awaited cards={3} failed={t('admin.failed')} of={list} />
      {data && entries.length === 0 && (
        <EmptyState title={t('admin.audit.none')}>{t('admin.audit.noneText')}</EmptyState>
      )}
      {entries.length > 0 && (
        <>
          <VisuallyHidden component="h2">{t('admin.audit.list')}</VisuallyHidden>
          <ol className={`framed divided ${classes.list}`}>
            {entries.map((entry) => (
              <Entry entry={entry} key={entry.id} />
            ))}
          </ol>
          <MorePages
            list={list}
            words={{
              more: t('admin.more'),
              loading: t('admin.loadingMore'),
              failed: t('admin.moreFailed'),
              end: t('admin.audit.end'),
            }}
          />
        </>
      )}
    </>
  )
}

const KEY_SHOWN = 8

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const dates = useDates()
  const actName = useActName()
  const detailWords = useDetailWords()
  const { act, at, actor, actorKey, actorRole, subject, subjectKey, subjectId } = entry
  const goneAs = (key: string) => t('admin.audit.gone', { key: key.slice(0, KEY_SHOWN) })
  const who =
    actor?.username ??
    (actorKey ? goneAs(actorKey) : t(actorRole === 'operator' ? 'admin.audit.operator' : 'admin.audit.machine'))
  const about = subject?.username ?? (subjectKey ? goneAs(subjectKey) : undefined)
  const more = detailWords(entry)
  return (
    <li className={classes.entry}>
      <time className={`quiet ${classes.when}`} dateTime={at.toISOString()}>
        {dates.moment(at)}
      </time>
      <div>
        <p>
          <b className="breaks">
            <bdi>{who}</bdi>
          </b>{' '}
          {actName(act)}
        </p>
        {subject?.username ? (
          <p className="quiet breaks">
            <Link params={{ id: subject.id }} to="/admin/members/$id">
              {t('admin.audit.subject', { name: subject.username })}
            </Link>
          </p>
        ) : (
          about && <p className="quiet breaks">{t('admin.audit.subject', { name: about })}</p>
        )}
        {!about && subjectId && <p className="quiet breaks">{t('admin.audit.thing', { id: subjectId })}</p>}
        {more.length > 0 && <p className="quiet breaks">{more.join(' · ')}</p>}
      </div>
    </li>
  )
}
