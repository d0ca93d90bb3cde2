import { useSyncExternalStore } from 'react'

/** What a browser holds out where it would install the site. It can be taken once. */
type InstallOffer = Event & { prompt: () => Promise<unknown> }

declare global {
  interface Window {
    /** Kept by start.js, which is there before the browser says so. */
    vecuInstallOffer?: InstallOffer | undefined
  }
}

const readers = new Set<() => void>()

/** The browser's offer to install the site; undefined where it makes none. */
export const useInstallOffer = (): InstallOffer | undefined =>
  useSyncExternalStore(subscribe, () => window.vecuInstallOffer)

/** Has the browser ask the person. Whatever they say, the offer is over; a browser that would ask again makes another. */
export async function takeInstallOffer(offer: InstallOffer): Promise<void> {
  try {
    await offer.prompt()
  } finally {
    endOffer()
  }
}

function endOffer(): void {
  window.vecuInstallOffer = undefined
  for (const read of readers) read()
}

function subscribe(read: () => void): () => void {
  readers.add(read)
  window.addEventListener('beforeinstallprompt', read)
  window.addEventListener('appinstalled', endOffer)
  return () => {
    readers.delete(read)
    window.removeEventListener('beforeinstallprompt', read)
    window.removeEventListener('appinstalled', endOffer)
  }
}
