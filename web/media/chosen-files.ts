import type { FileFault } from '#contract/foundation/faults.ts'
import { FILES_MAX } from '#contract/media/limits.ts'
import { fileFault } from '#contract/media/rules.ts'

/** `place` counts the files that were chosen together, from 1. */
export type OrphanedUpload = { place: number; name: string; fault: FileFault }

/** `tooMany`: more files were chosen than the `room` left. None of them is taken, because the form cannot know which ones matter. */
export type Choice = { taken: File[]; orphaned: OrphanedUpload[]; tooMany?: { chosen: number; room: number } }

export function chooseFiles(files: readonly File[], held: number): Choice {
  const room = Math.max(0, FILES_MAX - held)
  if (files.length > room) return { taken: [], orphaned: [], tooMany: { chosen: files.length, room } }
  const faults = files.map((file) => fileFault(file))
  return {
    taken: files.filter((_, index) => faults[index] === undefined),
    orphaned: files.flatMap(({ name }, index) => {
      const fault = faults[index]
      return fault ? [{ place: index + 1, name, fault }] : []
    }),
  }
}
