import { IconHome, IconLayoutDashboard, IconMessageCircle, IconMessages, IconUsers } from '@tabler/icons-react'

/** Where the navigation leads; a place stands here once its room does. In the header the messages have a button of their own. */
export const PLACES = [
  { to: '/', label: 'shell.home', icon: IconHome, isForMembers: false },
  { to: '/feed', label: 'shell.feed', icon: IconMessages, isForMembers: false },
  { to: '/chat', label: 'shell.messages', icon: IconMessageCircle, isForMembers: true },
  { to: '/matches', label: 'shell.matches', icon: IconUsers, isForMembers: true },
  { to: '/dashboard', label: 'shell.space', icon: IconLayoutDashboard, isForMembers: true },
] as const

export const LEGAL_PLACES = [
  { to: '/legal/privacy', label: 'shell.footer.privacy' },
  { to: '/legal/terms', label: 'shell.footer.terms' },
  { to: '/legal/cookies', label: 'shell.footer.cookies' },
  { to: '/legal/mentions', label: 'shell.footer.mentions' },
] as const
