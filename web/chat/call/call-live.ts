import type { LiveHandler } from '#web/foundation/live.ts'
import { fetchCode } from '#web/foundation/load-code.ts'

/** A call of mine rings, was answered or is over, or its other browser said something. */
export const callsChanged: LiveHandler = () => {
  void fetchCode(() => import('./call-look.ts')).then(
    ({ lookForCall }) => lookForCall(),
    // Without a network nothing rings.
    () => {},
  )
}
