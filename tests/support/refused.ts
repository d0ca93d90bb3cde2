import { ORPCError } from '@orpc/client'
import type { FieldFault } from '#contract/foundation/faults.ts'

type Refused = { code: string; data: { retryAt?: Date; fields?: FieldFault[] } | undefined }

/** The typed refusal that a call meets; fails when it meets none, or one that its contract does not name. */
export async function refused(call: Promise<unknown>): Promise<Refused> {
  const error = await call.then(
    () => new Error('It was not refused.'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ORPCError) || !error.defined) throw error
  return { code: error.code, data: error.data }
}

/** Just its code. */
export const refusalOf = async (call: Promise<unknown>): Promise<string> => (await refused(call)).code

/** The fields an input was refused for, as "path: code", in order. */
export async function faultsOf(call: Promise<unknown>): Promise<string[]> {
  const { code, data } = await refused(call)
  if (code !== 'INVALID_INPUT') throw new Error(`Refused with ${code}.`)
  return data!.fields!.map((fault) => `${fault.path}: ${fault.code}`)
}

/** How each of several calls made at once ended: its refusal's code, or "done". In their order. */
export const endingsOf = (calls: readonly Promise<unknown>[]): Promise<string[]> =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 'done',
        () => refusalOf(call),
      ),
    ),
  )
