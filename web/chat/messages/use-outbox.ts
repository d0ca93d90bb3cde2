import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '#contract/chat/schema.ts'
import { privateLocalStore } from '#web/foundation/private-local-store.ts'
import { api } from '#web/foundation/rpc.ts'
import { showFailure } from '#web/foundation/toasts.tsx'
import { isUnderWay, readyMedia } from '#web/media/upload.ts'
import { type UploadQueue, uploadQueue } from '#web/media/upload-queue.ts'
import { runAlone } from '#web/media/upload-turns.ts'
import { type Outbox, type OutboxDeps, type OutboxView, openOutbox, type PictureState } from './outbox.ts'
import { showSent } from './thread-api.ts'
import { readUnsent, type Unsent } from './unsent.ts'

/** The name is repeated in `web/app/background.ts`, which checks the store before it loads this file. */
const STORE_NAME = 'unsent'
/** After this wait the message is sent again, and stored once. */
const PATIENCE_MS = 20_000

const opened = new Map<string, Outbox>()

/** It keeps sending on every page of the site. */
export function outboxOf(memberId: string): Outbox {
  const outbox = opened.get(memberId) ?? openOutbox(outboxDepsOf(memberId))
  if (opened.has(memberId)) return outbox
  opened.set(memberId, outbox)
  window.addEventListener('online', outbox.wake)
  window.addEventListener('offline', outbox.run)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && outbox.wake())
  outbox.wake()
  return outbox
}

export function useOutbox(memberId: string): OutboxView & Pick<Outbox, 'add' | 'retry' | 'remove'> {
  const { subscribe, current, add, retry, remove } = outboxOf(memberId)
  return { ...useSyncExternalStore(subscribe, current), add, retry, remove }
}

/** Removes unsent messages of deleted conversations and tells the member, because no screen is left to show them. */
export function useGoneTold(memberId: string): void {
  const { t } = useTranslation()
  const { items, remove } = useOutbox(memberId)
  const gone = items.filter(({ failure }) => failure === 'gone')
  const tell = useEffectEvent(() => {
    for (const { requestId } of gone) remove(requestId)
    if (gone.length > 0) showFailure({ title: t('errors.title'), message: t('chat.unsent.failed.gone') })
  })
  useEffect(() => {
    if (gone.length > 0) tell()
  }, [gone.length])
}

function outboxDepsOf(memberId: string): OutboxDeps {
  const localStore = privateLocalStore(memberId, STORE_NAME)
  const watched = new Set<string>()
  const queueOf = (formId: string): UploadQueue => {
    const queue = uploadQueue({ memberId, formId })
    if (!watched.has(formId)) {
      watched.add(formId)
      queue.subscribe(() => opened.get(memberId)?.run())
    }
    return queue
  }
  return {
    store: {
      all: () => localStore.all().flatMap((text) => readUnsent(text) ?? []),
      put: (item) => localStore.put(item.requestId, JSON.stringify(item)),
      remove: localStore.remove,
      watch: localStore.watch,
    },
    send: (sending) => api.chat.send(sending, { signal: AbortSignal.timeout(PATIENCE_MS) }),
    pictureOf: ({ formId }) => (formId === null ? { at: 'gone' } : pictureIn(queueOf(formId))),
    alone: (act) => runAlone(`vecu.unsent.${memberId}`, new AbortController().signal, act),
    isOnline: () => navigator.onLine,
    onSent: async (item: Unsent, message: Message) => {
      await showSent(message, item.requestId)
      if (item.formId !== null) void queueOf(item.formId).forget()
    },
    onTakenBack: ({ formId }) => {
      if (formId !== null) void queueOf(formId).clear()
    },
  }
}

function pictureIn(queue: UploadQueue): PictureState {
  const { uploads, isLoaded } = queue.current()
  if (!isLoaded || uploads.some(isUnderWay)) return { at: 'underWay' }
  const [media] = readyMedia(uploads)
  return media ? { at: 'ready', mediaId: media.id } : { at: 'gone' }
}
