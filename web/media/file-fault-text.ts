import type { TFunction } from 'i18next'
import type { FileFault } from '#contract/foundation/faults.ts'

/** Photos and films, or a picture alone. */
export type WantedFiles = 'any' | 'picture'

/**
 * Why a file is not taken, in the reader's words, which are `uploadTexts`.
 * @param wanted  where it is a picture alone, no word is said of films, nor of how many fit
 */
export const fileFaultText = ({ code, n }: FileFault, t: TFunction, wanted: WantedFiles = 'any'): string =>
  wanted === 'picture' && (code === 'wrongType' || code === 'tooMany')
    ? t(`media.pictureFaults.${code}`)
    : t(`media.faults.${code}`, { n: n ?? 0 })
