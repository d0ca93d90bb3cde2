import type { TFunction } from 'i18next'
import type { FileFault } from '#contract/foundation/faults.ts'

export type WantedFiles = 'any' | 'picture'

/** @param wanted  for a picture alone, the text mentions neither films nor the number of files */
export const fileFaultText = ({ code, n }: FileFault, t: TFunction, wanted: WantedFiles = 'any'): string =>
  wanted === 'picture' && (code === 'wrongType' || code === 'tooMany')
    ? t(`media.pictureFaults.${code}`)
    : t(`media.faults.${code}`, { n: n ?? 0 })
