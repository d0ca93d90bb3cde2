const PATIENCE_MS = 2_000

export async function serviceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js')
  return navigator.serviceWorker.ready
}

export const workerHere = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.resolve(navigator.serviceWorker?.getRegistration())

/**
 * Closes shown notifications and ends this browser's push subscription, at sign-out. The server has stopped sending by then, so the wait for it is
 * short.
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
