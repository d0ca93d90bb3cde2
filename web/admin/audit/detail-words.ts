import { useTranslation } from 'react-i18next'
import { PROFESSIONS } from '#contract/accounts/professional-limits.ts'
import { ROLES } from '#contract/accounts/schema.ts'
import { type AuditEntry, MAIL_FAILURES, TriedMail } from '#contract/admin/schema.ts'
import { AUDIT_DETAILS, type AuditDetail } from '#contract/foundation/audit-details.ts'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { REPORT_REASONS } from '#contract/foundation/report-reasons.ts'
import { CONTENT_ACTS, GROUNDS, SANCTIONS, WORD_ACTS } from '#contract/moderation/schema.ts'
import { fr as professional } from '#web/accounts/professional/texts.fr.ts'
import { useDates, useNumbers, useTexts } from '#web/foundation/i18n.ts'
import { fr as moderation } from '#web/moderation/texts.fr.ts'
import { useActName } from './act-words.ts'
import { fr as auditDetails } from './texts.fr.ts'

const texts = { auditDetails, moderation, professional }

type Value = string | number | boolean
type Details = AuditEntry['details']

const SIDES = ['author', 'reporter'] as const
const OUTCOMES = TriedMail.shape.outcome.options

const isDetail = (key: string): key is AuditDetail => AUDIT_DETAILS.some((each) => each === key)
const codeIn = <Code extends string>(codes: readonly Code[], value: Value): Code | undefined =>
  codes.find((code) => code === value)

export function useDetailWords(): (entry: Pick<AuditEntry, 'act' | 'details'>) => string[] {
  useTexts(texts)
  const { t } = useTranslation()
  const values = useValues()
  const inWords = (label: string, value: string) => t('auditDetails.detail', { label, value })
  return ({ act, details }) =>
    Object.entries(details).flatMap(([key, value]) => {
      if (value === null) return key === 'days' && isWithoutEnd(act, details) ? [t('auditDetails.noEnd')] : []
      if (!isDetail(key)) return [inWords(key, String(value))]
      return [inWords(t(`auditDetails.labels.${key}`), values[key](value, act) ?? String(value))]
    })
}

/** Only a silence or a suspension lasts: a warning has no duration. */
const isWithoutEnd = (act: string, { sanction }: Details): boolean =>
  ['member.silenced', 'member.suspended'].includes(act) || sanction === 'silence' || sanction === 'suspension'

type Values = Record<AuditDetail, (value: Value, act: string) => string | undefined>

function useValues(): Values {
  const { t } = useTranslation()
  const dates = useDates()
  const formatNumber = useNumbers()
  const actName = useActName()
  const count = (value: Value) => (typeof value === 'number' ? formatNumber(value) : undefined)
  const day = (value: Value) => dates.plainDate(String(value))
  const yesOrNo = (value: Value) => t(value === true ? 'auditDetails.yes' : 'auditDetails.no')
  const sanction = (value: Value) => {
    const code = codeIn(SANCTIONS, value)
    return code && t(`moderation.sanctions.${code}`)
  }
  return {
    ...{ days: count, sessions: count, minutes: count, listed: count, cases: count, messages: count, rows: count },
    ...{ isReversed: yesOrNo, ofActor: yesOrNo, ofSubject: yesOrNo },
    ...{ from: day, to: day, sanction, kind: sanction },
    role: (value) => {
      const code = codeIn(ROLES, value)
      return code && t(`admin.roles.${code}`)
    },
    act: (value, act) => {
      // An export names the acts that its filter selected.
      if (act === 'audit.exported') return actName(String(value))
      const [content, word] = [codeIn(CONTENT_ACTS, value), codeIn(WORD_ACTS, value)]
      if (word) return t(`auditDetails.words.${word}`)
      return content && t(`moderation.acts.${content}`)
    },
    reason: (value, act) => {
      const [report, failure] = [codeIn(REPORT_REASONS, value), codeIn(MAIL_FAILURES, value)]
      if (act === 'launch.mail-tried') return failure && t(`auditDetails.failures.${failure}`)
      return report && t(`moderation.reasons.${report}.name`)
    },
    ground: (value) => {
      const code = codeIn(GROUNDS, value)
      return code && t(`moderation.grounds.${code}`)
    },
    side: (value) => {
      const code = codeIn(SIDES, value)
      return code && t(`auditDetails.sides.${code}`)
    },
    profession: (value) => {
      const code = codeIn(PROFESSIONS, value)
      return code && t(`professional.professions.${code}`)
    },
    language: (value) => {
      const code = codeIn(LANGUAGES, value)
      return code && t(`auditDetails.languages.${code}`)
    },
    outcome: (value) => {
      const code = codeIn(OUTCOMES, value)
      return code && t(`auditDetails.outcomes.${code}`)
    },
  }
}
