import { foldText } from '#contract/foundation/fold.ts'

/** Words that are in both are written once: "Topiramate 25 mg", taken "25 mg matin et soir". */
export function medicineSaid(name: string, dosage: string | null): string {
  if (!dosage || holdsWords(name, dosage)) return name
  const words = name.split(/\s+/)
  const repeated = words.findIndex((_, i) => i > 0 && beginsWith(dosage, words.slice(i).join(' ')))
  return [...(repeated === -1 ? words : words.slice(0, repeated)), dosage].join(' ')
}

const holdsWords = (text: string, part: string) => ` ${foldText(text)} `.includes(` ${foldText(part)} `)
const beginsWith = (text: string, part: string) => `${foldText(text)} `.startsWith(`${foldText(part)} `)
