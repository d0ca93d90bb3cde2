import { serviceWorker, workerHere } from '#web/foundation/service-worker.ts'

/** What this browser can do: be sent alerts; not, or on an iPhone or iPad not before the site is on the home screen. */
export function pushSupport(): 'there' | 'afterInstalling' | 'none' {
  if (navigator.serviceWorker && 'PushManager' in window && 'Notification' in window) return 'there'
  return isApplePhone() && !matchMedia('(display-mode: standalone)').matches ? 'afterInstalling' : 'none'
}

/** An iPad says that it is a Mac; no Mac has a touch screen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Where this browser is reached, if it is subscribed with this key and may still show what comes. */
export async function endpointHere(publicKey: string): Promise<string | undefined> {
  if (Notification.permission !== 'granted') return undefined
  const subscription = await (await workerHere())?.pushManager.getSubscription()
  return subscription && isFor(subscription, publicKey) ? subscription.endpoint : undefined
}

/** Subscribes this browser, or finds that it is; rejects with what the browser says where its push service cannot be had. */
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

/** Hears when the permission is changed in the browser's own settings; answers how to stop. Not every browser says. */
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
