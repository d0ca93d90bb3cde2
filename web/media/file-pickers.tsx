import { Button } from '@mantine/core'
import { IconCamera, IconPhoto, IconVideo } from '@tabler/icons-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ACCEPTED_FILES } from '#contract/media/rules.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { fetchCode } from '#web/foundation/load-code.ts'
import classes from './media-field.module.css'
import { uploadTexts } from './upload-texts.ts'

type FilePickersProps = { isOver: boolean; onPick: (files: File[]) => void }

export function FilePickers({ isOver, onPick }: FilePickersProps) {
  useTexts(uploadTexts)
  const { t } = useTranslation()
  return (
    <div className={`row middle g3 r2 ${classes.pickers}`}>
      <FilePicker accept={ACCEPTED_FILES} icon={<IconPhoto aria-hidden size={20} />} isMultiple onPick={onPick}>
        {t('media.field.choose')}
      </FilePicker>
      <div className={classes.cameras}>
        <FilePicker accept="image/*" icon={<IconCamera aria-hidden size={20} />} camera="environment" onPick={onPick}>
          {t('media.field.takePhoto')}
        </FilePicker>
        <FilePicker accept="video/*" icon={<IconVideo aria-hidden size={20} />} camera="environment" onPick={onPick}>
          {t('media.field.film')}
        </FilePicker>
      </div>
      <p className={`muted ${classes.drop}`}>{isOver ? t('media.field.dropNow') : t('media.field.drop')}</p>
    </div>
  )
}

type FilePickerProps = {
  accept: string
  icon: ReactNode
  children: ReactNode
  isMultiple?: boolean
  camera?: 'environment' | 'user'
  onPick: (files: File[]) => void
  ref?: Ref<HTMLButtonElement>
}

export function FilePicker({ accept, icon, children, isMultiple = false, camera, onPick, ref }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const open = () => {
    input.current?.click()
    // The upload code is fetched while the person chooses a file; where that fails, it is fetched again when sending.
    void fetchCode(() => import('./run-upload.ts')).catch(() => undefined)
  }
  return (
    <>
      <Button leftSection={icon} onClick={open} ref={ref} variant={camera ? 'default' : 'light'}>
        {children}
      </Button>
      <input
        accept={accept}
        capture={camera}
        hidden
        multiple={isMultiple}
        onChange={({ currentTarget }) => {
          onPick([...(currentTarget.files ?? [])])
          // Choosing the same file again counts as a choice too.
          currentTarget.value = ''
        }}
        ref={input}
        type="file"
      />
    </>
  )
}
