// Stands between the browser and this site: shows a notification when there is something new, and an offline page where the site cannot be reached. It
// caches that page, the page of one's day as it was built, and nothing else: no answer of the server, and no member's data. The build fills in the
// addresses of the cached files, the offline page first, under names that change with their content. A new list makes a new worker, which may take over
// at once, because open pages use nothing that it caches.
const KEPT = '%KEPT%'.split(' ')
const [PAGE, DAY_PAGE] = KEPT
/** The path of one's day, which opens at once: after this long without an answer, in milliseconds, the cached page is shown and fetches the day itself. */
const DAY = '/jour'
const DAY_PATIENCE_MS = 2_500
const CACHE = `vecu.offline ${PAGE}`
/** Written by the pages, because a worker cannot read the storage in which they keep their language. */
const LANGUAGE = 'vecu.language'

addEventListener('install', (event) => {
  event.waitUntil(Promise.all([caches.open(CACHE).then((cache) => cache.addAll(KEPT)), skipWaiting()]))
})

addEventListener('activate', (event) => {
  // Navigation preload fetches pages while the worker still starts.
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

/** Answers every other navigation, also to the address of a cached file. A preloaded answer must be used, or the page would be fetched twice. */
async function pageOf({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(PAGE, { ignoreVary: true })) ?? Response.error()
  }
}

/** Answers with the page of one's day as built, without anybody's day in it: the device stores that. */
async function dayOf(event) {
  const asked = (async () => (await event.preloadResponse) ?? (await fetch(event.request)))()
  // The preloaded answer is used in any case, or the page would be fetched twice.
  event.waitUntil(asked.catch(() => undefined))
  const late = new Promise((settle) => setTimeout(settle, DAY_PATIENCE_MS))
  const answer = await Promise.race([asked.catch(() => undefined), late])
  if (answer && answer.status < 500) return answer
  return (await caches.match(DAY_PAGE, { ignoreVary: true })) ?? asked
}

const keptOf = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

const WORDS = { fr: 'Du nouveau pour vous', en: 'Something new for you' }

/**
 * The content of a push message is ignored: it is for this browser, and browsers require a notification for each of them. The latest replaces the one
 * before.
 */
addEventListener('push', (event) => event.waitUntil(showNews()))

async function showNews() {
  const kept = await caches.match('/language', { cacheName: LANGUAGE })
  const chosen = await kept?.text()
  const lang = Object.hasOwn(WORDS, chosen) ? chosen : 'fr'
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
/** How long a tab may take to answer, in milliseconds: a tab asleep on a slow phone wakes slowly, and a reload would lose unsaved text. */
const PATIENCE_MS = 4_000

/**
 * Opens the news in an open tab, by the tab's own navigation, so that it loses nothing; reloads the tab where it does not answer; opens a new tab where
 * there is none.
 */
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
  // Focuses before awaiting anything: afterwards the browser no longer counts the person's touch of the notification.
  await tab.focus().catch(() => undefined)
  if (!(await answered)) await tab.navigate(NEWS)
}

/** The browser has a new push address: it is sent to the server, where this session had subscribed to alerts and still is subscribed. */
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
