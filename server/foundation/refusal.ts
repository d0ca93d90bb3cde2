import type { z } from 'zod'
import { ERRORS, type ErrorCode } from '#contract/foundation/errors.ts'
import type { FieldFault } from '#contract/foundation/faults.ts'

type DataOf<Code extends ErrorCode> = (typeof ERRORS)[Code] extends { data: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined

/** The person is told of a refusal in their language. Any other error is a defect. */
export class Refusal<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  readonly data: DataOf<Code>
  readonly status: number

  constructor(code: Code, ...[data]: undefined extends DataOf<Code> ? [] : [data: DataOf<Code>]) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.data = data as DataOf<Code>
    this.status = ERRORS[code].status
  }
}

export type Verdict =
  | 'yes'
  | Exclude<ErrorCode, 'INVALID_INPUT' | 'WEAK_PASSWORD' | 'QUOTA_REACHED' | 'REFUSED_RECENTLY' | 'TOO_MANY_REQUESTS'>

/** @throws Refusal with the verdict's code, unless it is "yes" */
export function demand(verdict: Verdict): void {
  if (verdict !== 'yes') throw new Refusal(verdict)
}

export const invalidInput = (...fields: FieldFault[]) => new Refusal('INVALID_INPUT', { fields })
