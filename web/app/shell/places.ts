import { IconHome, IconLayoutDashboard, IconMessages, IconUsers } from '@tabler/icons-react'

/** Where the navigation leads; a place stands here once its room does. */
export const PLACES = [
  { to: '/', label: 'shell.home', icon: IconHome, isForMembers: false },
  { to: '/feed', label: 'shell.feed', icon: IconMessages, isForMembers: false },
  { to: '/matches', label: 'shell.matches', icon: IconUsers, isForMembers: true },
  { to: '/dashboard', label: 'shell.space', icon: IconLayoutDashboard, isForMembers: true },
] as const

export const LEGAL_PLACES = [
  { to: '/legal/privacy', label: 'shell.footer.privacy' },
  { to: '/legal/terms', label: 'shell.footer.terms' },
  { to: '/legal/cookies', label: 'shell.footer.cookies' },
  { to: '/legal/mentions', label: 'shell.footer.mentions' },
] as const
