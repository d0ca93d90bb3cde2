import { loadCode } from '#web/foundation/load-code.ts'
import { discardUpload } from './api.ts'
import { type KeptUpload, keptUploads, newUpload } from './kept-upload.ts'
import { isUnderWay, type Outcome, type Upload, type UploadState } from './upload.ts'
import { onOtherTabs, tellOtherTabs } from './upload-news.ts'
import { inTurn, runAlone } from './upload-turns.ts'

export type UploadQueue = ReturnType<typeof openUploadQueue>

type QueueState = { uploads: readonly Upload[]; isLoaded: boolean }

type Held = {
  /** The progress as this tab knows it; another tab may have stored a newer one. */
  upload: KeptUpload
  /** Whether the browser keeps it: only then does its absence mean that another tab removed it. */
  isKept: boolean
  readyAt: number | undefined
  giveUp: AbortController
}

/** The server deletes unpublished files: one that was reported ready longer ago is checked before publishing. */
const SURELY_THERE_MS = 3_600_000

/** Queues live as long as the tab, whether or not the form is on the screen: going to another page does not stop an upload. */
const queues = new Map<string, UploadQueue>()

export function uploadQueue({ memberId, formId }: { memberId: string; formId: string }): UploadQueue {
  const name = `${memberId} ${formId}`
  if (queues.size === 0) onOtherTabs(readAgain)
  const queue = queues.get(name) ?? openUploadQueue(memberId, formId)
  queues.set(name, queue)
  return queue
}

function readAgain(formId: string): void {
  for (const queue of queues.values()) if (queue.formId === formId) void queue.readAgain()
}

function openUploadQueue(memberId: string, formId: string) {
  const store = keptUploads(memberId, formId)
  const held = new Map<string, Held>()
  const readers = new Set<() => void>()
  const listeners = new Set<(outcome: Outcome) => void>()
  let shown: QueueState = { uploads: [], isLoaded: false }
  let outcome: Outcome = { ready: 0, unsent: 0 }

  const show = (next: Partial<QueueState>) => {
    shown = { ...shown, ...next }
    for (const read of readers) read()
    if (shown.uploads.some(isUnderWay) || outcome.ready + outcome.unsent === 0) return
    for (const listen of listeners) listen(outcome)
    outcome = { ready: 0, unsent: 0 }
  }

  const change = (id: string, news: Partial<Upload>) =>
    show({ uploads: shown.uploads.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)) })

  const hold = (kept: readonly KeptUpload[], isKept: boolean) => {
    const isNew = ({ id }: KeptUpload) => !held.has(id)
    const added = kept.filter(isNew)
    for (const each of added)
      held.set(each.id, { upload: each, isKept, readyAt: undefined, giveUp: new AbortController() })
    const position = ({ id }: Upload) => held.get(id)?.upload.position ?? 0
    const uploads = added.map(({ id, file }): Upload => ({ id, file, state: { at: 'waiting' }, poster: undefined }))
    show({
      uploads: [...shown.uploads, ...uploads].sort((a, b) => position(a) - position(b) || (a.id < b.id ? -1 : 1)),
    })
    for (const { id } of added) void send(id)
  }

  const drop = (ids: readonly string[]) => {
    for (const id of ids) {
      held.get(id)?.giveUp.abort()
      held.delete(id)
    }
    show({ uploads: shown.uploads.filter(({ id }) => !ids.includes(id)) })
  }

  const hearState = (mine: Held, state: UploadState) => {
    const { id } = mine.upload
    if (state.at === 'ready') mine.readyAt = Date.now()
    if (state.at === 'failed' || state.at === 'refused') outcome.unsent += 1
    if (state.at === 'failed') outcome.error ??= state.error
    if (state.at === 'refused') {
      // The server will never accept the file, so a later visit does not try it again.
      mine.isKept = false
      void store.remove(id)
    }
    change(id, { state })
  }

  const send = async (id: string) => {
    const mine = held.get(id)
    if (!mine) return
    const { signal } = mine.giveUp
    await runAlone(`vecu.upload.${id}`, signal, () =>
      inTurn(signal, async () => {
        const latest = mine.isKept ? await store.get(id) : mine.upload
        if (!latest) return drop([id])
        mine.upload = latest
        try {
          const { runUpload } = await loadCode(() => import('./run-upload.ts'))
          await runUpload({
            upload: latest,
            formId,
            keep: async (news) => {
              if (signal.aborted && news.uploadId) return void throwAway(news.uploadId)
              mine.upload = { ...mine.upload, ...news }
              if (news.stage === 'ready' && latest.stage !== 'ready') outcome.ready += 1
              await store.change(id, (known) => ({ ...known, ...news }))
              tellOtherTabs(formId)
            },
            hear: (state) => hearState(mine, state),
            hearPoster: (poster) => change(id, { poster }),
            signal,
          })
        } catch (error) {
          if (!signal.aborted) hearState(mine, { at: 'failed', error })
        }
      }),
    )
  }

  const readAgain = async () => {
    const kept = await store.all()
    const known = new Set(kept.map(({ id }) => id))
    drop([...held].filter(([id, { isKept }]) => isKept && !known.has(id)).map(([id]) => id))
    hold(kept, true)
    if (!shown.isLoaded) show({ isLoaded: true })
  }

  const again = (id: string) => {
    change(id, { state: { at: 'waiting' } })
    void send(id)
  }

  const takeAway = async (ids: readonly string[]) => {
    const gone = ids.map((id) => ({ id, uploadId: held.get(id)?.upload.uploadId ?? null }))
    drop(ids)
    for (const { id, uploadId } of gone) {
      const known = (await store.get(id))?.uploadId ?? uploadId
      await store.remove(id)
      if (known !== null) await throwAway(known)
    }
    tellOtherTabs(formId)
  }

  void readAgain()

  return {
    memberId,
    formId,
    current: () => shown,
    subscribe: (reader: () => void) => {
      readers.add(reader)
      return () => {
        readers.delete(reader)
      }
    },
    onOutcome: (listener: (outcome: Outcome) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    readAgain,
    add: async (files: readonly File[]) => {
      const last = Math.max(0, ...[...held.values()].map(({ upload }) => upload.position))
      const added = files.map((file, index) => newUpload({ id: crypto.randomUUID(), file, position: last + index + 1 }))
      hold(added, false)
      for (const kept of added) {
        const mine = held.get(kept.id)
        if (mine && (await store.put(kept.id, mine.upload))) mine.isKept = true
      }
      tellOtherTabs(formId)
    },
    retry: again,
    refresh: () => {
      for (const { id, state } of shown.uploads)
        if (state.at === 'ready' && Date.now() - (held.get(id)?.readyAt ?? 0) > SURELY_THERE_MS) again(id)
    },
    remove: (id: string) => takeAway([id]),
    clear: () => takeAway(shown.uploads.map(({ id }) => id)),
    /** Forgets the files, which belong to a publication now: this browser keeps nothing of them. */
    forget: async () => {
      const ids = [...held.keys()]
      drop(ids)
      await Promise.all(ids.map(store.remove))
      tellOtherTabs(formId)
    },
  }
}

/** Where this request fails, the server deletes the unpublished file within a day. */
const throwAway = (uploadId: string) => discardUpload(uploadId).catch(() => undefined)
