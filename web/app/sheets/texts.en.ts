import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Fact sheets',
  intro: 'To help in the meantime: a few short pages to read and to print.',
  names: {
    'preparer-sa-consultation': 'Preparing an appointment',
    'decrire-une-douleur': 'Describing pain',
    'errance-diagnostique': 'Years without a name for it: where to turn in France',
    'vos-droits': 'Your rights during care in France',
    'travail-ecole-aides': 'Work, school, support in France: when it lasts',
  },
  abouts: {
    'preparer-sa-consultation': 'What to note, bring and ask.',
    'decrire-une-douleur': 'Words for where, how strong and when.',
    'errance-diagnostique': 'The doors to knock on when nobody knows.',
    'vos-droits': 'Medical records, second opinion, trusted person.',
    'travail-ecole-aides': 'The procedures, and who can help you with them.',
  },
  links: 'Official sites',
  disclaimer:
    'This sheet is for information. It replaces neither a doctor nor a diagnosis, and does not say what to take.',
  print: 'Print',
  all: 'All fact sheets',
  failed: 'The fact sheet could not be loaded',
  none: 'This fact sheet does not exist',
  noneText: 'Its address may have changed.',
}
