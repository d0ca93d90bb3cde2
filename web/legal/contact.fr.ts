import type { LegalFacts } from '#contract/foundation/legal-procedures.ts'
import { APPEAL_DAYS } from '#contract/moderation/limits.ts'
import { mailOf, legalPlaceholderFr as said } from './blank.ts'
import type { LegalDocument } from './document.ts'

export const contactFr = (facts: LegalFacts): LegalDocument => ({
  intro: 'À qui écrire, pour quoi, dans quelle langue, et ce qui suit.',
  parts: [
    {
      anchor: 'urgence',
      heading: 'Une urgence ?',
      blocks: [
        'N’écrivez pas ici : appelez le [15](tel:15), le [112](tel:112), le [114](sms:114) par SMS, ou le [3114](tel:3114) pour la prévention du suicide.',
      ],
    },
    {
      anchor: 'membres',
      heading: 'Pour toute personne qui utilise le site',
      blocks: [
        `Point de contact unique (règlement européen sur les services numériques, article 12) : ${mailOf(said, facts.contactMail)}, ou par téléphone : ${said(facts.editorPhone)}. Une personne vous lit et vous répond, en français ou en anglais.`,
        `Pour vos données personnelles : ${mailOf(said, facts.dpoMail)}, ou directement [vos paramètres](/settings#donnees).`,
      ],
    },
    {
      anchor: 'autorites',
      heading: 'Pour les autorités',
      blocks: [
        `Point de contact unique pour les autorités des États membres, la Commission européenne et le Comité européen des services numériques (article 11) : ${mailOf(said, facts.contactMail)}, à l’attention de ${said(facts.editorDirector)}. Langues : français et anglais.`,
      ],
    },
    {
      anchor: 'signaler',
      heading: 'Signaler un contenu',
      blocks: [
        'Utilisez « Signaler », à côté du contenu, ou la page [Signaler](/signaler), avec ou sans compte. Dites où il se trouve, ce qui ne va pas et, si vous le savez, la loi ou la règle en cause. Votre nom et votre adresse ne sont demandés que pour pouvoir vous répondre. La personne signalée n’apprend pas qui a signalé.',
      ],
    },
    {
      anchor: 'decisions',
      heading: 'Comment les décisions sont prises',
      blocks: [
        'Une personne de l’équipe lit chaque signalement, ce qui menace une vie d’abord. Elle décide au regard de la loi et des [conditions d’utilisation](/legal/terms#conduite), et motive sa décision. Les deux côtés la reçoivent.',
        'Un contenu signalé par plusieurs membres pour un motif grave peut être masqué jusqu’à cette lecture. Nul ne juge un contenu dont il est l’auteur ou l’autrice.',
      ],
    },
    {
      anchor: 'recours',
      heading: 'Contester une décision',
      blocks: [
        `Dans les ${APPEAL_DAYS} jours (six mois), une fois et gratuitement, depuis la page de la décision. Si la contestation de l’autre côté change la décision, ce délai recommence pour vous. Une autre personne que celle qui a décidé, ou changé la décision, relit tout. Vous pouvez aussi saisir un organe de règlement extrajudiciaire certifié, dont la liste est tenue en France par l’[Arcom](https://www.arcom.fr), ou le juge.`,
      ],
    },
    {
      anchor: 'securite',
      heading: 'Signaler une faille de sécurité',
      blocks: [
        `Écrivez à ${mailOf(said, facts.securityMail)}, en français ou en anglais. Dites comment la reproduire. N’allez pas plus loin que nécessaire, ne lisez ni ne gardez les données d’autres personnes, et laissez-nous le temps de corriger avant d’en parler. Qui agit ainsi de bonne foi n’a rien à craindre de nous.`,
        'Le fichier [security.txt](/.well-known/security.txt) dit la même chose aux programmes.',
      ],
    },
  ],
})
