import { REPORT_REASONS } from '#contract/foundation/report-reasons.ts'
import type { ReportReason } from '#contract/moderation/schema.ts'
import { isId } from '#web/foundation/ids.ts'
import { privateStore } from '#web/foundation/private-store.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'
import type { Reported } from './reported.ts'

export type ReportValues = { place: string; reason: ReportReason | null; details: string; name: string; email: string }

/** `requestId` stays the same until the report has arrived, also after a reload, so that sending it again never duplicates it. */
export type ReportDraft = { requestId: string; values: ReportValues }

export const blankReport = (): ReportDraft => ({
  requestId: crypto.randomUUID(),
  values: { place: '', reason: null, details: '', name: '', email: '' },
})

export function reportDrafts(memberId: string | null, { kind, id }: Reported) {
  const store = privateStore(memberId)
  const name = kind && id ? `report.${kind}.${id}` : 'report'
  return {
    read: (): ReportDraft => readDraft(store.read(name)) ?? blankReport(),
    keep: (draft: ReportDraft) => store.write(name, JSON.stringify(draft)),
    forget: () => store.forget(name),
  }
}

export function readDraft(text: string | null): ReportDraft | undefined {
  const kept = parseJson(text)
  if (!isRecord(kept) || !isId(kept.requestId) || !isRecord(kept.values)) return undefined
  const { reason, ...others } = kept.values
  const [place, details, name, email] = ['place', 'details', 'name', 'email'].map((field) => others[field])
  if (![place, details, name, email].every((each) => typeof each === 'string')) return undefined
  return {
    requestId: kept.requestId,
    values: {
      place: String(place),
      reason: REPORT_REASONS.find((each) => each === reason) ?? null,
      details: String(details),
      name: String(name),
      email: String(email),
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
