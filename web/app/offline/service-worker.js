// Between the browser and this site: shows that there is something new, and a page of its own where the site cannot be reached. It keeps that page, the
// one of one's day as it was built, and nothing else: no answer of the server, and nothing of anybody's. The build writes the addresses of what it keeps, the page first, under names that
// change with what they hold; a new list is a new worker, which may take over at once, for open pages are made of nothing it keeps.
const KEPT = '%KEPT%'.split(' ')
const [PAGE, DAY_PAGE] = KEPT
/** One's day, which opens at once: a network that takes longer than this is passed by, and asked by the page itself. */
const DAY = '/jour'
const DAY_PATIENCE_MS = 2_500
const CACHE = `vecu.offline ${PAGE}`
/** Written by the pages: a worker cannot read where they keep their language. */
const LANGUAGE = 'vecu.language'

addEventListener('install', (event) => {
  event.waitUntil(Promise.all([caches.open(CACHE).then((cache) => cache.addAll(KEPT)), skipWaiting()]))
})

addEventListener('activate', (event) => {
  // Pages are asked for while the worker still wakes.
  event.waitUntil(Promise.all([forgetFormer(), registration.navigationPreload?.enable()]))
})

async function forgetFormer() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE && name !== LANGUAGE).map((name) => caches.delete(name)))
}

addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request
  if (mode === 'navigate' && method === 'GET')
    event.respondWith(new URL(url).pathname === DAY ? dayOf(event) : pageOf(event))
  else if (KEPT.includes(new URL(url).pathname)) event.respondWith(keptOf(event.request))
})

/** Every page, files to keep among them: what was asked for in advance must be taken, or it would be asked for twice. */
async function pageOf({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(PAGE, { ignoreVary: true })) ?? Response.error()
  }
}

/** The page of one's day as it was built, without anybody's day in it: the device knows that. */
async function dayOf(event) {
  const asked = (async () => (await event.preloadResponse) ?? (await fetch(event.request)))()
  // Taken in any case, or it would be asked for twice.
  event.waitUntil(asked.catch(() => undefined))
  const late = new Promise((settle) => setTimeout(settle, DAY_PATIENCE_MS))
  const answer = await Promise.race([asked.catch(() => undefined), late])
  if (answer && answer.status < 500) return answer
  return (await caches.match(DAY_PAGE, { ignoreVary: true })) ?? asked
}

const keptOf = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

const WORDS = { fr: 'Du nouveau pour vous', en: 'Something new for you' }

/** Whatever the message says: it is for this browser, and browsers want each of them shown. The latest takes the place of the one before. */
addEventListener('push', (event) => event.waitUntil(showNews()))

async function showNews() {
  const kept = await caches.match('/language', { cacheName: LANGUAGE })
  const lang = (await kept?.text()) === 'en' ? 'en' : 'fr'
  await registration.showNotification('Vécu', {
    body: WORDS[lang],
    lang,
    tag: 'news',
    icon: '/icon-192.png',
    badge: '/badge.png',
  })
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNews())
})

const NEWS = '/notifications'
/** A tab that slept on a slow phone takes its time to wake, and would lose what was being written in it. */
const PATIENCE_MS = 4_000

/** In a tab that is open, by its own means, so that it loses nothing; afresh where it does not answer; in a new one where there is none. */
async function openNews() {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = windows.find(({ focused }) => focused) ?? windows[0]
  if (tab) await showIn(tab).catch(() => clients.openWindow(NEWS))
  else await clients.openWindow(NEWS)
}

async function showIn(tab) {
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise((settle) => {
    port1.onmessage = () => settle(true)
    setTimeout(() => settle(false), PATIENCE_MS)
  })
  tab.postMessage({ kind: 'news' }, [port2])
  // Before anything is waited for: the browser must not forget that a person touched the notification.
  await tab.focus().catch(() => undefined)
  if (!(await answered)) await tab.navigate(NEWS)
}

/** The browser has been given another address: the server is told, where this session was to be told of news and still is. */
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew()))

const PUSH = '/api/notifications/push'

async function renew() {
  const answer = await fetch(PUSH)
  const { publicKey, endpoint } = answer.ok ? await answer.json() : {}
  if (!endpoint) return
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  await fetch(PUSH, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  })
}
