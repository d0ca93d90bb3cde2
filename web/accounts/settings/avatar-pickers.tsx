import { IconCamera, IconPhoto } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ACCEPTED_AVATARS } from '#contract/media/rules.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { FilePicker } from '#web/media/file-pickers.tsx'
import { uploadTexts } from '#web/media/upload-texts.ts'
import classes from './avatar-form.module.css'

type AvatarPickersProps = {
  words: 'choose' | 'change' | 'another'
  onPick: (file: File) => void
  ref: Ref<HTMLButtonElement>
}

export function AvatarPickers({ words, onPick, ref }: AvatarPickersProps) {
  useTexts(uploadTexts)
  const { t } = useTranslation()
  const pick = ([file]: File[]) => file && onPick(file)
  return (
    <>
      <FilePicker accept={ACCEPTED_AVATARS} icon={<IconPhoto aria-hidden size={20} />} onPick={pick} ref={ref}>
        {t(`settings.avatar.${words}`)}
      </FilePicker>
      <span className={classes.camera}>
        <FilePicker accept="image/*" camera="user" icon={<IconCamera aria-hidden size={20} />} onPick={pick}>
          {t('media.field.takePhoto')}
        </FilePicker>
      </span>
    </>
  )
}
