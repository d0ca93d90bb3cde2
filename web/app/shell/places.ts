/** A place is added once its page exists. Rare ones have no room in a member's header, which puts them under "more". */
export const PLACES = [
  { to: '/', label: 'shell.home', isForMembers: false, isRare: false },
  { to: '/feed', label: 'shell.feed', isForMembers: false, isRare: false },
  { to: '/chat', label: 'shell.messages', isForMembers: true, isRare: false },
  { to: '/matches', label: 'shell.matches', isForMembers: true, isRare: false },
  { to: '/expert-conferences', label: 'shell.experts', isForMembers: false, isRare: false },
  { to: '/medication', label: 'shell.medicines', isForMembers: true, isRare: false },
  { to: '/dashboard/journal', label: 'shell.bar.journal', isForMembers: true, isRare: true },
  { to: '/ce-qui-a-aide', label: 'shell.whatHelped', isForMembers: false, isRare: true },
  { to: '/observatoire', label: 'shell.observatory', isForMembers: false, isRare: true },
  { to: '/dashboard', label: 'shell.space', isForMembers: true, isRare: false },
] as const

export type ShellPath = (typeof PLACES)[number]['to']

export const FOOT_PLACES = [
  { to: '/legal/privacy', label: 'shell.footer.privacy' },
  { to: '/legal/terms', label: 'shell.footer.short.terms' },
  { to: '/legal/cookies', label: 'shell.footer.cookies' },
  { to: '/legal/mentions', label: 'shell.footer.short.mentions' },
  { to: '/legal/accessibility', label: 'shell.footer.accessibility' },
  { to: '/legal/contact', label: 'shell.footer.short.contact' },
] as const
