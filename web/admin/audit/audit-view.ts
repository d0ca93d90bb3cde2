import type { AuditFilter } from '#contract/admin/schema.ts'

/** The search parameters of the log; a missing one does not filter. */
export type AuditView = { acte?: string; par?: string; sujet?: string; du?: string; au?: string }

/** Matches an act, or, ending with a dot, all acts of a kind. */
const ACT = /^[a-z]+\.[a-z-]{0,40}$/
const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Reads the search parameters, which anyone may have written: invalid values are ignored. */
export function readAuditView(said: Record<string, unknown>): AuditView {
  const read = (key: keyof AuditView, shape: RegExp) => {
    const value = said[key]
    return typeof value === 'string' && shape.test(value) ? { [key]: value } : {}
  }
  return {
    ...read('acte', ACT),
    ...read('par', ID),
    ...read('sujet', ID),
    ...read('du', DAY),
    ...read('au', DAY),
  }
}

export const filterOf = ({ acte, par, sujet, du, au }: AuditView): AuditFilter => ({
  ...(acte && { act: acte }),
  ...(par && { actorId: par }),
  ...(sujet && { subjectId: sujet }),
  ...(du && { from: du }),
  ...(au && { to: au }),
})
