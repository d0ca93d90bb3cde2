import { parseJson } from '#web/foundation/storage/parse-json.ts'
import { openDayStore } from './day-store.ts'
import { dayOf, rememberDay, rememberedDay } from './device.ts'
import { openScreen } from './screen.ts'
import { t } from './words.ts'

/** The service worker waits for this time, by which the day is usually written or looked at. */
const WORKER_AFTER_MS = 3_000

document.title = t('ownDay.page')
document.querySelector('header a')?.setAttribute('aria-label', t('ownDay.home'))

// With a network the page contains its day; without one, the device shows the last it knows.
const served = dayOf(parseJson(document.getElementById('served-day')?.textContent))
if (served) rememberDay(served)

const store = openDayStore(served ?? rememberedDay(), served !== undefined, () => screen.show())
const screen = openScreen(document.getElementById('day')!, store)
screen.show()
if (served) store.retry()
else void store.ask().then(store.retry)

// The page came back from the browser's back/forward cache: its member may have signed out meanwhile.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  document.body.replaceChildren()
  location.reload()
})

setTimeout(() => {
  // Where storage is forbidden there is no service worker, and registering it fails without harm.
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined)
}, WORKER_AFTER_MS)
