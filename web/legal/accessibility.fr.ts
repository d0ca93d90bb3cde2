import type { LegalFacts } from '#contract/foundation/legal-procedures.ts'
import { mailOf, legalPlaceholderFr as said } from './blank.ts'
import type { LegalDocument } from './document.ts'

export const accessibilityFr = (facts: LegalFacts): LegalDocument => ({
  intro:
    'Vécu s’adresse à des personnes fatiguées, souffrantes, qui voient ou bougent parfois moins bien. Le site doit pouvoir servir à toutes.',
  parts: [
    {
      anchor: 'etat',
      heading: 'État de conformité',
      blocks: [
        'Ce site n’est pas conforme au référentiel général d’amélioration de l’accessibilité (RGAA, version 4.1) : sa conformité n’a pas encore été mesurée. Il en suit les exigences, et celles des règles WCAG 2.2, niveau AA.',
        'Ce qui suit a été vérifié par l’équipe qui le développe. Tant qu’aucun audit n’a mesuré chaque critère, la loi demande d’écrire « non conforme ».',
      ],
    },
    {
      anchor: 'essais',
      heading: 'Ce qui a été essayé',
      blocks: [
        {
          items: [
            'Chaque écran est contrôlé automatiquement par axe-core (règles WCAG 2.0 à 2.2, niveaux A et AA) à chaque version.',
            'Les parcours principaux sont faits au clavier seul : le focus reste visible, entre dans les dialogues et revient d’où il vient.',
            'Les écrans sont vérifiés à 360 pixels de large, sans défilement horizontal.',
            'Les contrastes de toutes les couleurs ont été mesurés : au moins 4,5 pour le texte, 3 pour les contrôles.',
            'Les animations s’arrêtent quand l’appareil demande moins de mouvement.',
            'Les graphiques ont leur tableau de chiffres ; aucune information ne tient à la couleur seule.',
          ],
        },
      ],
    },
    {
      anchor: 'limites',
      heading: 'Ce qui ne l’est pas, ou pas encore',
      blocks: [
        {
          items: [
            'Les essais avec des lecteurs d’écran par des personnes qui s’en servent tous les jours restent à faire.',
            'Les photos et vidéos des membres n’ont pas toujours de description ni de sous-titres.',
            'Les conférences en direct n’ont pas de sous-titres ; leur chat et leurs questions écrites en tiennent lieu en partie. Une rediffusion peut recevoir des sous-titres.',
            'Les appels n’ont pas de transcription ; la conversation écrite reste disponible à côté.',
          ],
        },
      ],
    },
    {
      anchor: 'technique',
      heading: 'Avec quoi',
      blocks: [
        'HTML, CSS, JavaScript, WAI-ARIA. Essayé avec Chromium récent, sur ordinateur et en format téléphone. JavaScript est nécessaire.',
      ],
    },
    {
      anchor: 'contact',
      heading: 'Un obstacle ? Dites-le',
      blocks: [
        `Écrivez à ${mailOf(said, facts.contactMail)} : la page, ce que vous vouliez faire, ce qui vous en empêche, et si possible votre appareil. Vous recevrez le contenu sous une autre forme quand c’est possible, et une réponse.`,
      ],
    },
    {
      anchor: 'recours',
      heading: 'Si la réponse ne vient pas',
      blocks: [
        'Vous pouvez saisir le Défenseur des droits : [formulaire en ligne](https://formulaire.defenseurdesdroits.fr/), une personne déléguée près de chez vous, par téléphone au [09 69 39 00 00](tel:+33969390000), ou par courrier gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.',
        'Déclaration établie le 22 novembre 2026, mise à jour le 29 novembre 2026.',
      ],
    },
  ],
})
