import type { Log } from '../observe/log.ts'
import { Refusal } from '../refusal.ts'

/** No room on the disk, or none left of what this user may have of it. */
const CODES: unknown[] = ['ENOSPC', 'EDQUOT']

export const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.includes(error.code)

/** The refusal where a file could not be written for want of room, told to the log; undefined for any other failure. */
export function refusalOfFullDisk(error: unknown, log: Log): Refusal | undefined {
  if (!isFullDisk(error)) return undefined
  log.error({ err: error }, 'The disk of DATA_DIR is full: no file can be taken')
  return new Refusal('STORAGE_FULL')
}
