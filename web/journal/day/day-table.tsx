import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry } from '#contract/journal/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { MorePages } from '#web/foundation/ui/layout/more-pages.tsx'
import { Section } from '#web/foundation/ui/layout/section.tsx'
import { useEntries, useRemoveEntry } from '../api.ts'
import classes from './day-table.module.css'
import { useMeasureWords } from './measure-scales.tsx'
import { useShortDay } from './short-day.ts'

type DayTableProps = {
  journalId: string
  from: string
  /** Absent where nothing may be written. */
  onEdit: ((day: string) => void) | undefined
}

export function DayTable({ journalId, from, onEdit }: DayTableProps) {
  const { t } = useTranslation()
  const list = useEntries(journalId, from)
  const { asking, ask, cancel, confirm, isPending, place } = useRemoval(journalId)
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? []
  const dates = useDates()
  if (list.data && entries.length === 0) return null
  return (
    <Section title={t('journal.table.title')}>
      <Awaited cards={1} failed={t('journal.table.failed')} of={list} />
      {entries.length > 0 && (
        <div className={`stack fit ${classes.place}`} ref={place} tabIndex={-1}>
          <table aria-label={t('journal.table.title')} className={`table ${classes.table}`}>
            <thead>
              <tr>
                <th scope="col">{t('journal.table.day')}</th>
                <th scope="col">{t('journal.table.intensity')}</th>
                <th scope="col">{t('journal.table.note')}</th>
                <th scope="col">{t('journal.table.acts')}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Row entry={entry} key={entry.day} onEdit={onEdit} onRemove={ask} />
              ))}
            </tbody>
          </table>
          <MorePages
            list={list}
            words={{
              more: t('journal.table.more'),
              loading: t('journal.table.loadingMore'),
              failed: t('journal.table.failed'),
            }}
          />
        </div>
      )}
      {asking && (
        <Suspense>
          <ConfirmLater
            confirm={t('journal.table.remove')}
            isDangerous
            isOpen={asking.isOpen}
            isPending={isPending}
            onCancel={cancel}
            onConfirm={confirm}
            pending={t('journal.table.removing')}
            title={t('journal.table.removeTitle')}
          >
            {t('journal.table.removeText', { day: dates.plainDate(asking.entry.day) })}
          </ConfirmLater>
        </Suspense>
      )}
    </Section>
  )
}

type RowProps = {
  entry: Entry
  onEdit: DayTableProps['onEdit']
  onRemove: (entry: Entry, button: HTMLButtonElement) => void
}

function Row({ entry, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation()
  const day = useDates().plainDate(entry.day)
  const short = useShortDay()(entry.day, true)
  const words = useMeasureWords()
  return (
    <tr>
      <th className={classes.day} scope="row">
        {short}
      </th>
      <td className={`tabular no-wrap ${classes.intensity}`}>
        <i aria-hidden="true" style={{ '--share': entry.intensity / 10 }} />
        {t('journal.evolution.outOfTen', { value: entry.intensity })}
      </td>
      <td className={`written ${classes.note}`} data-none={entry.note === '' || undefined} dir="auto">
        {entry.measured.length > 0 && <p className={`text-sm ink ${classes.measured}`}>{words.line(entry.measured)}</p>}
        {entry.note || t('journal.table.noNote')}
      </td>
      <td className={classes.acts}>
        {onEdit && (
          <ActionIcon
            aria-label={t('journal.table.editOf', { day })}
            onClick={() => onEdit(entry.day)}
            title={t('journal.table.edit')}
            variant="quiet"
          >
            <IconPencil aria-hidden size={20} />
          </ActionIcon>
        )}
        <ActionIcon
          aria-label={t('journal.table.removeOf', { day })}
          onClick={(event) => onRemove(entry, event.currentTarget)}
          title={t('journal.table.remove')}
          variant="quiet"
        >
          <IconTrash aria-hidden size={20} />
        </ActionIcon>
      </td>
    </tr>
  )
}

/** The focus returns to the button that asked, or to the table once that is gone. */
function useRemoval(journalId: string) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const removal = useRemoveEntry()
  const [asking, setAsking] = useState<{ entry: Entry; isOpen: boolean }>()
  const opener = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const close = () => setAsking((asked) => asked && { ...asked, isOpen: false })
  const confirm = () => {
    if (!asking) return
    const { day, version } = asking.entry
    // The table goes with its last day.
    const isLast = place.current?.querySelectorAll('tbody tr').length === 1
    removal.mutateAsync({ id: journalId, day, version }).then(
      () => {
        close()
        showSuccess({ title: t('journal.table.removed') })
        const left = isLast ? document.querySelector('main') : place.current
        left?.focus({ preventScroll: true })
      },
      (error: unknown) => {
        close()
        opener.current?.focus()
        if (isRefusal(error, 'EDITED_ELSEWHERE')) return showFailure({ title: t('journal.table.changed') })
        tellFailure(error)
      },
    )
  }
  return {
    asking,
    place,
    isPending: removal.isPending,
    ask: (entry: Entry, button: HTMLButtonElement) => {
      opener.current = button
      setAsking({ entry, isOpen: true })
    },
    cancel: () => {
      close()
      opener.current?.focus()
    },
    confirm,
  }
}
