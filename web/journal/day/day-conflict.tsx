import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Entry } from '#contract/journal/schema.ts'
import { SaysNothing, TwoVersions } from '#web/foundation/editing/two-versions.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import type { DaySaid } from './day-draft.ts'
import { useMeasureWords } from './measure-scales.tsx'

type DayConflictProps = {
  /** The day as it was saved elsewhere meanwhile; null where it was deleted. */
  stored: Entry | null
  mine: DaySaid
  onClose: () => void
  onKeepMine: () => void
  onTakeStored: () => void
}

export function DayConflict({ stored, mine, onClose, onKeepMine, onTakeStored }: DayConflictProps) {
  const { t } = useTranslation()
  const footer = (
    <>
      <Button onClick={onTakeStored} variant="default">
        {t('journal.conflict.takeStored')}
      </Button>
      <Button onClick={onKeepMine}>{t('journal.conflict.keepMine')}</Button>
    </>
  )
  return (
    <Sheet footer={footer} isOpen onClose={onClose} title={t('journal.conflict.title')}>
      <Note>{t('journal.conflict.text')}</Note>
      <TwoVersions
        className="mt4"
        mine={{ label: t('journal.conflict.mine'), content: <Version day={mine} /> }}
        stored={{ label: t('journal.conflict.stored'), content: <Version day={stored} /> }}
      />
    </Sheet>
  )
}

function Version({ day }: { day: DaySaid | null }) {
  const { t } = useTranslation()
  const words = useMeasureWords()
  if (!day) return <SaysNothing>{t('journal.conflict.gone')}</SaysNothing>
  return (
    <>
      <b>{t('journal.evolution.outOfTen', { value: day.intensity })}</b>
      {day.measured.length > 0 && <p dir="auto">{words.line(day.measured)}</p>}
      <p dir="auto">{day.note.trim() ? day.note : <SaysNothing>{t('journal.conflict.nothing')}</SaysNothing>}</p>
    </>
  )
}
