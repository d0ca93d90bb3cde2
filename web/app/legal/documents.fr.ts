import type { LegalDocument, LegalFacts, LegalPage } from './document.ts'

export const documentsFr = ({ minAge }: LegalFacts): Record<LegalPage, LegalDocument> => ({
  privacy: {
    title: 'Confidentialité',
    intro:
      'Vos récits parlent de votre santé. Voici, sans détour, ce que cette instance de Vécu garde, pourquoi, et ce que vous pouvez demander.',
    parts: [
      {
        heading: 'Qui répond de vos données',
        paragraphs: [
          'L’opérateur de cette instance : la personne ou l’organisme qui la fait fonctionner et vous en a donné l’adresse. Il est le responsable du traitement au sens du règlement européen sur la protection des données (RGPD).',
        ],
      },
      {
        heading: 'Ce qui est gardé',
        paragraphs: [
          'Votre compte : adresse e-mail, nom d’utilisateur (un pseudonyme), mot de passe sous une forme qui ne permet pas de le retrouver, langue et apparence choisies, date d’inscription.',
          'Vos accords : pour chacun, ce qui a été accepté, la version du texte et la date.',
          'Vos publications : titre, description, durée, intensité, date de début, pays, code postal, voyages récents, étiquettes et, quand vous le partagez, ce qui a aidé. Les correspondances trouvées avec d’autres récits et les notifications que vous recevez.',
          'Ce que demande la sécurité : pour chaque session ouverte, l’adresse IP et le navigateur ; le nombre de tentatives récentes par adresse, pour ralentir les abus.',
        ],
      },
      {
        heading: 'Pourquoi',
        paragraphs: [
          'Pour publier vos récits auprès des membres, vous montrer des cas semblables et vous prévenir. Vos données de santé ne sont traitées qu’avec votre accord explicite (article 9 du RGPD), donné à l’inscription.',
          'Pour les statistiques publiques et la recherche, seulement si vous l’avez accepté, et seulement en nombres : aucun n’est publié en dessous de onze membres différents.',
        ],
      },
      {
        heading: 'Ce que voient les autres',
        paragraphs: [
          'Les visiteurs ne voient aucun récit. Les membres voient votre pseudonyme, vos publications, votre pays et le mois de début. Votre adresse e-mail, votre code postal, vos voyages et vos dates exactes ne sont jamais montrés.',
          'Aucune donnée n’est vendue ni transmise à un tiers. Les pages ne chargent rien depuis un autre site, et il n’y a ni publicité ni mesure d’audience.',
          'Si vous activez les alertes d’un appareil, elles passent par le service de son navigateur (Google, Mozilla, Apple ou Microsoft). Ce qui lui est confié est chiffré et dit seulement qu’il y a du nouveau. Les alertes cessent dès que vous les désactivez ou vous déconnectez.',
        ],
      },
      {
        heading: 'Combien de temps',
        paragraphs: [
          'Vos publications restent jusqu’à ce qu’elles soient supprimées, votre compte jusqu’à ce que vous en demandiez l’effacement, ou que personne ne s’y soit connecté pendant 24 mois : un e-mail vous prévient un mois avant. Supprimer une publication supprime aussi ses correspondances et ses notifications.',
        ],
      },
      {
        heading: 'Vos droits',
        paragraphs: [
          'Dans vos paramètres, vous pouvez recevoir une copie de vos données, supprimer votre compte avec sept jours pour changer d’avis, et retirer un accord à tout moment. Vous pouvez aussi écrire à l’opérateur de cette instance pour l’accès à vos données ou leur correction. Vous pouvez aussi saisir l’autorité de protection des données de votre pays, en France la CNIL.',
        ],
      },
    ],
  },
  terms: {
    title: 'Conditions d’utilisation',
    intro:
      'Vécu sert à partager une expérience de santé et à la rapprocher d’autres. L’utiliser, c’est accepter ce qui suit.',
    parts: [
      {
        heading: 'Ce que Vécu n’est pas',
        paragraphs: [
          'Vécu ne remplace pas un diagnostic professionnel. Les récits, les correspondances et leurs pourcentages sont des témoignages et des ressemblances entre textes : ni un avis médical, ni une prescription. Ne changez rien à un traitement sans en parler à un professionnel de santé.',
          'En cas d’urgence, appelez les services de secours : 15, 112, 114 par SMS, 3114 pour la prévention du suicide.',
        ],
      },
      {
        heading: 'Votre compte',
        paragraphs: [
          `Il faut avoir au moins ${minAge} ans. Le compte est personnel ; choisissez un pseudonyme qui ne dit pas votre nom et gardez votre mot de passe pour vous.`,
        ],
      },
      {
        heading: 'Ce que vous publiez',
        paragraphs: [
          'Vous restez l’auteur de vos textes et acceptez qu’ils soient montrés aux membres de cette instance. Parlez de ce que vous vivez, avec respect, sans nommer d’autres personnes et sans publicité.',
          'L’opérateur peut retirer un contenu contraire à la loi ou à ces conditions.',
        ],
      },
      {
        heading: 'Le service',
        paragraphs: [
          'Il est fourni tel quel par l’opérateur de cette instance, qui peut l’interrompre ou le modifier. Cette plateforme est la propriété exclusive de son propriétaire. Tous droits réservés.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    intro:
      'Deux cookies : celui de votre session, et celui qui retient si la colonne de votre espace est ouverte. Aucun pour la publicité, aucun pour la mesure d’audience : il n’y a donc rien à accepter.',
    parts: [
      {
        heading: 'Le cookie de session',
        paragraphs: [
          'Il est posé quand vous vous connectez et sert à savoir que c’est vous. Les programmes de la page ne peuvent pas le lire, il n’est envoyé qu’à ce site, et il disparaît quand vous vous déconnectez ou que la session prend fin.',
        ],
      },
      {
        heading: 'Le cookie de l’affichage',
        paragraphs: [
          'Il est posé quand vous ouvrez ou refermez la colonne de votre espace. Il ne dit rien d’autre, et disparaît au bout de sept jours.',
        ],
      },
      {
        heading: 'Ce qui reste dans votre navigateur',
        paragraphs: [
          'La langue et l’apparence choisies, et le brouillon de votre publication tant qu’elle n’est pas envoyée. La page qui s’affiche sans connexion y est gardée aussi. Sans compte, le brouillon disparaît avec l’onglet ; avec un compte, il est effacé à la déconnexion. Rien de tout cela n’est transmis à qui que ce soit.',
        ],
      },
    ],
  },
  mentions: {
    title: 'Mentions légales',
    intro: 'Cette page parle de l’instance que vous consultez.',
    parts: [
      {
        heading: 'Éditeur',
        paragraphs: [
          'Ce site est édité par l’opérateur de cette instance, qui en est responsable et à qui s’adressent les demandes.',
        ],
      },
      {
        heading: 'Hébergement',
        paragraphs: [
          'Les données sont gardées par le serveur de cette instance, là où son opérateur l’a installé. Les pages ne font appel à aucun autre hôte.',
        ],
      },
      {
        heading: 'Propriété',
        paragraphs: [
          'Cette plateforme est la propriété exclusive de son propriétaire. Tous droits réservés. Les textes publiés par les membres restent les leurs.',
        ],
      },
    ],
  },
})
