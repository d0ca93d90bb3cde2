import { Button, Checkbox } from '@mantine/core'
import { IconCircleCheck, IconDownload } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'
import { CopyButton } from './copy-button.tsx'
import classes from './security.module.css'

type Keeping = {
  isKept: boolean
  setKept: (isKept: boolean) => void
  isReminded: boolean
  box: RefObject<HTMLInputElement | null>
  close: () => void
}

/** Tracks whether the person has confirmed that they kept the codes, so that the dialog may close. */
export function useKeeping(onKept: () => void): Keeping {
  const [isKept, setKept] = useState(false)
  const [isReminded, setReminded] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const close = () => {
    if (isKept) return onKept()
    setReminded(true)
    box.current?.focus()
  }
  return { isKept, setKept, isReminded, box, close }
}

type BackupCodesProps = { codes: string[]; news: string; keeping: Keeping }

export function BackupCodes({ codes, news, keeping: { isKept, setKept, isReminded, box } }: BackupCodesProps) {
  const { t } = useTranslation()
  const top = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const text = [t('security.codes.heading'), '', ...codes, ''].join('\n')

  // The element that had the focus has left the dialog, whose scroll position has stayed.
  useEffect(() => {
    top.current?.scrollIntoView()
    list.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (isReminded) box.current?.scrollIntoView({ block: 'center' })
  }, [isReminded, box])

  return (
    <div className={`stack ${classes.form}`} ref={top}>
      <Note icon={IconCircleCheck} role="status" tone="sauge">
        {news}
      </Note>
      <p>{t('security.codes.what')}</p>
      <ol aria-label={t('security.codes.list')} className={`well p4 pair ${classes.codes}`} ref={list} tabIndex={-1}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <CopyButton done={t('security.codes.copied')} text={text}>
          {t('security.codes.copy')}
        </CopyButton>
        <Button
          leftSection={<IconDownload aria-hidden size={20} />}
          onClick={() => download(t('security.codes.file'), text)}
          variant="default"
        >
          {t('security.codes.download')}
        </Button>
      </div>
      <Checkbox
        checked={isKept}
        error={isReminded && !isKept && t('security.codes.notKept')}
        label={t('security.codes.kept')}
        onChange={({ currentTarget: { checked } }) => setKept(checked)}
        ref={box}
      />
    </div>
  )
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
