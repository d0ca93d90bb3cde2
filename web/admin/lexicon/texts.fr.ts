export const fr = {
  title: 'Lexique',
  intro:
    'Les récits sont lus avec un lexique de mots de tous les jours, en français et en anglais. Ici, on voit ce qui lui manque.',
  languages: { fr: 'Français', en: 'Anglais' },
  try: {
    title: 'Essayer un texte',
    label: 'Texte à lire',
    hint: 'Un texte inventé, ou que vous venez d’écrire. Rien n’en est gardé.',
    send: 'Lire ce texte',
    language: { fr: 'Lu en français.', en: 'Lu en anglais.' },
    present: 'Ce que le texte raconte',
    absent: 'Ce qu’il dit ne pas avoir',
    relatives: 'Ce qu’il dit d’un proche',
    thing: '{{name}} : « {{words}} »',
    nothing: 'Rien n’a été lu dans ce texte.',
    unread: 'Mots non lus',
  },
  unread: {
    title: 'Mots que le lecteur ne connaît pas',
    text: 'Comptés chaque nuit dans les récits des membres qui prennent part au rapprochement, à partir de 11 membres. Ni phrases, ni noms, ni nombres exacts.',
    language: 'Langue des récits',
    counted: 'Comptés le {{at}}',
    word: 'Mot',
    stem: '{{stem}}…',
    members: 'Membres',
    band: 'de {{from}} à {{to}}',
    none: 'Aucun mot à ajouter',
    noneText: 'Aucun mot inconnu n’est employé par 11 membres ou plus, ou la première nuit n’est pas encore passée.',
  },
  correct: {
    title: 'Corriger le lexique',
    file: 'Ouvrez, dans lexicon/terms, le fichier de la spécialité : du texte simple, une chose par ligne. README.md, à côté, décrit l’écriture.',
    line: 'Ajoutez l’expression à la ligne de la chose qu’elle veut dire, dans sa langue. Deux ou trois mots valent mieux qu’un seul. Par exemple :',
    check:
      'Lancez « npm test » : il nomme la ligne où quelque chose ne va pas. Un mot qui ne veut rien dire de médical va dans idioms.txt.',
    after: 'À la mise en service, tous les récits sont relus en arrière-plan, sans que personne soit prévenu.',
  },
} as const
