import type { LiveHandler } from '#web/foundation/live.ts'
import { fetchCode } from '#web/foundation/load-code.ts'

/** Reacts when a call of mine rings, is answered or ends, or when the other browser has sent a signal. */
export const callsChanged: LiveHandler = () => {
  void fetchCode(() => import('./call-look.ts')).then(
    ({ lookForCall }) => lookForCall(),
    // Without a network the code cannot be loaded, and no call can ring either.
    () => {},
  )
}
