import { z } from 'zod'
import { SYMPTOMS } from './symptoms.ts'

export const SymptomId = z.enum(SYMPTOMS.map(({ id }) => id))
export type SymptomId = z.infer<typeof SymptomId>
