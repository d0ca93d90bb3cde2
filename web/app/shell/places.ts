/**
 * The targets of the navigation; a place is added here once its page exists. In the header the messages have their own button, and the observatory has
 * no room.
 */
export const PLACES = [
  { to: '/', label: 'shell.home', isForMembers: false },
  { to: '/feed', label: 'shell.feed', isForMembers: false },
  { to: '/chat', label: 'shell.messages', isForMembers: true },
  { to: '/matches', label: 'shell.matches', isForMembers: true },
  { to: '/expert-conferences', label: 'shell.experts', isForMembers: false },
  { to: '/medication', label: 'shell.medicines', isForMembers: true },
  { to: '/ce-qui-a-aide', label: 'shell.whatHelped', isForMembers: false },
  { to: '/observatoire', label: 'shell.observatory', isForMembers: false },
  { to: '/dashboard', label: 'shell.space', isForMembers: true },
] as const

export type ShellPath = (typeof PLACES)[number]['to']

/** The legal pages in short words, for one line: the law requires every page to lead to them. */
export const FOOT_PLACES = [
  { to: '/legal/privacy', label: 'shell.footer.privacy' },
  { to: '/legal/terms', label: 'shell.footer.short.terms' },
  { to: '/legal/cookies', label: 'shell.footer.cookies' },
  { to: '/legal/mentions', label: 'shell.footer.short.mentions' },
  { to: '/legal/accessibility', label: 'shell.footer.accessibility' },
  { to: '/legal/contact', label: 'shell.footer.short.contact' },
] as const
