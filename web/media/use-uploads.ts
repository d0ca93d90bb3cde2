import { useMemo, useSyncExternalStore } from 'react'
import { type Choice, chooseFiles } from './chosen-files.ts'
import { withTrueType } from './true-type.ts'
import { isUnderWay, type Outcome, readyMedia, type Upload } from './upload.ts'
import { type UploadQueue, uploadQueue } from './upload-queue.ts'

export type Uploads = {
  /** False for a visitor, who has none. */
  isOpen: boolean
  items: readonly Upload[]
  mediaIds: string[]
  isBusy: boolean
  /** Whether the form holds files, in whatever state; undefined until those of an earlier visit have been loaded. */
  hasFiles: boolean | undefined
  add: (files: readonly File[]) => Promise<Choice>
  retry: (id: string) => void
  remove: (id: string) => void
  clear: () => void
  forget: () => void
  /** Moves the files to another form and sends them anew: these were published already, and that form publishes them once more. */
  moveTo: (formId: string) => void
  /**
   * Waits until nothing is under way.
   * @returns  the ids to publish; undefined when a file failed that its author does not know of, or may still try again
   */
  whenReady: () => Promise<string[] | undefined>
  onOutcome: (listener: (outcome: Outcome) => void) => () => void
}

/**
 * Files are sent as soon as they are chosen, and continue after a lost connection and after a reload.
 * They wait in this browser until they are published or removed, or the member signs out.
 * @param formId a uuid that stays the same as long as the content of the form; another one is another form
 * @param memberId null for a visitor
 */
export function useUploads({ formId, memberId }: { formId: string; memberId: string | null }): Uploads {
  const queue = useMemo(() => (memberId === null ? undefined : uploadQueue({ memberId, formId })), [memberId, formId])
  const { uploads, isLoaded } = useSyncExternalStore(queue?.subscribe ?? never, queue?.current ?? nothing)
  return useMemo(
    () => ({
      isOpen: queue !== undefined,
      items: uploads,
      mediaIds: readyMedia(uploads).map(({ id }) => id),
      isBusy: !isLoaded || uploads.some(isUnderWay),
      hasFiles: isLoaded ? uploads.length > 0 : undefined,
      ...(queue ? actsOf(queue) : ACTS_OF_NOBODY),
    }),
    [queue, uploads, isLoaded],
  )
}

type Acts = Pick<Uploads, 'add' | 'retry' | 'remove' | 'clear' | 'forget' | 'moveTo' | 'whenReady' | 'onOutcome'>

const actsOf = (queue: UploadQueue): Acts => ({
  add: async (files) => {
    const read = await Promise.all(files.map(withTrueType))
    const choice = chooseFiles(read, queue.current().uploads.length)
    if (choice.taken.length > 0) void queue.add(choice.taken)
    return choice
  },
  retry: queue.retry,
  remove: (id) => void queue.remove(id),
  clear: () => void queue.clear(),
  forget: () => void queue.forget(),
  moveTo: (formId) => {
    const files = queue.current().uploads.map(({ file }) => file)
    // The files are stored there before they are forgotten here: a person who leaves in between loses none.
    void uploadQueue({ memberId: queue.memberId, formId }).add(files).then(queue.forget)
  },
  whenReady: () => whenReady(queue),
  onOutcome: queue.onOutcome,
})

const ACTS_OF_NOBODY: Acts = {
  add: () => Promise.resolve({ taken: [], orphaned: [] }),
  retry: () => {},
  remove: () => {},
  clear: () => {},
  forget: () => {},
  moveTo: () => {},
  whenReady: () => Promise.resolve([]),
  onOutcome: () => () => {},
}

const NOTHING = { uploads: [], isLoaded: true }
const nothing = () => NOTHING
const never = () => () => {}

/** The author knows of files refused before the wait, but not of those refused during it: one of the latter gives undefined. */
function whenReady(queue: UploadQueue): Promise<string[] | undefined> {
  queue.refresh()
  const refusedBefore = new Set(idsAt(queue, 'refused'))
  const settled = () => {
    const { uploads, isLoaded } = queue.current()
    return isLoaded && !uploads.some(isUnderWay)
  }
  const answer = () => {
    const staysBehind =
      idsAt(queue, 'failed').length > 0 || idsAt(queue, 'refused').some((id) => !refusedBefore.has(id))
    return staysBehind ? undefined : readyMedia(queue.current().uploads).map(({ id }) => id)
  }
  return new Promise((resolve) => {
    const look = () => {
      if (!settled()) return
      stop()
      resolve(answer())
    }
    const stop = queue.subscribe(look)
    look()
  })
}

const idsAt = (queue: UploadQueue, at: Upload['state']['at']) =>
  queue.current().uploads.flatMap(({ id, state }) => (state.at === at ? [id] : []))
