/**
 * Every detail that an entry of the audit log may hold, by its key. A new one adds its key here, and both languages have words for it
 * (`web/admin/audit/texts.fr.ts`). A key never changes its name, because the entries of the log do not.
 */
export const AUDIT_DETAILS = [
  'role',
  'days',
  'sessions',
  'minutes',
  'listed',
  'cases',
  'messages',
  'rows',
  'act',
  'sanction',
  'kind',
  'reason',
  'ground',
  'isReversed',
  'side',
  'profession',
  'outcome',
  'language',
  'from',
  'to',
  'ofActor',
  'ofSubject',
] as const
export type AuditDetail = (typeof AUDIT_DETAILS)[number]

/** The details of one entry. They hold no words: codes, numbers, days. */
export type AuditDetails = { [Key in AuditDetail]?: string | number | boolean | null }
