import { useTranslation } from 'react-i18next'
import { AUDIT_ACTS, type AuditAct } from '#contract/admin/acts.ts'

const isKnown = (act: string): act is AuditAct => AUDIT_ACTS.some((each) => each === act)

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

const isGroup = (group: string): group is (typeof ACT_GROUPS)[number] => ACT_GROUPS.some((each) => each === group)

/** An act that only a newer server knows is written as the log has it. `member.` stands for all acts of a kind. */
export function useActName(): (act: string) => string {
  const { t } = useTranslation()
  return (act) => {
    if (isKnown(act)) return t(`admin.acts.${act}`)
    const group = act.endsWith('.') ? act.slice(0, -1) : ''
    return isGroup(group) ? t(`admin.audit.groups.${group}`) : act
  }
}
