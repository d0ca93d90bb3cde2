import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.block.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Block {{name}}?',
  youSee: 'You’ll no longer see anything of theirs, neither posts nor comments.',
  theySee: '{{name}} will no longer see anything of yours, nor be able to reply or write to you.',
  untold: 'Vécu will not tell {{name}}.',
  undo: 'You can change your mind later.',
  confirm: 'Block',
  pending: 'Blocking...',
  done: 'You blocked {{name}}',
  doneText: 'You no longer see each other anywhere.',
}
