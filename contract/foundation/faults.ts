import { z } from 'zod'

/** `n` fills {n} in the texts: lengths and counts. */
export const FAULT_CODES = [
  'required',
  'tooShort',
  'tooLong',
  'invalid',
  'tooMany',
  'outOfRange',
  'invalidDate',
  'dateTooEarly',
  'dateInFuture',
  'datesReversed',
  'travelTooOld',
  'beforeSymptom',
  'dose',
  'invalidCountry',
  'invalidEmail',
  'emailAccents',
  'emailNoEnding',
  'invalidRpps',
  'mustAccept',
  'nothingGiven',
  'mediaGone',
  'unknown',
] as const
export const FaultCode = z.enum(FAULT_CODES)
export type FaultCode = z.infer<typeof FaultCode>

/** `path` names the field as in the input, joined by dots: "title", "travels.0.startDate"; "" for the whole. */
export const FieldFault = z.object({ path: z.string(), code: FaultCode, n: z.number().optional() })
export type FieldFault = z.infer<typeof FieldFault>

/**
 * Why a file was refused; `heic` is a photo in the format of iPhones, `wrongExtension` a name that no picture has. `n` is the exceeded limit: megabytes of one
 * file, or files.
 */
export const FILE_FAULT_CODES = ['tooLarge', 'wrongType', 'heic', 'wrongExtension', 'tooMany'] as const
export const FileFault = z.object({ code: z.enum(FILE_FAULT_CODES), n: z.number().optional() })
export type FileFault = z.infer<typeof FileFault>

export const CAPTION_FAULTS = ['encoding', 'header', 'timing', 'order', 'empty', 'tooMany'] as const
export type CaptionFault = (typeof CAPTION_FAULTS)[number]

/** Structural, so that issues of any zod version fit. */
type Issue = {
  code?: string | undefined
  path?: ReadonlyArray<PropertyKey | { key: PropertyKey }> | undefined
  message: string
  minimum?: number | bigint
  maximum?: number | bigint
  origin?: string
  input?: unknown
  errors?: ReadonlyArray<ReadonlyArray<Issue>>
}

export const faultsOf = (issues: ReadonlyArray<object>): FieldFault[] =>
  (issues as ReadonlyArray<Issue>).flatMap((issue) => faultsOfIssue(issue, []))

function faultsOfIssue(issue: Issue, parent: string[]): FieldFault[] {
  const path = [...parent, ...(issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step))]
  const branch = issue.code === 'invalid_union' ? closestBranch(issue.errors ?? []) : undefined
  if (branch) return branch.flatMap((inner) => faultsOfIssue(inner, path))
  return [{ path: path.join('.'), ...faultOf(issue) }]
}

const closestBranch = (branches: ReadonlyArray<ReadonlyArray<Issue>>) =>
  branches.find((issues) => issues.some(({ message }) => FaultCode.safeParse(message).success)) ??
  branches.find(
    (issues) => issues.length > 0 && issues.every(({ code }) => code !== 'invalid_type' && code !== 'invalid_value'),
  )

function faultOf(issue: Issue): { code: FaultCode; n?: number } {
  const named = FaultCode.safeParse(issue.message)
  if (named.success) return { code: named.data }
  if (issue.code === 'too_big') return { code: sizeFault(issue.origin, 'tooLong'), n: Number(issue.maximum) }
  if (issue.code === 'too_small')
    return Number(issue.minimum) === 1 && issue.origin === 'string'
      ? { code: 'required' }
      : { code: sizeFault(issue.origin, 'tooShort'), n: Number(issue.minimum) }
  if (issue.code === 'invalid_type' && /received (undefined|null)/.test(issue.message)) return { code: 'required' }
  return { code: 'invalid' }
}

const sizeFault = (origin: string | undefined, ofText: FaultCode): FaultCode =>
  origin === 'string' ? ofText : origin === 'array' ? 'tooMany' : 'outOfRange'
