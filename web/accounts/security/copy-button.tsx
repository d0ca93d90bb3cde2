import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { showSuccess } from '#web/foundation/toasts.tsx'

type CopyButtonProps = { text: string; done: string; children: ReactNode }

/** Where the browser refuses, the text beside the button can still be selected. */
export function CopyButton({ text, done, children }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showSuccess({ title: done })
    } catch {}
  }
  return (
    <Button leftSection={<IconCopy aria-hidden size={20} />} onClick={() => void copy()} variant="default">
      {children}
    </Button>
  )
}
