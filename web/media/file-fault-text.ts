import type { TFunction } from 'i18next'
import type { FileFault } from '#contract/foundation/faults.ts'

/** Why a file is not taken, in the reader's words. */
export const fileFaultText = ({ code, n }: FileFault, t: TFunction): string => t(`media.faults.${code}`, { n: n ?? 0 })
