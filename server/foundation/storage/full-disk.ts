import type { Log } from '../observe/log.ts'
import { Refusal } from '../refusal.ts'

const CODES: unknown[] = ['ENOSPC', 'EDQUOT']

export const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.includes(error.code)

/** Returns the refusal for a file that could not be written because the disk is full, and logs that; undefined for any other error. */
export function refusalOfFullDisk(error: unknown, log: Log): Refusal | undefined {
  if (!isFullDisk(error)) return undefined
  log.error({ err: error }, 'The disk of DATA_DIR is full: no file can be taken')
  return new Refusal('STORAGE_FULL')
}
