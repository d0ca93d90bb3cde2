import { type PrivateFiles, privateFiles } from '#web/foundation/private-files.ts'

/**
 * What is known of a file on its way, enough to go on after a reload. `uploadId` is the upload's on the server, and the media's once ready.
 * The smallest `position` was chosen first.
 */
export type KeptUpload = {
  shape: typeof SHAPE
  id: string
  file: File
  position: number
  stage: 'new' | 'sent' | 'ready'
  uploadId: string | null
}

/** Another number whenever this version cannot go on from what the version before kept. */
const SHAPE = 1

export const newUpload = (kept: Pick<KeptUpload, 'id' | 'file' | 'position'>): KeptUpload => ({
  shape: SHAPE,
  stage: 'new',
  uploadId: null,
  ...kept,
})

/** The files that a member chose in one form. */
export const keptUploads = (memberId: string, formId: string): PrivateFiles<KeptUpload> =>
  privateFiles({ memberId, store: formId, isKept })

const isKept = (value: unknown): value is KeptUpload =>
  typeof value === 'object' && value !== null && 'shape' in value && value.shape === SHAPE
