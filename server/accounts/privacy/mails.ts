import { GRACE_DAYS } from '#contract/accounts/privacy-limits.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { letterOf, type MailCatalogue, spokenDay } from '#server/foundation/mail/letter.ts'
import { PROFESSIONAL_MAILS, type ProfessionalMailFacts } from '../professional/mails.ts'

/** exportReady: a copy of the data can be fetched. erasureAsked: the account goes on a day. absent: it goes unless they come back. erased: it is gone. */
export type PrivacyMailFacts =
  | { kind: 'exportReady' | 'erasureAsked' | 'absent'; day: Date }
  | { kind: 'erased' }
  | ProfessionalMailFacts

type Reader = { language: Language; username: string; baseUrl: string }

export const privacyMail = (facts: PrivacyMailFacts, { language, username, baseUrl }: Reader) =>
  letterOf(PRIVACY_MAILS, facts, { language, name: username, url: baseUrl + PATHS[facts.kind] })

const PROFESSIONAL = '/settings/professional'

const PATHS: Record<PrivacyMailFacts['kind'], string> = {
  exportReady: '/settings/data',
  erasureAsked: '/settings/data#suppression',
  absent: '/auth',
  erased: '/',
  professionalAccepted: PROFESSIONAL,
  professionalRefused: PROFESSIONAL,
  professionalRecheck: PROFESSIONAL,
  professionalLapsed: PROFESSIONAL,
}

/** No such mail says anything about health. */
export const PRIVACY_MAILS: MailCatalogue<PrivacyMailFacts> = {
  fr: {
    exportReady: ({ day }) => ({
      subject: 'Votre copie est prête',
      lines: [
        `La copie de vos données que vous avez demandée est prête. Connectez-vous pour la télécharger, dans vos paramètres, jusqu’au ${spokenDay('fr', day)}.`,
      ],
      button: 'Ouvrir mes paramètres',
      after: ['Ce lien ne donne accès à rien sans votre mot de passe.'],
    }),
    erasureAsked: ({ day }) => ({
      subject: `Votre compte sera supprimé dans ${GRACE_DAYS} jours`,
      lines: [
        `Vous avez demandé la suppression de votre compte Vécu. Elle aura lieu le ${spokenDay('fr', day)}. D’ici là, rien ne change.`,
        'Pour garder votre compte, connectez-vous et choisissez « Annuler la suppression ».',
      ],
      button: 'Annuler la suppression',
      after: [
        'Si ce n’était pas vous, annulez la suppression puis changez tout de suite de mot de passe : quelqu’un le connaît.',
      ],
    }),
    absent: ({ day }) => ({
      subject: 'Votre compte est inactif',
      lines: [
        `Personne ne s’est connecté à votre compte Vécu depuis près de deux ans. Nous ne gardons pas les données de comptes que personne n’utilise : le vôtre sera supprimé à partir du ${spokenDay('fr', day)}, avec tout ce qu’il contient.`,
        'Pour le garder, il suffit de vous connecter une fois.',
      ],
      button: 'Garder mon compte',
      after: ['Vous pouvez aussi demander d’abord une copie de vos données, dans vos paramètres.'],
    }),
    erased: () => ({
      subject: 'Votre compte a été supprimé',
      lines: [
        'Votre compte Vécu et ce qu’il contenait ont été supprimés, comme annoncé. Nous ne gardons pas votre adresse : ceci est notre dernier message.',
      ],
      button: 'Ouvrir Vécu',
      after: ['Merci pour ce que vous avez partagé. Vous pourrez revenir quand vous voudrez, avec un nouveau compte.'],
    }),
    ...PROFESSIONAL_MAILS.fr,
  },
  en: {
    exportReady: ({ day }) => ({
      subject: 'Your copy is ready',
      lines: [
        `The copy of your data you asked for is ready. Sign in to download it from your settings until ${spokenDay('en', day)}.`,
      ],
      button: 'Open my settings',
      after: ['This link opens nothing without your password.'],
    }),
    erasureAsked: ({ day }) => ({
      subject: `Your account will be deleted in ${GRACE_DAYS} days`,
      lines: [
        `You asked for your Vécu account to be deleted. This will happen on ${spokenDay('en', day)}. Until then, nothing changes.`,
        'To keep your account, sign in and choose “Cancel the deletion”.',
      ],
      button: 'Cancel the deletion',
      after: ['If it was not you, cancel the deletion, then change your password at once: someone knows it.'],
    }),
    absent: ({ day }) => ({
      subject: 'Your account is inactive',
      lines: [
        `Nobody has signed in to your Vécu account for almost two years. We do not keep the data of accounts that nobody uses: yours will be deleted from ${spokenDay('en', day)}, with everything it holds.`,
        'To keep it, just sign in once.',
      ],
      button: 'Keep my account',
      after: ['You can also ask for a copy of your data first, in your settings.'],
    }),
    erased: () => ({
      subject: 'Your account has been deleted',
      lines: [
        'Your Vécu account and what it held have been deleted, as announced. We do not keep your address: this is our last message.',
      ],
      button: 'Open Vécu',
      after: ['Thank you for what you shared. You can come back whenever you like, with a new account.'],
    }),
    ...PROFESSIONAL_MAILS.en,
  },
}
