import type { NoticeFilter } from './api.ts'

export const NOTICE_FILTERS = [
  { name: 'all', filtre: undefined, filter: {} },
  { name: 'unread', filtre: 'non-lues', filter: { state: 'unread' } },
  { name: 'recoveries', filtre: 'guerisons', filter: { kind: 'recovery' } },
  { name: 'exchanges', filtre: 'echanges', filter: { group: 'exchanges' } },
  { name: 'matches', filtre: 'correspondances', filter: { kind: 'match' } },
  { name: 'meToos', filtre: 'moi-aussi', filter: { kind: 'meToo' } },
  { name: 'comments', filtre: 'commentaires', filter: { kind: 'comment' } },
  { name: 'replies', filtre: 'reponses', filter: { kind: 'reply' } },
  { name: 'reminders', filtre: 'rappels', filter: { kind: 'reminder' } },
  { name: 'checkIns', filtre: 'des-nouvelles', filter: { kind: 'checkIn' } },
  { name: 'requests', filtre: 'demandes', filter: { kind: 'request' } },
  { name: 'conferences', filtre: 'conferences', filter: { kind: 'conference' } },
  { name: 'proposals', filtre: 'propositions', filter: { kind: 'proposal' } },
  { name: 'decisions', filtre: 'moderation', filter: { kind: 'moderation' } },
  { name: 'acquainted', filtre: 'connaissances', filter: { kind: 'acquainted' } },
  { name: 'better', filtre: 'mieux', filter: { kind: 'better' } },
  { name: 'diagnosed', filtre: 'diagnostics', filter: { kind: 'diagnosed' } },
  { name: 'accepted', filtre: 'demandes-acceptees', filter: { kind: 'accepted' } },
] as const satisfies { name: string; filtre: string | undefined; filter: NoticeFilter }[]

/** More chips would push the notices off the first screen. */
const IN_SIGHT = 4
export const FILTERS_IN_SIGHT = NOTICE_FILTERS.slice(0, IN_SIGHT)
export const OTHER_FILTERS = NOTICE_FILTERS.slice(IN_SIGHT)

type Filtre = Exclude<(typeof NOTICE_FILTERS)[number]['filtre'], undefined>

export type NoticesView = { filtre?: Filtre }

export function readNoticesView(address: Record<string, unknown>): NoticesView {
  const filtre = NOTICE_FILTERS.find((each) => each.filtre !== undefined && each.filtre === address.filtre)?.filtre
  return filtre ? { filtre } : {}
}

export const noticeFilterOf = ({ filtre }: NoticesView) =>
  NOTICE_FILTERS.find((each) => each.filtre === filtre) ?? NOTICE_FILTERS[0]
