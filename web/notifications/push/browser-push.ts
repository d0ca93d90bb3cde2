import { serviceWorker, workerHere } from '#web/foundation/service-worker.ts'

/** `afterInstalling` on an iPhone or iPad, until the site is on the home screen. */
export function pushSupport(): 'there' | 'afterInstalling' | 'none' {
  if (navigator.serviceWorker && 'PushManager' in window && 'Notification' in window) return 'there'
  return isApplePhone() && !matchMedia('(display-mode: standalone)').matches ? 'afterInstalling' : 'none'
}

/** An iPad identifies itself as a Mac, but no Mac has a touch screen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export async function endpointHere(publicKey: string): Promise<string | undefined> {
  if (Notification.permission !== 'granted') return undefined
  const subscription = await (await workerHere())?.pushManager.getSubscription()
  return subscription && isFor(subscription, publicKey) ? subscription.endpoint : undefined
}

/** Rejects with the browser's error where its push service is unavailable. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await serviceWorker()
  const former = await pushManager.getSubscription()
  if (former && !isFor(former, publicKey)) await former.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

export async function unsubscribeHere(): Promise<void> {
  const subscription = await (await workerHere())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** Not every browser reports the change. */
export function onPermissionChange(heard: () => void): () => void {
  let status: PermissionStatus | undefined
  let isOver = false
  navigator.permissions?.query({ name: 'notifications' }).then(
    (found) => {
      if (isOver) return
      status = found
      status.addEventListener('change', heard)
    },
    () => undefined,
  )
  return () => {
    isOver = true
    status?.removeEventListener('change', heard)
  }
}

/** Subscriptions are bound to the key that they were made with, which changes if the server loses its own. */
const isFor = ({ options }: PushSubscription, publicKey: string) => {
  const key = options?.applicationServerKey
  return !key || base64Url(key) === publicKey
}

const base64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
