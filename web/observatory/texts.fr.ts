export const fr = {
  title: 'Observatoire',
  intro:
    'Ce que racontent, ensemble, les membres qui ont accepté de contribuer à la recherche. Des nombres, jamais une personne.',
  caution: {
    title: 'Des témoignages, pas une enquête',
    text: 'Ces chiffres comptent ce que des membres ont choisi d’écrire. Ils ne disent pas combien de personnes sont touchées, ni quel traitement est efficace. Ne changez rien à votre traitement sans en parler à un professionnel de santé.',
  },
  symptom: 'Symptôme',
  all: 'Tous les symptômes',
  members: 'Membres',
  bandMembers: '{{band}} membres',
  about: 'environ {{share}} %',
  hiddenCell: 'trop peu de membres, ou masqué',
  status: '{{whose}} : {{band}} membres. Relevé du {{day}}.',
  more_one: 'Voir {{count}} ligne de plus',
  more_many: 'Voir {{count}} lignes de plus',
  more_other: 'Voir {{count}} lignes de plus',
  less: 'Voir moins de lignes',
  failed: 'L’observatoire n’a pas pu être lu',
  table: {
    show: 'Voir le tableau',
    hide: 'Masquer le tableau',
    save: 'Télécharger (CSV)',
    showOf: 'Voir le tableau : {{title}}',
    hideOf: 'Masquer le tableau : {{title}}',
    saveOf: 'Télécharger (CSV) : {{title}}',
  },
  symptoms: {
    title: 'Les symptômes les plus racontés',
    intro: 'Choisissez-en un pour voir ses mois, ses régions et ce qui a aidé.',
  },
  help: {
    title: 'Ce qui a aidé',
    intro: 'Ce que les membres citent quand ils marquent un symptôme comme résolu.',
    head: 'Ce qui est cité',
    figures: 'Symptômes résolus',
    resolved: 'membres ont un symptôme résolu',
    share: 'des membres comptés ici',
    recovery: 'pour la moitié d’entre eux, du début à la résolution',
    tooFew:
      'Pas de chiffres à montrer ici : trop peu de membres ont un symptôme résolu, ou ces chiffres en révéleraient d’autres.',
    none: 'Aucune aide à montrer ici : citée par trop peu de membres, ou par presque tous.',
  },
  recovery: {
    week: '7 jours ou moins',
    month: '1 mois ou moins',
    quarter: '3 mois ou moins',
    halfYear: '6 mois ou moins',
    year: '1 an ou moins',
    twoYears: '2 ans ou moins',
    longer: 'plus de 2 ans',
  },
  months: {
    title: 'Mois par mois',
    intro: 'Membres qui en ont parlé pendant le mois, sur deux ans.',
    head: 'Mois',
    cell: '{{month}} : {{band}}',
    top: 'Le plus de membres : {{month}}, {{band}}.',
    none: 'Aucun mois à montrer ici : trop peu de membres, ou des chiffres qui en révéleraient d’autres.',
  },
  places: {
    title: 'Régions et pays',
    intro: 'D’où les membres ont raconté, d’après le code postal ou le pays indiqué.',
    head: 'Lieu',
    overseas: 'Outre-mer',
    legend: 'Plus la case est colorée, plus les membres sont nombreux. « – » : moins de {{n}} membres, ou masqué.',
    none: 'Aucun lieu à montrer ici : trop peu de membres, ou des chiffres qui en révéleraient d’autres.',
  },
  empty: {
    title: 'L’observatoire se prépare',
    first:
      'Le premier relevé arrive bientôt. Les chiffres se montrent à partir de {{n}} membres, pour que personne ne puisse être reconnu.',
    text: 'Les chiffres se montrent à partir de {{n}} membres qui ont accepté de contribuer, pour que personne ne puisse être reconnu.',
  },
  few: {
    title: 'Trop peu de membres pour ce symptôme',
    text: 'Ses chiffres se montrent à partir de {{n}} membres, pour que personne ne puisse être reconnu.',
    action: 'Voir tous les symptômes',
  },
  contribute: {
    title: 'Contribuer',
    text: 'Vos récits comptent ici si vous avez accepté la recherche et les statistiques publiques. Ce choix se change à tout moment ; s’il est retiré, vos récits sortent du relevé suivant.',
    settings: 'Choisir dans mes paramètres',
    join: 'Se connecter ou créer un compte',
  },
  how: {
    title: 'Comment ces chiffres sont faits',
    who: 'Qui est compté',
    whoText:
      'Les membres qui ont accepté la recherche et les statistiques publiques, une fois chacun dans chaque case, quel que soit leur nombre de récits, et dans un seul lieu : le dernier indiqué. Leur compte a au moins {{days}} jours, et ils ont publié, commenté ou marqué un symptôme comme résolu au moins {{active}} jours différents. Les récits masqués ne comptent pas. Le relevé est refait la nuit, dès que {{moved}} membres au moins sont entrés dans le compte, en sont sortis ou ont changé leur récit, et remplace le précédent.',
    hidden: 'Ce qui est masqué',
    hiddenText:
      'Aucune case de moins de {{n}} membres n’est montrée. Quand une case est masquée, la plus petite des autres peut l’être aussi : sinon une soustraction la révélerait, dans un tableau ou entre deux tableaux. Une case est aussi masquée quand le tiers de ses membres, ou plus, se sont inscrits la même semaine : des comptes inventés pourraient y isoler quelqu’un. Rien ne distingue une case masquée d’une case vide.',
    bands: 'Pourquoi « 25 à 29 »',
    bandsText:
      'Les nombres sont dits par tranches de cinq, et deux relevés diffèrent toujours de plusieurs membres. Ainsi, les comparer ne dit jamais qui est arrivé ou parti.',
    helped: 'Ce qui a aidé',
    helpedText:
      'Les textes ne sont jamais publiés. Ils sont seulement comparés à une liste de mots (repos, kinésithérapie, alimentation…) et de noms de substances, et ne comptent que ceux cités par au moins {{n}} membres. Être cité ne prouve pas d’effet.',
    places: 'Les régions',
    placesText:
      'La région vient du département par lequel commence le code postal. La carte donne une case de même taille à chaque région, à peu près à sa place.',
    limits: 'Ce que ces chiffres ne voient pas',
    limitsText:
      'Qui souffre sans écrire, qui va bien et n’en dit rien, ce que l’actualité pousse à raconter. Les membres ne ressemblent pas à la population.',
    metadata: 'Télécharger la description des fichiers (JSON)',
  },
} as const
