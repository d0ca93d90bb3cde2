import { api } from '#web/foundation/rpc.ts'
import { callsHere, withCalls } from './lazy-calls.ts'
import { leftCall } from './left-call.ts'

/**
 * Looks whether a call rings, or this page comes back into one: only then the code of calls is fetched. A question that fails is asked again as the
 * next event comes.
 */
export async function lookForCall(): Promise<void> {
  const here = callsHere()
  if (here) return here.wake()
  const { call } = await api.calls.current().catch(() => ({ call: null }))
  const isRinging = call?.state === 'ringing' && !call.isMine
  const isBack = call?.state === 'active' && call.id === leftCall()
  if (isRinging || isBack) withCalls((store) => store.wake())
}
