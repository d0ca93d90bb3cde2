import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.block.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Block {{name}}?',
  youSee: 'You will no longer see anything of theirs, neither posts nor comments.',
  theySee: '{{name}} will no longer see anything of yours, and can no longer reply or write to you.',
  untold: 'Vécu does not tell {{name}}.',
  undo: 'You can change your mind later.',
  confirm: 'Block',
  pending: 'Blocking...',
  done: 'You blocked {{name}}',
  doneText: 'Neither of you sees the other any more, anywhere.',
}
