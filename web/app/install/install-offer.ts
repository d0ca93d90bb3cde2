import { useSyncExternalStore } from 'react'

type InstallOffer = Event & { prompt: () => Promise<unknown> }

declare global {
  interface Window {
    /** Stored by start.js, which has loaded before the browser fires the event. */
    vecuInstallOffer?: InstallOffer | undefined
  }
}

const readers = new Set<() => void>()

export const useInstallOffer = (): InstallOffer | undefined =>
  useSyncExternalStore(subscribe, () => window.vecuInstallOffer)

/** The offer is used up whatever the person answers; the browser may make another later. */
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
