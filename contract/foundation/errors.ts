import { oc } from '@orpc/contract'
import { z } from 'zod'
import { CAPTION_FAULTS, FieldFault, FileFault } from './faults.ts'

const retry = z.object({ retryAfterSeconds: z.number().int().positive() })

/**
 * Every foreseen refusal: code → HTTP status and the shape of its data. Its text is in the reader's language: `t('errors.CODE')`. QUOTA_REACHED is a quota of
 * the product, with the instant from which one may try again.
 */
export const ERRORS = {
  INVALID_INPUT: { status: 400, data: z.object({ fields: z.array(FieldFault) }) },
  UNAUTHORIZED: { status: 401, message: 'User not authenticated' },
  FORBIDDEN: { status: 403 },
  FOREIGN_ORIGIN: { status: 403 },
  READ_ONLY_ACCOUNT: { status: 403 },
  TERMS_CHANGED: { status: 403 },
  SUSPENDED: { status: 403 },
  NO_LINKS_YET: { status: 403 },
  WRONG_PASSWORD: { status: 403 },
  WRONG_CODE: { status: 403 },
  NOT_FOUND: { status: 404 },
  ALREADY_RESOLVED: { status: 409 },
  REQUEST_REUSED: { status: 409 },
  DUPLICATE_POST: { status: 409, data: z.object({ postId: z.string() }) },
  TRIED_ALREADY: { status: 409, data: z.object({ treatmentId: z.string() }) },
  EDITED_ELSEWHERE: { status: 409 },
  CONSENT_NEEDED: { status: 409 },
  ADDRESS_CONSENT_NEEDED: { status: 409 },
  BUSY: { status: 409 },
  CALL_OVER: { status: 409 },
  APPEALED_ALREADY: { status: 409 },
  CASE_CLOSED: { status: 409 },
  OWN_CASE: { status: 409 },
  LAST_ADMIN: { status: 409 },
  CONFERENCE_FULL: { status: 409 },
  CONFERENCE_OVER: { status: 409 },
  NOT_LIVE: { status: 409 },
  NOT_SENDING: { status: 409 },
  ROOM_FULL: { status: 409 },
  BROADCAST_AWAY: { status: 503 },
  NOT_REGISTERED: { status: 403 },
  TOO_EARLY: { status: 409 },
  NOT_ACCEPTED_YET: { status: 409 },
  REFUSED_RECENTLY: { status: 409, data: z.object({ retryAt: z.date() }) },
  REQUEST_OVER: { status: 409 },
  TOO_LATE: { status: 409 },
  TOO_MANY_OPEN: { status: 409 },
  TOO_MANY_ADDED: { status: 409 },
  ASKED_ALREADY: { status: 409 },
  USERNAME_TAKEN: { status: 409 },
  SECOND_FACTOR_CHANGED: { status: 409 },
  UPLOAD_UNFINISHED: { status: 409 },
  TOO_LARGE: { status: 413 },
  CAPTIONS_REFUSED: {
    status: 422,
    data: z.object({ fault: z.enum(CAPTION_FAULTS), line: z.number().int().positive() }),
  },
  FILE_REFUSED: { status: 422, data: z.object({ fault: FileFault }) },
  WEAK_PASSWORD: {
    status: 422,
    data: z.object({ reasons: z.array(z.enum(['tooShort', 'tooLong', 'common', 'personal'])) }),
  },
  QUOTA_REACHED: { status: 429, data: z.object({ retryAt: z.date() }) },
  TOO_MANY_REQUESTS: { status: 429, data: retry },
  UNAVAILABLE: { status: 503 },
  STORAGE_FULL: { status: 507 },
} as const satisfies Record<string, { status: number; message?: string; data?: z.ZodType }>

export type ErrorCode = keyof typeof ERRORS
export type WeakPasswordReason = z.infer<(typeof ERRORS)['WEAK_PASSWORD']['data']>['reasons'][number]

type Refusable<Code extends ErrorCode> = Pick<typeof ERRORS, Code>

const pick = <Code extends ErrorCode>(codes: readonly Code[]) =>
  Object.fromEntries(codes.map((code) => [code, ERRORS[code]])) as Refusable<Code>

const ANYWHERE = ['INVALID_INPUT', 'FOREIGN_ORIGIN', 'TOO_LARGE', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const
const FOR_MEMBERS = ['UNAUTHORIZED', 'SUSPENDED', 'READ_ONLY_ACCOUNT', 'TERMS_CHANGED'] as const

export const open = <Code extends ErrorCode = never>(...codes: Code[]) =>
  oc.errors({ ...pick(ANYWHERE), ...pick(codes) })

export const membersOnly = <Code extends ErrorCode = never>(...codes: Code[]) =>
  oc.errors({ ...pick(ANYWHERE), ...pick(FOR_MEMBERS), ...pick(codes) })
