import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Entry } from '#contract/journal/schema.ts'
import { SaysNothing, TwoVersions } from '#web/foundation/editing/two-versions.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from './day-conflict.module.css'
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

/** Shows both versions of a day that was changed elsewhere while it was written here, and lets the member choose. */
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
        className={classes.versions}
        mine={{ label: t('journal.conflict.mine'), said: <Version said={mine} /> }}
        stored={{ label: t('journal.conflict.stored'), said: <Version said={stored} /> }}
      />
    </Sheet>
  )
}

function Version({ said }: { said: DaySaid | null }) {
  const { t } = useTranslation()
  const words = useMeasureWords()
  if (!said) return <SaysNothing>{t('journal.conflict.gone')}</SaysNothing>
  return (
    <>
      <b>{t('journal.evolution.outOfTen', { value: said.intensity })}</b>
      {said.measured.length > 0 && <p dir="auto">{words.line(said.measured)}</p>}
      <p dir="auto">{said.note.trim() ? said.note : <SaysNothing>{t('journal.conflict.nothing')}</SaysNothing>}</p>
    </>
  )
}
