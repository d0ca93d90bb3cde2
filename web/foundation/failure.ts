import { ORPCError } from '@orpc/client'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { ERRORS, ErrorCode } from '#contract/foundation/errors.ts'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { ConnectionLost } from './connection-lost.ts'
import type { Dates } from './dates.ts'
import { useDates } from './i18n.ts'

export type FailureText = { title: string; message: string }

type Speaker = { t: TFunction; dates: Dates }

type DataOf<Refused> = Refused extends { data: infer Schema extends z.ZodType } ? z.infer<Schema> : undefined
type Foreseen = { [Code in ErrorCode]: ORPCError<Code, DataOf<(typeof ERRORS)[Code]>> }[ErrorCode]

/** The server marks foreseen refusals as defined. Repeating the request at once cannot succeed. */
export const isForeseen = (error: unknown): error is Foreseen => error instanceof ORPCError && error.defined

export const isRefusal = (error: unknown, code: ErrorCode): boolean => isForeseen(error) && error.code === code

export const isDuplicatePost = (error: unknown): error is Extract<Foreseen, { code: 'DUPLICATE_POST' }> =>
  isForeseen(error) && error.code === 'DUPLICATE_POST'

export const isLimit = (error: unknown): boolean =>
  isRefusal(error, 'QUOTA_REACHED') || isRefusal(error, 'TOO_MANY_REQUESTS')

/** Never returns the error's own message, which is written for developers. */
export function failureText(error: unknown, { t, dates }: Speaker): FailureText {
  const title = t('errors.title')
  if (!isForeseen(error)) return { title, message: t(isNetworkFailure(error) ? 'errors.network' : 'errors.unexpected') }
  switch (error.code) {
    case 'INVALID_INPUT':
      return { title: t('errors.invalidTitle'), message: t('errors.INVALID_INPUT') }
    case 'QUOTA_REACHED':
      return limitText(error.data.retryAt, { t, dates })
    case 'REFUSED_RECENTLY':
      return { title, message: t('errors.REFUSED_RECENTLY', { day: dates.day(error.data.retryAt) }) }
    case 'TOO_MANY_REQUESTS':
      return limitText(new Date(Date.now() + error.data.retryAfterSeconds * 1000), { t, dates })
    case 'WEAK_PASSWORD': {
      const reasons = error.data.reasons.map((reason) => t(`errors.weakPassword.${reason}`))
      return { title, message: [t('errors.WEAK_PASSWORD'), ...reasons].join(' ') }
    }
    default:
      return { title, message: t(`errors.${error.code}`) }
  }
}

export function useFailureText(): (error: unknown) => FailureText {
  const { t } = useTranslation()
  const dates = useDates()
  return (error) => failureText(error, { t, dates })
}

const limitText = (retryAt: Date, { t, dates }: Speaker): FailureText => ({
  title: t('errors.limitTitle'),
  message: t(dates.day(retryAt) === dates.day(new Date()) ? 'errors.TOO_MANY_REQUESTS' : 'errors.limitDay', {
    time: dates.time(retryAt),
    day: dates.day(retryAt),
  }),
})

/** Returns the refused fields of an INVALID_INPUT, by path ("title", "travels.0.startDate"); none for any other error. */
export const faultsOfError = (error: unknown): FieldFault[] =>
  isForeseen(error) && error.code === 'INVALID_INPUT' ? error.data.fields : []

export const faultText = ({ code, n }: Pick<FieldFault, 'code' | 'n'>, t: TFunction): string =>
  t(`errors.faults.${code}`, { n: n ?? 0 })

export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof ConnectionLost || (error instanceof ORPCError && [502, 503, 504].includes(error.status))
