import i18next from 'i18next'
import { fetchCode } from '#web/foundation/load-code.ts'
import { PRIVATE_PREFIX } from '#web/foundation/private-store.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'
import { serviceWorker } from '#web/foundation/service-worker.ts'
import { router } from './router.ts'
import { followReturns } from './shell/return-focus.ts'

/** The cache in which the pages leave the language for the service worker, whose file repeats this name. */
const LANGUAGE = 'vecu.language'
/** The files of the first screens have long arrived by then. */
const SPARE_AFTER_MS = 10_000

export function startBackground(): void {
  followReturns()
  void sendUnsent()
  void sendKeptDays()
  // Preloads the sign-in screen: a page that Back restores without a network can show nothing else.
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
  // Where storage is forbidden there is no service worker, and the failure does no harm.
  serviceWorker().catch(() => undefined)
}

const isMember = () => Boolean(queryClient.getQueryData(query.accounts.me.queryOptions().queryKey)?.member)

/** Sends messages of an earlier visit from any page. Where the code cannot be loaded now, opening the messages sends them. */
async function sendUnsent(): Promise<void> {
  const { member } = queryClient.getQueryData(query.accounts.me.queryOptions().queryKey) ?? {}
  if (!member || !isKept(`${PRIVATE_PREFIX}${member.id}.unsent.`)) return
  const loaded = await fetchCode(() => import('#web/chat/messages/use-outbox.ts')).catch(() => undefined)
  loaded?.outboxOf(member.id)
}

/** Sends days noted without a network. The pages of the days send them too, and the server writes each once. */
async function sendKeptDays(): Promise<void> {
  const { member } = queryClient.getQueryData(query.accounts.me.queryOptions().queryKey) ?? {}
  if (!member || member.isReadOnly || !isKept(`${PRIVATE_PREFIX}${member.id}.today.`)) return
  const loaded = await fetchCode(() => import('#web/journal/day/send-kept-days.ts')).catch(() => undefined)
  await loaded?.sendKeptDays(member.id)
}

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
