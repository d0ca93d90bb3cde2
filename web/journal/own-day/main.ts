import { openDayKeeper } from './day-keeper.ts'
import { dayOf, parsed, rememberDay, rememberedDay } from './device.ts'
import { openScreen } from './screen.ts'
import { t } from './words.ts'

/** By then the day is written, or somebody looks at it. */
const WORKER_AFTER_MS = 3_000

document.title = t('ownDay.page')
document.querySelector('header a')?.setAttribute('aria-label', t('ownDay.home'))

// With a network the page brings its day along; without one, the device knows the last.
const served = dayOf(parsed(document.getElementById('served-day')?.textContent))
if (served) rememberDay(served)

const keeper = openDayKeeper(served ?? rememberedDay(), served !== undefined, () => screen.show())
const screen = openScreen(document.getElementById('day')!, keeper)
screen.show()
if (served) keeper.retry()
else void keeper.ask().then(keeper.retry)

// Kept by the browser when it was left, and shown again on Back: its member may have signed out meanwhile.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  document.body.replaceChildren()
  location.reload()
})

setTimeout(() => {
  // Where storage is forbidden there is none, and nothing breaks.
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
}, WORKER_AFTER_MS)
