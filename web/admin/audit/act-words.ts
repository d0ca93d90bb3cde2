import { useTranslation } from 'react-i18next'
import { AUDIT_ACTS, type AuditAct } from '#contract/admin/acts.ts'
import type { AuditEntry } from '#contract/admin/schema.ts'

const isKnown = (act: string): act is AuditAct => AUDIT_ACTS.some((each) => each === act)

/** The kinds of acts, in the order of their list. */
export const ACT_GROUPS = [
  'member',
  'case',
  'appeal',
  'evidence',
  'threat',
  'word',
  'lexicon',
  'professional',
  'conference',
  'proposal',
  'topic',
  'room',
  'replay',
  'audit',
  'instance',
  'launch',
] as const

export const actsOf = (group: (typeof ACT_GROUPS)[number]): AuditAct[] =>
  AUDIT_ACTS.filter((act) => act.startsWith(`${group}.`))

/** Returns functions that put acts and their details into words. An act that only a newer server knows is written as the log has it. */
export function useActWords() {
  const { t } = useTranslation()
  return {
    act: (act: string): string => (isKnown(act) ? t(`admin.acts.${act}`) : act),
    details: ({ act, details }: Pick<AuditEntry, 'act' | 'details'>): string[] =>
      Object.entries(details)
        // A warning has no end to show.
        .filter(([key, value]) => value !== null || (key === 'days' && act !== 'member.warned'))
        .map(([key, value]) => {
          if (key === 'role' && (value === 'admin' || value === 'moderator' || value === 'medical_professional'))
            return t('admin.audit.details.role', { value: t(`admin.roles.${value}`) })
          if (key === 'days' && value === null) return t('admin.audit.details.noEnd')
          if (typeof value === 'number' && (key === 'days' || key === 'sessions' || key === 'minutes'))
            return t(`admin.audit.details.${key}`, { value })
          return `${key}: ${value}`
        }),
  }
}
