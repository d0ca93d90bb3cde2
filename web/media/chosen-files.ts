import type { FileFault } from '#contract/foundation/faults.ts'
import { FILES_MAX } from '#contract/media/limits.ts'
import { fileFault } from '#contract/media/rules.ts'

/** A file that is not taken: its place among the files chosen with it, from 1, and the reason. */
export type OrphanedUpload = { place: number; name: string; fault: FileFault }

/** `tooMany` tells how many files were chosen for the `room` left: none of them is taken, because the form cannot know which ones matter. */
export type Choice = { taken: File[]; orphaned: OrphanedUpload[]; tooMany?: { chosen: number; room: number } }

/**
 * Checks which of these files may be sent, beside those that the form holds already.
 * @param held  the number of files that the form holds
 */
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
