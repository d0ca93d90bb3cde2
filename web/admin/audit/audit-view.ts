import type { AuditFilter } from '#contract/admin/schema.ts'

export type AuditView = { acte?: string; par?: string; sujet?: string; du?: string; au?: string }

const ACT = /^[a-z]+\.[a-z-]{0,40}$/
const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

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
