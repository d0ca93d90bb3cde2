import i18next from 'i18next'
import { serviceWorker } from '#web/foundation/service-worker.ts'
import { router } from './router.ts'

/** Where the service worker finds the language to speak: its own file has the same name. */
const LANGUAGE = 'vecu.language'

/** Starts what runs beside the pages: the service worker, which is told the language and may ask for the news to be opened. */
export function startBackground(): void {
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

function keepLanguage(language: string): void {
  caches.open(LANGUAGE).then(
    (cache) => cache.put('/language', new Response(language)),
    () => undefined,
  )
}
