import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from '#contract/medication/choices.ts'
import type { DrugSuggestion } from '#contract/medication/schema.ts'

const FILE = join(import.meta.dirname, 'shipped-drugs.tsv')

/**
 * Medications that are often taken in France, suggested where the public drug base is not loaded. None has a dosage: most come in several. A line of the file
 * has the route of administration, empty where there are several, the name of the speciality, and its substance or substances.
 */
export const SHIPPED_DRUGS: readonly DrugSuggestion[] = readFileSync(FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [route, name, substance] = line.split('\t')
    return {
      name: name!,
      substance: substance!,
      dosage: null,
      route: route === '' ? null : (route as Route),
      isMarketed: true,
    }
  })
