import type { LiveHandler } from '#web/foundation/live.ts'
import { fetchCode } from '#web/foundation/load-code.ts'

export const callsChanged: LiveHandler = () => {
  void fetchCode(() => import('./call-look.ts')).then(
    ({ lookForCall }) => lookForCall(),
    // Without a network the code cannot be loaded, and no call can ring either.
    () => {},
  )
}
