import { type PrivateFiles, privateFiles } from '#web/foundation/private-files.ts'

/** `uploadId` is the id of the upload on the server, and of the media once ready. The smallest `position` was chosen first. */
export type KeptUpload = {
  shape: typeof SHAPE
  id: string
  file: File
  position: number
  stage: 'new' | 'sent' | 'ready'
  uploadId: string | null
}

/** The version of this shape: it changes whenever uploads kept by the previous version cannot be continued. */
const SHAPE = 1

export const newUpload = (kept: Pick<KeptUpload, 'id' | 'file' | 'position'>): KeptUpload => ({
  shape: SHAPE,
  stage: 'new',
  uploadId: null,
  ...kept,
})

export const keptUploads = (memberId: string, formId: string): PrivateFiles<KeptUpload> =>
  privateFiles({ memberId, store: formId, isKept })

const isKept = (value: unknown): value is KeptUpload =>
  typeof value === 'object' && value !== null && 'shape' in value && value.shape === SHAPE
