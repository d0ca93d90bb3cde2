import type { UseFormReturnType } from '@mantine/form'
import { isBlankTravel, type SymptomValues } from './symptom-values.ts'

export type SymptomForm = UseFormReturnType<SymptomValues>

export function withoutBlankTravels(form: SymptomForm): void {
  const { travels } = form.getValues()
  const told = travels.filter((travel) => !isBlankTravel(travel))
  if (told.length < travels.length) form.setFieldValue('travels', told)
}
