import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.tried.fr.ts'

export const en: TextsOf<typeof fr> = {
  kinds: {
    medication: 'Medication',
    exercise: 'Exercise and rehabilitation',
    food: 'Food and drink',
    sleep: 'Sleep and rhythm',
    procedure: 'Procedure or manual care',
    psychotherapy: 'Psychotherapy',
    device: 'Device',
    other: 'Other',
  },
  effects: {
    muchBetter: 'Helped a lot',
    better: 'Helped a little',
    unchanged: 'Changed nothing',
    worse: 'Made it a little worse',
    muchWorse: 'Made it worse',
    unknown: 'I do not know yet',
  },
  notKnown: 'Not known yet',
}
