import { openerNamed, PRESSED } from '#web/foundation/pressed-opener.ts'
import { privateTabStore } from '#web/foundation/private-store.ts'

const LOOK_MS = 100
const PATIENCE_MS = 15_000

/**
 * Presses a button again after the page reloaded itself for a new version, as soon as the button is there. Gives up once the person presses something, or
 * after 15 seconds.
 */
export function pressAgain(name: string): void {
  privateTabStore(null).forget(PRESSED)
  const giveUpAt = Date.now() + PATIENCE_MS
  const stop = () => {
    clearInterval(looking)
    for (const kind of ['pointerdown', 'keydown']) removeEventListener(kind, stop, true)
  }
  const look = () => {
    const opener = openerNamed(name)
    if (!opener && Date.now() < giveUpAt) return
    stop()
    opener?.focus({ preventScroll: true })
    opener?.click()
  }
  const looking = setInterval(look, LOOK_MS)
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, stop, true)
}
