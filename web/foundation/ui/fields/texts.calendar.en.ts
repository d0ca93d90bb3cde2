import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.calendar.fr.ts'

export const en: TextsOf<typeof fr> = {
  calendar: {
    chooseMonth: 'Choose the month',
    chooseYear: 'Choose the year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Ten years earlier',
    nextDecade: 'Ten years later',
  },
  datePlaceholder: 'dd/mm/yyyy',
  monthPlaceholder: 'Month',
}
