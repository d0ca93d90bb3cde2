export const fr = {
  title: 'Bloquer {{name}} ?',
  youSee: 'Vous ne verrez plus rien de cette personne, ni ses publications ni ses commentaires.',
  theySee: '{{name}} ne verra plus rien de vous, et ne pourra plus vous répondre ni vous écrire.',
  untold: 'Vécu n’en dit rien à {{name}}.',
  undo: 'Vous pourrez revenir sur ce choix.',
  confirm: 'Bloquer',
  pending: 'Blocage...',
  done: 'Vous avez bloqué {{name}}',
  doneText: 'Vous ne vous voyez plus, nulle part.',
} as const
