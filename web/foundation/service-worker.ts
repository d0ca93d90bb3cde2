const PATIENCE_MS = 2_000

/** The site's service worker, once it works; rejects where the browser refuses it. */
export async function serviceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js')
  return navigator.serviceWorker.ready
}

/** Returns the service worker that is registered already, without registering one: undefined where there is none. */
export const workerHere = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.resolve(navigator.serviceWorker?.getRegistration())

/**
 * Takes down the notifications that this browser shows and has its push service forget it: at sign-out. The server sends nothing more by then
 * already, so it is not waited for long.
 */
export function fallSilent(): Promise<unknown> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  return Promise.race([patience, unsubscribe().catch(() => undefined)])
}

async function unsubscribe() {
  const worker = await workerHere()
  const shown = await worker?.getNotifications()
  for (const notification of shown ?? []) notification.close()
  const subscription = await worker?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
