import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../i18n.ts'
import { Sheet } from '../ui/layout/sheet.tsx'
import { Note } from '../ui/note.tsx'
import { fr as editing } from './texts.fr.ts'
import { SaysNothing, TwoVersions } from './two-versions.tsx'

const texts = { editing }

/** The values are '' for a version that leaves the field empty. */
type Difference = { label: string; stored: string; mine: string }

export type VersionConflictProps = {
  isOpen: boolean
  title: string
  differences: readonly Difference[]
  onClose: () => void
  onKeepMine: () => void
  onTakeStored: () => void
}

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
      <div className="stack g5 mt4">
        {differences.map(({ label, stored, mine }) => (
          <section key={label}>
            <h3 className="title-sm mb2">{label}</h3>
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
