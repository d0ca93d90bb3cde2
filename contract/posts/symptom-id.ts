import { z } from 'zod'
import { SYMPTOMS } from './symptoms.ts'

/** A listed symptom by its id in the Human Phenotype Ontology. */
export const SymptomId = z.enum(SYMPTOMS.map(({ id }) => id))
export type SymptomId = z.infer<typeof SymptomId>
