import { ActionIcon, Menu } from '@mantine/core'
import { IconCamera, IconPaperclip, IconPhoto } from '@tabler/icons-react'
import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ACCEPTED_AVATARS } from '#contract/media/rules.ts'
import { fetchCode } from '#web/foundation/load-code.ts'
import { BackMenu } from '#web/foundation/ui/dialogs/back-menu.tsx'

export function PictureButton({ onPick }: { onPick: (files: File[]) => void }) {
  const { t } = useTranslation()
  const chosen = useRef<HTMLInputElement>(null)
  const taken = useRef<HTMLInputElement>(null)
  const hasCamera = matchMedia('(pointer: coarse)').matches
  const open = (input: HTMLInputElement | null) => {
    input?.click()
    // The upload code is loaded while the person chooses a file; when that fails, it is loaded again on sending.
    void fetchCode(() => import('#web/media/run-upload.ts')).catch(() => undefined)
  }
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onPick([...(currentTarget.files ?? [])])
    // The input is emptied, so that choosing the same file again counts as a choice.
    currentTarget.value = ''
  }
  const input = { accept: ACCEPTED_AVATARS, hidden: true, onChange: pick, type: 'file' } as const
  const clip = (
    <ActionIcon
      aria-label={t('chat.composer.picture')}
      onClick={hasCamera ? undefined : () => open(chosen.current)}
      size="lg"
      variant="quiet"
    >
      <IconPaperclip aria-hidden size={22} />
    </ActionIcon>
  )
  return (
    <>
      {hasCamera ? (
        <BackMenu position="top-start" width={230}>
          <Menu.Target>{clip}</Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPhoto aria-hidden size={18} />} onClick={() => open(chosen.current)}>
              {t('chat.composer.choosePicture')}
            </Menu.Item>
            <Menu.Item leftSection={<IconCamera aria-hidden size={18} />} onClick={() => open(taken.current)}>
              {t('chat.composer.takePicture')}
            </Menu.Item>
          </Menu.Dropdown>
        </BackMenu>
      ) : (
        clip
      )}
      <input {...input} ref={chosen} />
      <input {...input} capture="environment" ref={taken} />
    </>
  )
}
