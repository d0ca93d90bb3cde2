import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/medication/schema.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { Sheet } from '#web/foundation/ui/sheet.tsx'
import { differingFields } from './differing.ts'
import classes from './edit-conflict.module.css'
import { FIELD_LABELS } from './field-labels.ts'
import { useSaid } from './use-said.ts'
import { type ReportValues, valuesOf } from './writing.ts'

type EditConflictProps = {
  isOpen: boolean
  /** As it was saved elsewhere meanwhile. */
  stored: Report
  /** What stands in the form; undefined as long as nobody asks. */
  mine: ReportValues | undefined
  /** Decides nothing: the form stays as it is, and saving asks again. */
  onClose: () => void
  onKeepMine: () => void
  onTakeStored: () => void
}

/** The report says something else since one began to change it: both versions beside each other, and the choice between them. */
export function EditConflict({ isOpen, stored, mine, onClose, onKeepMine, onTakeStored }: EditConflictProps) {
  const { t } = useTranslation()
  const said = useSaid()
  const theirs = valuesOf(stored)
  const footer = (
    <>
      <Button onClick={onTakeStored} variant="default">
        {t('medication.conflict.takeStored')}
      </Button>
      <Button onClick={onKeepMine}>{t('medication.conflict.keepMine')}</Button>
    </>
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={t('medication.conflict.title')}>
      <Note>{t('medication.conflict.text')}</Note>
      {mine && (
        <div className={classes.differences}>
          {differingFields(theirs, mine).map((field) => (
            <section key={field}>
              <h3>{t(FIELD_LABELS[field])}</h3>
              <dl className={classes.versions}>
                <div>
                  <dt>{t('medication.conflict.stored')}</dt>
                  <dd>{said(theirs, field) || t('medication.conflict.nothing')}</dd>
                </div>
                <div data-mine>
                  <dt>{t('medication.conflict.mine')}</dt>
                  <dd>{said(mine, field) || t('medication.conflict.nothing')}</dd>
                </div>
              </dl>
            </section>
          ))}
        </div>
      )}
    </Sheet>
  )
}
