import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Sheets',
  intro: 'To move forward meanwhile: a few short pages, to read and to print.',
  names: {
    'preparer-sa-consultation': 'Preparing an appointment',
    'decrire-une-douleur': 'Describing a pain',
    'errance-diagnostique': 'Years without a name for it: whom to ask in France',
    'vos-droits': 'Your rights during care in France',
    'travail-ecole-aides': 'Work, school, support in France: when it lasts',
  },
  abouts: {
    'preparer-sa-consultation': 'What to note, to bring and to ask.',
    'decrire-une-douleur': 'Words for the place, the strength and the moment.',
    'errance-diagnostique': 'The doors to knock on when nobody knows.',
    'vos-droits': 'Medical file, another opinion, trusted person.',
    'travail-ecole-aides': 'The procedures, and who can do them with you.',
  },
  links: 'Official sites',
  disclaimer: 'This sheet informs. It replaces neither a doctor nor a diagnosis, and does not say what to take.',
  print: 'Print',
  all: 'All sheets',
  failed: 'The sheet could not be loaded',
  none: 'There is no such sheet',
  noneText: 'Its address may have changed.',
}
