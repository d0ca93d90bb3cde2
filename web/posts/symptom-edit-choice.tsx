import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from './symptom-edit.module.css'
import type { SymptomValues } from './symptom-values.ts'

/** Which of two versions stands in the form now; one's own is set aside where it is the other's. */
export type Choice = { kept: 'mine' } | { kept: 'stored'; setAside: SymptomValues }

type SymptomEditChoiceProps = { choice: Choice; onTakeBack: (setAside: SymptomValues) => void }

/** What was chosen between two versions, and the way back to one's own. */
export function SymptomEditChoice({ choice, onTakeBack }: SymptomEditChoiceProps) {
  const { t } = useTranslation()
  if (choice.kept === 'mine') return <Note role="status">{t('posts.edit.conflict.minePending')}</Note>
  return (
    <Note role="status">
      <p>{t('posts.edit.conflict.storedTaken')}</p>
      <Button className={classes.takeBack} onClick={() => onTakeBack(choice.setAside)} variant="default">
        {t('posts.edit.conflict.takeBack')}
      </Button>
    </Note>
  )
}
