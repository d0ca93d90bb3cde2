import type { Language } from '#contract/foundation/languages.ts'
import { useLanguage } from '#web/foundation/i18n.ts'

export const useRatioFormats = () => ratioFormatsIn(useLanguage())

export function ratioFormatsIn(language: Language) {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const places = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const digits = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 })
  const round = new Intl.NumberFormat(language, { maximumSignificantDigits: 1 })
  return {
    ratio: (value: number) => (value >= 100 ? whole : value >= 0.1 || value === 0 ? places : digits).format(value),
    bits: (value: number) => places.format(value),
    square: (value: number) => (value >= 100 ? whole : places).format(value),
    tick: (value: number) => round.format(value),
  }
}
