import type { Sheet, SheetName } from './sheet.ts'

export const sheetsFr: Record<SheetName, Sheet> = {
  'preparer-sa-consultation': {
    intro:
      'Une consultation est courte, et la fatigue fait oublier. Une page écrite avant aide à dire l’essentiel dans les premières minutes.',
    parts: [
      {
        heading: 'Avant : une page, pas plus',
        items: [
          'En une phrase : ce qui vous gêne le plus, et depuis quand.',
          'Trois dates : le premier jour, le pire moment, aujourd’hui.',
          'Ce que cela vous empêche de faire : dormir, marcher, travailler, manger, voir des gens.',
          'Ce que vous avez déjà essayé, et ce que cela a changé ou non.',
          'Ce qui a été examiné, quand et où, avec les résultats si vous les avez.',
          'Les médicaments que vous prenez, y compris ceux achetés sans ordonnance, les plantes et les compléments.',
        ],
      },
      {
        heading: 'À apporter',
        items: [
          'Carte Vitale, ordonnances, comptes rendus, images sur papier ou sur disque.',
          'Votre journal de symptômes : celui de Vécu s’imprime sur une page.',
          'Une personne proche, si vous le souhaitez : elle peut entendre ce que vous n’entendrez pas.',
        ],
      },
      {
        heading: 'Pendant',
        items: [
          'Commencez par ce qui vous inquiète le plus, pas par ce qui est le plus facile à dire.',
          'Dites ce que vous craignez. Une peur dite peut recevoir une réponse.',
          'Demandez qu’on vous répète une phrase, ou qu’on vous écrive un mot que vous ne connaissez pas.',
        ],
      },
      {
        heading: 'Trois questions à poser avant de partir',
        items: [
          'Que cherche-t-on, et qu’a-t-on déjà écarté ?',
          'Quelle est la prochaine étape, et quand ?',
          'Quels signes doivent me faire rappeler, et qui ?',
        ],
      },
    ],
    links: [
      '[Haute Autorité de santé](https://www.has-sante.fr)',
      '[Assurance maladie](https://www.ameli.fr)',
      '[Mon espace santé](https://www.monespacesante.fr)',
    ],
  },
  'decrire-une-douleur': {
    intro:
      'Une douleur ne se voit pas. La décrire avec précision, toujours de la même façon, permet à quelqu’un d’autre de la comprendre et de la suivre.',
    parts: [
      {
        heading: 'Où',
        items: [
          'Montrez du doigt, ou de la main entière si elle est étendue. Droite, gauche, ou les deux.',
          'En surface ou en profondeur. Fixe, ou qui se déplace, et vers où.',
        ],
      },
      {
        heading: 'Comment',
        items: [
          'Brûlure, décharge, pointe, étau, poids, crampe, battement, fourmis, froid : choisissez le mot le plus proche.',
          'Si aucun mot ne va, une comparaison convient : comme un coup de soleil, comme une courbature.',
        ],
      },
      {
        heading: 'Combien',
        items: [
          'De 0 (rien) à 10 (la pire que vous puissiez imaginer). Donnez trois chiffres : maintenant, en moyenne, au pire.',
          'Dites aussi ce que ce chiffre vous empêche de faire : c’est ce qui se compare d’un jour à l’autre.',
        ],
      },
      {
        heading: 'Quand',
        items: [
          'D’un coup ou peu à peu. Tout le temps, ou par crises : leur durée, leur nombre par semaine.',
          'À quel moment : la nuit, au lever, après un repas, un effort, pendant les règles.',
        ],
      },
      {
        heading: 'Avec quoi',
        items: [
          'Ce qui l’augmente, ce qui la calme : position, chaleur, froid, repos, mouvement.',
          'Ce qui vient avec : fièvre, perte de poids, faiblesse, peau qui change, fourmillements.',
        ],
      },
      {
        heading: 'Appelez tout de suite le 15 ou le 112',
        items: [
          'Une douleur brutale et très forte, jamais ressentie ; dans la poitrine ; à la tête, d’un coup.',
          'Une douleur avec un malaise, une paralysie, un trouble de la parole ou de la vue, une gêne pour respirer.',
        ],
      },
    ],
    links: [
      '[Haute Autorité de santé](https://www.has-sante.fr)',
      '[Assurance maladie](https://www.ameli.fr)',
      '[Santé.fr](https://www.sante.fr)',
    ],
  },
  'errance-diagnostique': {
    intro:
      'Ne pas avoir de nom pour ce que l’on vit, pendant des mois ou des années, n’est pas une faute et n’est pas rare. Voici des portes, de la plus proche à la plus spécialisée.',
    parts: [
      {
        heading: 'Près de chez vous',
        items: [
          'Le médecin traitant : demandez-lui une consultation pour faire le point sur tout le dossier, et un courrier qui le résume.',
          'Un service de médecine interne : il voit les situations qui touchent plusieurs parties du corps. Le courrier du médecin traitant ouvre la porte.',
          'Un centre de la douleur, quand la douleur dure depuis plus de trois mois.',
        ],
      },
      {
        heading: 'Quand une maladie rare est envisagée',
        items: [
          'Maladies Rares Info Services écoute et oriente, par téléphone et par écrit : 0 800 40 40 43, appel gratuit.',
          'Les centres de référence et de compétence existent dans toute la France. Orphanet en tient l’annuaire.',
          'Les filières de santé maladies rares réunissent ces centres, par famille de maladies.',
        ],
      },
      {
        heading: 'Ce qui aide la personne qui vous recevra',
        items: [
          'Une frise d’une page : une ligne par année, ce qui a changé, ce qui a été cherché.',
          'Tous les comptes rendus, classés par date. Vous avez le droit d’en demander copie.',
          'Ce que vivent ou ont vécu vos parents, frères et sœurs, si vous le savez.',
        ],
      },
      {
        heading: 'En attendant',
        items: [
          'Gardez un journal court : un chiffre par jour vaut mieux qu’un long récit par mois.',
          'Un symptôme qui change ou s’aggrave se dit tout de suite, sans attendre le rendez-vous.',
          'Ne portez pas sans aide l’idée que « c’est dans la tête ». Si tout devient trop lourd, le 3114 répond jour et nuit.',
        ],
      },
    ],
    links: [
      '[Maladies Rares Info Services](https://www.maladiesraresinfo.org)',
      '[Orphanet](https://www.orpha.net)',
      '[Filières de santé maladies rares](https://www.filieresmaladiesrares.fr)',
      '[Haute Autorité de santé](https://www.has-sante.fr)',
    ],
  },
  'vos-droits': {
    intro:
      'En France, la loi vous donne une place dans les décisions qui touchent votre santé. Vous pouvez demander, refuser, vous faire accompagner.',
    parts: [
      {
        heading: 'Comprendre',
        items: [
          'Vous avez droit à une information claire sur votre état, les examens proposés et leurs risques.',
          'Aucun acte ne se fait sans votre accord, sauf urgence. Vous pouvez changer d’avis.',
        ],
      },
      {
        heading: 'Votre dossier',
        items: [
          'Vous pouvez demander une copie de votre dossier à un médecin ou à un hôpital, sans dire pourquoi.',
          'Le délai est de huit jours, ou de deux mois pour ce qui a plus de cinq ans.',
          'Mon espace santé garde vos documents et vous laisse choisir qui les voit.',
        ],
      },
      {
        heading: 'Un autre avis',
        items: [
          'Demander l’avis d’un autre médecin est un droit, et n’est pas un affront.',
          'Parlez-en à votre médecin traitant : son courrier évite de refaire ce qui a été fait.',
        ],
      },
      {
        heading: 'Se faire accompagner',
        items: [
          'La personne de confiance : vous la désignez par écrit. Elle vous accompagne, et dit votre volonté si vous ne le pouvez plus.',
          'Les associations agréées et les représentants des usagers, présents dans chaque hôpital, aident gratuitement.',
        ],
      },
      {
        heading: 'Si cela se passe mal',
        items: [
          'Écrivez d’abord au service, puis à la direction de l’hôpital ou à la commission des usagers.',
          'Un effet indésirable se signale sur le portail du ministère. Le Défenseur des droits reçoit gratuitement.',
        ],
      },
    ],
    links: [
      '[Service-Public.fr](https://www.service-public.fr)',
      '[Mon espace santé](https://www.monespacesante.fr)',
      '[Défenseur des droits](https://www.defenseurdesdroits.fr)',
      '[Portail de signalement du ministère](https://signalement.social-sante.gouv.fr)',
    ],
  },
  'travail-ecole-aides': {
    intro:
      'Des symptômes qui durent bousculent le travail, les études et l’argent. Des démarches existent, même sans nom posé sur ce que vous vivez. Elles sont lentes : commencez tôt, et faites-vous aider.',
    parts: [
      {
        heading: 'Au travail',
        items: [
          'Le médecin du travail peut être vu à votre demande. Il est tenu au secret : votre employeur ne sait pas de quoi vous parlez.',
          'Il peut proposer un aménagement : horaires, poste, télétravail.',
          'La reconnaissance de la qualité de travailleur handicapé (RQTH) se demande à la MDPH. Personne n’est obligé d’en parler à son employeur.',
        ],
      },
      {
        heading: 'À l’école et à l’université',
        items: [
          'Un projet d’accueil individualisé (PAI) se demande au chef d’établissement, avec le médecin scolaire.',
          'À l’université, la mission handicap organise temps et examens.',
        ],
      },
      {
        heading: 'Soins et revenus',
        items: [
          'Arrêt de travail, affection de longue durée (ALD), invalidité : le médecin traitant et l’Assurance maladie expliquent qui peut demander quoi.',
          'Le service social de l’Assurance maladie reçoit gratuitement, sur rendez-vous.',
        ],
      },
      {
        heading: 'Au quotidien',
        items: [
          'La maison départementale des personnes handicapées (MDPH) étudie les aides humaines, techniques et financières.',
          'Les proches aidants ont des droits eux aussi : congé, répit, accompagnement.',
          'Gardez une copie de chaque courrier, avec sa date.',
        ],
      },
    ],
    links: [
      '[Mon parcours handicap](https://www.monparcourshandicap.gouv.fr)',
      '[Assurance maladie](https://www.ameli.fr)',
      '[Service-Public.fr](https://www.service-public.fr)',
      '[CNSA, pour les personnes âgées et handicapées](https://www.cnsa.fr)',
    ],
  },
}
