import { type MailCatalogue, spokenDay } from '#server/foundation/mail/letter.ts'

/**
 * Mails about a request for the professional badge: accepted, with the `day` on which it must be renewed; refused; to be renewed by `day`; lapsed because it
 * was not renewed.
 */
export type ProfessionalMailFacts = {
  kind: 'professionalAccepted' | 'professionalRefused' | 'professionalRecheck' | 'professionalLapsed'
  day: Date
}

export const PROFESSIONAL_MAILS: MailCatalogue<ProfessionalMailFacts> = {
  fr: {
    professionalAccepted: ({ day }) => ({
      subject: 'Votre demande est acceptée',
      lines: [
        'Votre profession a été vérifiée : le badge « Professionnel de santé vérifié » accompagne votre nom sur Vécu, dès que la vérification en deux étapes est activée. La photo que vous aviez envoyée a été supprimée.',
        `Nous vous demanderons de la confirmer dans un an, avant le ${spokenDay('fr', day)}.`,
      ],
      button: 'Ouvrir mes paramètres',
      after: ['Le badge dit ce que vous êtes, pas que ce que vous écrivez est un avis médical.'],
    }),
    professionalRefused: () => ({
      subject: 'Votre demande n’a pas été acceptée',
      lines: [
        'Nous n’avons pas pu vérifier votre profession. Le motif est écrit dans vos paramètres, et vous pouvez faire une nouvelle demande. La photo que vous aviez envoyée a été supprimée.',
      ],
      button: 'Lire le motif',
    }),
    professionalRecheck: ({ day }) => ({
      subject: 'Votre badge est à confirmer',
      lines: [
        `Votre profession a été vérifiée il y a bientôt un an. Pour garder le badge « Professionnel de santé vérifié », faites une nouvelle demande avant le ${spokenDay('fr', day)}.`,
      ],
      button: 'Confirmer ma profession',
      after: ['Sans nouvelle demande, le badge sera retiré ; rien d’autre ne change sur votre compte.'],
    }),
    professionalLapsed: () => ({
      subject: 'Votre badge a été retiré',
      lines: [
        'Votre profession n’a pas été confirmée cette année : le badge « Professionnel de santé vérifié » n’accompagne plus votre nom. Rien d’autre ne change sur votre compte.',
        'Vous pouvez le demander de nouveau quand vous voudrez.',
      ],
      button: 'Faire une nouvelle demande',
    }),
  },
  en: {
    professionalAccepted: ({ day }) => ({
      subject: 'Your request is accepted',
      lines: [
        'Your profession has been verified: the badge “Verified health professional” appears next to your name on Vécu as soon as two-step verification is on. The photo you sent has been deleted.',
        `We will ask you to confirm it in a year, before ${spokenDay('en', day)}.`,
      ],
      button: 'Open my settings',
      after: ['The badge says what you are, not that what you write is medical advice.'],
    }),
    professionalRefused: () => ({
      subject: 'Your request was not accepted',
      lines: [
        'We could not verify your profession. The reason is in your settings, and you can make a new request. The photo you sent has been deleted.',
      ],
      button: 'Read the reason',
    }),
    professionalRecheck: ({ day }) => ({
      subject: 'Your badge needs to be confirmed',
      lines: [
        `Your profession was verified almost a year ago. To keep the badge “Verified health professional”, make a new request before ${spokenDay('en', day)}.`,
      ],
      button: 'Confirm my profession',
      after: ['Without a new request, the badge will be removed; nothing else changes on your account.'],
    }),
    professionalLapsed: () => ({
      subject: 'Your badge has been removed',
      lines: [
        'Your profession was not confirmed this year: the badge “Verified health professional” no longer appears next to your name. Nothing else changes on your account.',
        'You can ask for it again whenever you like.',
      ],
      button: 'Make a new request',
    }),
  },
}
