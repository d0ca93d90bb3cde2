import { api } from '#web/foundation/rpc.ts'
import { callsHere, withCalls } from './call-door.ts'

/** Whether something rings: only then what calls need is fetched. What cannot be asked now is asked again as the next event comes. */
export async function lookForCall(): Promise<void> {
  const here = callsHere()
  if (here) return here.wake()
  const { call } = await api.calls.current().catch(() => ({ call: null }))
  if (call?.state === 'ringing' && !call.isMine) withCalls((desk) => desk.wake())
}
