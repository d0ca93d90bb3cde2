import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../i18n.ts'
import { Note } from '../ui/note.tsx'
import { fr as editing } from './texts.fr.ts'
import type { VersionChoice } from './use-version-choice.ts'

const texts = { editing }

type ChosenVersionProps<Values> = { choice: VersionChoice<Values>; onTakeBack: (setAside: Values) => void }

export function ChosenVersion<Values>({ choice, onTakeBack }: ChosenVersionProps<Values>) {
  useTexts(texts)
  const { t } = useTranslation()
  if (choice.kept === 'mine') return <Note role="status">{t('editing.minePending')}</Note>
  return (
    <Note role="status">
      <p>{t('editing.storedTaken')}</p>
      <Button className="mt2" onClick={() => onTakeBack(choice.setAside)} variant="default">
        {t('editing.takeBack')}
      </Button>
    </Note>
  )
}
