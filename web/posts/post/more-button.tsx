import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'

export function MoreButton({ label, ...props }: { label: string } & Omit<ComponentPropsWithRef<'button'>, 'color'>) {
  return (
    <ActionIcon {...props} aria-label={label} variant="quiet">
      <IconDots aria-hidden size={22} />
    </ActionIcon>
  )
}
