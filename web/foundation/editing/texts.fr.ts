export const fr = {
  draft: {
    kept: 'Brouillon gardé sur cet appareil, {{when}}',
    keptInTab:
      'Brouillon gardé dans cet onglet, {{when}} : il s’efface si l’onglet est fermé. Si vous créez un compte, vous le retrouverez.',
    discard: 'Effacer le brouillon',
    discardTitle: 'Effacer ce brouillon ?',
  },
  leave: 'Quitter la page',
  leaveTitle: 'Quitter sans enregistrer ?',
  leaveKept:
    'Vos modifications ne sont pas encore enregistrées. Elles restent en brouillon sur cet appareil : vous les retrouverez en revenant ici.',
  leaveLost:
    'Vos modifications ne sont pas encore enregistrées, et cet appareil n’a pas pu les garder : elles seront perdues.',
  conflict:
    'Une autre version a été enregistrée depuis que vous avez commencé à écrire, peut-être par vous sur un autre appareil. Rien n’est perdu : choisissez celle qui reste.',
  stored: 'Enregistré maintenant',
  mine: 'Votre version',
  nothing: 'Rien',
  keepMine: 'Garder ma version',
  takeStored: 'Prendre l’autre',
  minePending: 'Votre version remplacera l’autre dès que vous l’enregistrerez.',
  storedTaken:
    'Le formulaire montre la version enregistrée. La vôtre est mise de côté tant que cette page reste ouverte.',
  takeBack: 'Reprendre ma version',
} as const
