import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../i18n.ts'
import { Sheet } from '../ui/layout/sheet.tsx'
import { Note } from '../ui/note.tsx'
import { fr as editing } from './texts.fr.ts'
import { SaysNothing, TwoVersions } from './two-versions.tsx'
import classes from './version-conflict.module.css'

const texts = { editing }

/** A field in which the two versions differ, with its label; '' for a version that leaves it empty. */
type Difference = { label: string; stored: string; mine: string }

export type VersionConflictProps = {
  isOpen: boolean
  /** The title, which names the thing that has changed. */
  title: string
  differences: readonly Difference[]
  /** Closes the dialog without a choice: the form stays as it is, and saving asks again. */
  onClose: () => void
  onKeepMine: () => void
  onTakeStored: () => void
}

/** Shown when the thing was saved elsewhere since the member began to change it: both versions beside each other, and the choice between them. */
export function VersionConflict({
  isOpen,
  title,
  differences,
  onClose,
  onKeepMine,
  onTakeStored,
}: VersionConflictProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const footer = (
    <>
      <Button onClick={onTakeStored} variant="default">
        {t('editing.takeStored')}
      </Button>
      <Button onClick={onKeepMine}>{t('editing.keepMine')}</Button>
    </>
  )
  const contentOf = (words: string) => words || <SaysNothing>{t('editing.nothing')}</SaysNothing>
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={title}>
      <Note>{t('editing.conflict')}</Note>
      <div className={`stack g5 ${classes.differences}`}>
        {differences.map(({ label, stored, mine }) => (
          <section key={label}>
            <h3>{label}</h3>
            <TwoVersions
              mine={{ label: t('editing.mine'), content: contentOf(mine) }}
              stored={{ label: t('editing.stored'), content: contentOf(stored) }}
            />
          </section>
        ))}
      </div>
    </Sheet>
  )
}
