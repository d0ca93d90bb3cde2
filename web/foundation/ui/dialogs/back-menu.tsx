import { Menu, type MenuProps } from '@mantine/core'
import { useState } from 'react'
import { useBackCloses } from './use-back-closes.ts'

export function BackMenu(props: Omit<MenuProps, 'opened' | 'onChange'>) {
  const [isOpen, setOpen] = useState(false)
  useBackCloses(isOpen, () => setOpen(false))
  return <Menu {...props} onChange={setOpen} opened={isOpen} />
}
