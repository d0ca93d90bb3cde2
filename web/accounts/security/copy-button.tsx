import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { showSuccess } from '#web/foundation/toasts.tsx'

type CopyButtonProps = { text: string; done: string; children: ReactNode }

/** Copies a text that stands beside it. Where the browser refuses, it can still be selected there. */
export function CopyButton({ text, done, children }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showSuccess({ title: done })
    } catch {
      // The text stands beside the button, and can be copied from there.
    }
  }
  return (
    <Button leftSection={<IconCopy aria-hidden size={20} />} onClick={() => void copy()} variant="default">
      {children}
    </Button>
  )
}
