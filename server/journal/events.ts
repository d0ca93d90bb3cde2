export const JOURNAL_REMOVED = 'journal.removed'
export type JournalRemoved = { journalId: string }

/** A journal was deleted, with all its days. */
export const journalRemoved = (data: JournalRemoved) => ({ name: JOURNAL_REMOVED, data }) as const
