import i18next from 'i18next'
import { fetchCode } from '#web/foundation/load-code.ts'
import { PRIVATE_PREFIX } from '#web/foundation/private-store.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'
import { serviceWorker } from '#web/foundation/service-worker.ts'
import { router } from './router.ts'

/** Where the service worker finds the language to speak: its own file has the same name. */
const LANGUAGE = 'vecu.language'
/** Long after the files of the first screens have come. */
const SPARE_AFTER_MS = 10_000

/**
 * Starts what runs beside the pages: messages that wait to be sent, and the service worker, which is told the language and may ask for the news to
 * be opened.
 */
export function startBackground(): void {
  void sendUnsent()
  void sendKeptDays()
  // A page that Back brings back without a network has no other screen to show than this one.
  if (isMember()) setTimeout(() => void router.preloadRoute({ to: '/auth' }).catch(() => undefined), SPARE_AFTER_MS)
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data?.kind !== 'news') return
    ports[0]?.postMessage('opened')
    void router.navigate({ to: '/notifications' })
  })
  navigator.serviceWorker.startMessages()
  keepLanguage(i18next.language)
  i18next.on('languageChanged', keepLanguage)
  // Where storage is forbidden there is none, and nothing breaks.
  serviceWorker().catch(() => undefined)
}

const isMember = () => Boolean(queryClient.getQueryData(query.accounts.me.queryOptions().queryKey)?.member)

/** What was written on an earlier visit goes out from whatever page the member comes back to. What cannot be loaded now is when they open their messages. */
async function sendUnsent(): Promise<void> {
  const { member } = queryClient.getQueryData(query.accounts.me.queryOptions().queryKey) ?? {}
  if (!member || !isKept(`${PRIVATE_PREFIX}${member.id}.unsent.`)) return
  const loaded = await fetchCode(() => import('#web/chat/messages/use-outbox.ts')).catch(() => undefined)
  loaded?.outboxOf(member.id)
}

/** Days that were noted without a network, by whichever page: theirs sends them too, and each is written once. */
async function sendKeptDays(): Promise<void> {
  const { member } = queryClient.getQueryData(query.accounts.me.queryOptions().queryKey) ?? {}
  if (!member || member.isReadOnly || !isKept(`${PRIVATE_PREFIX}${member.id}.today.`)) return
  const loaded = await fetchCode(() => import('#web/journal/day/send-kept-days.ts')).catch(() => undefined)
  await loaded?.sendKeptDays(member.id)
}

/** Where storage is forbidden nothing is. */
function isKept(start: string): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(start))
  } catch {
    return false
  }
}

function keepLanguage(language: string): void {
  caches.open(LANGUAGE).then(
    (cache) => cache.put('/language', new Response(language)),
    () => undefined,
  )
}
