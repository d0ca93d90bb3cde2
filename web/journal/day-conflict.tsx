import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Entry } from '#contract/journal/schema.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { Sheet } from '#web/foundation/ui/sheet.tsx'
import classes from './day-conflict.module.css'

type Said = { intensity: number; note: string }

type DayConflictProps = {
  /** As it was saved elsewhere meanwhile; null where it was deleted. */
  stored: Entry | null
  mine: Said
  onClose: () => void
  onKeepMine: () => void
  onTakeStored: () => void
}

/** A day was changed elsewhere while one wrote it here: both versions beside each other, and the choice between them. */
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
      <dl className={classes.versions}>
        <div>
          <dt>{t('journal.conflict.stored')}</dt>
          <Version said={stored} />
        </div>
        <div data-mine>
          <dt>{t('journal.conflict.mine')}</dt>
          <Version said={mine} />
        </div>
      </dl>
    </Sheet>
  )
}

function Version({ said }: { said: Said | null }) {
  const { t } = useTranslation()
  if (!said) return <dd className={classes.nothing}>{t('journal.conflict.gone')}</dd>
  return (
    <dd>
      <b>{t('journal.evolution.outOfTen', { value: said.intensity })}</b>
      {said.note.trim() ? <p>{said.note}</p> : <p className={classes.nothing}>{t('journal.conflict.nothing')}</p>}
    </dd>
  )
}
