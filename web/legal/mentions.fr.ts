import type { LegalFacts } from '#contract/foundation/legal-procedures.ts'
import { mailOf, legalPlaceholderFr as said } from './blank.ts'
import type { LegalDocument } from './document.ts'

export const mentionsFr = (facts: LegalFacts): LegalDocument => ({
  intro:
    'Qui édite et qui héberge ce site (loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique).',
  parts: [
    {
      anchor: 'editeur',
      heading: 'Éditeur',
      blocks: [
        {
          items: [
            `Nom ou dénomination : ${said(facts.editorName)}`,
            `Siège ou adresse : ${said(facts.editorAddress)}`,
            `Téléphone : ${said(facts.editorPhone)}`,
            `Adresse e-mail : ${mailOf(said, facts.contactMail)}`,
            `Forme et immatriculation : ${said(facts.editorRegistration)}`,
          ],
        },
      ],
    },
    {
      anchor: 'publication',
      heading: 'Direction de la publication',
      blocks: [`${said(facts.editorDirector)}`],
    },
    {
      anchor: 'hebergement',
      heading: 'Hébergement',
      blocks: [
        {
          items: [
            `Hébergeur : ${said(facts.hostingName)}`,
            `Adresse : ${said(facts.hostingAddress)}`,
            `Téléphone : ${said(facts.hostingPhone)}`,
            `Hébergement de données de santé (code de la santé publique, article L. 1111-8) : ${said(facts.hostingHds)}`,
          ],
        },
      ],
    },
    {
      anchor: 'propriete',
      heading: 'Propriété',
      blocks: [
        'Cette plateforme est la propriété exclusive de son propriétaire. Tous droits réservés. Les textes que publient les membres restent les leurs.',
        'Les étiquettes de symptômes et les mots qui servent à lire les récits portent les identifiants de la [Human Phenotype Ontology](https://hpo.jax.org), version de février 2024, que nous remercions. Les polices Fraunces et Atkinson Hyperlegible Next sont publiées sous licence SIL Open Font.',
      ],
    },
    {
      anchor: 'contenu-illicite',
      heading: 'Signaler un contenu, exercer un droit',
      blocks: [
        'Pour signaler un contenu : [Signaler](/signaler), avec ou sans compte. Pour écrire à l’exploitant, et pour les autorités : [Contact et signalement](/legal/contact). Pour vos données : [Confidentialité](/legal/privacy#droits).',
      ],
    },
  ],
})
