import { api } from '#web/foundation/rpc.ts'
import { callsHere, withCalls } from './lazy-calls.ts'
import { leftCall } from './left-call.ts'

/** Loads the code of calls only when a call rings, or this page reloaded during one. After a failed request, the next event asks again. */
export async function lookForCall(): Promise<void> {
  const here = callsHere()
  if (here) return here.wake()
  const { call } = await api.calls.current().catch(() => ({ call: null }))
  const isRinging = call?.state === 'ringing' && !call.isMine
  const isBack = call?.state === 'active' && call.id === leftCall()
  if (isRinging || isBack) withCalls((store) => store.wake())
}
