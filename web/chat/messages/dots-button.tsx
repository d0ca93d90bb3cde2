import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ComponentPropsWithRef, KeyboardEvent, RefObject } from 'react'
import type { Message } from '#contract/chat/schema.ts'
import classes from './dots-button.module.css'

export type MessageAct = 'reply' | 'copy' | 'removeForMe' | 'removeForBoth'

export type MessageMenuProps = {
  message: Message
  label: string
  canReply: boolean
  isInTabOrder: boolean
  button: RefObject<HTMLButtonElement | null>
  onFocus: () => void
  onKey: (event: KeyboardEvent) => void
  onAct: (act: MessageAct) => void
}

export function DotsButton({ label, ...props }: { label: string } & Omit<ComponentPropsWithRef<'button'>, 'color'>) {
  return (
    <ActionIcon {...props} aria-label={label} className={classes.dots} data-message-menu variant="quiet">
      <IconDots aria-hidden size={20} />
    </ActionIcon>
  )
}
