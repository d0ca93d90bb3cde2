import { GRACE_DAYS } from '#contract/accounts/privacy-limits.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { greetingIn, letter, type MailWords, spokenDay } from '#server/foundation/mail/letter.ts'
import { PROFESSIONAL_MAILS, type ProfessionalMailKind } from '../professional/professional-mails.ts'

/** exportReady: a copy of the data can be fetched. erasureAsked: the account goes on a day. absent: it goes unless they come back. erased: it is gone. */
export type PrivacyMailKind = 'exportReady' | 'erasureAsked' | 'absent' | 'erased' | ProfessionalMailKind

type PrivacyMailFacts = {
  kind: PrivacyMailKind
  language: Language
  username: string
  baseUrl: string
  day?: Date | undefined
}

/** No such mail says anything about health. */
export function privacyMail({ kind, language, username, baseUrl, day }: PrivacyMailFacts) {
  const { path, lines, ...words } = WORDS[language][kind]
  return letter({
    language,
    greeting: greetingIn(language, username),
    signature: SIGNATURE[language],
    url: baseUrl + path,
    lines: lines.map((line) => line.replace('{day}', day ? spokenDay(language, day) : '')),
    ...words,
  })
}

const SIGNATURE: Record<Language, string> = { fr: 'L’équipe de Vécu', en: 'The Vécu team' }

const WORDS: Record<Language, Record<PrivacyMailKind, MailWords>> = {
  fr: {
    exportReady: {
      subject: 'Votre copie est prête',
      lines: [
        'La copie de vos données que vous avez demandée est prête. Connectez-vous pour la télécharger, dans vos paramètres, jusqu’au {day}.',
      ],
      button: 'Ouvrir mes paramètres',
      after: ['Ce lien ne donne accès à rien sans votre mot de passe.'],
      path: '/settings/data',
    },
    erasureAsked: {
      subject: `Votre compte sera supprimé dans ${GRACE_DAYS} jours`,
      lines: [
        'Vous avez demandé la suppression de votre compte Vécu. Elle aura lieu le {day}. D’ici là, rien ne change.',
        'Pour garder votre compte, connectez-vous et choisissez « Annuler la suppression ».',
      ],
      button: 'Annuler la suppression',
      after: [
        'Si ce n’était pas vous, annulez la suppression puis changez tout de suite de mot de passe : quelqu’un le connaît.',
      ],
      path: '/settings/data#suppression',
    },
    absent: {
      subject: 'Votre compte est inactif',
      lines: [
        'Personne ne s’est connecté à votre compte Vécu depuis près de deux ans. Nous ne gardons pas les données de comptes que personne n’utilise : le vôtre sera supprimé à partir du {day}, avec tout ce qu’il contient.',
        'Pour le garder, il suffit de vous connecter une fois.',
      ],
      button: 'Garder mon compte',
      after: ['Vous pouvez aussi demander d’abord une copie de vos données, dans vos paramètres.'],
      path: '/auth',
    },
    erased: {
      subject: 'Votre compte a été supprimé',
      lines: [
        'Votre compte Vécu et ce qu’il contenait ont été supprimés, comme annoncé. Nous ne gardons pas votre adresse : ceci est notre dernier message.',
      ],
      button: 'Ouvrir Vécu',
      after: ['Merci pour ce que vous avez partagé. Vous pourrez revenir quand vous voudrez, avec un nouveau compte.'],
      path: '/',
    },
    ...PROFESSIONAL_MAILS.fr,
  },
  en: {
    exportReady: {
      subject: 'Your copy is ready',
      lines: ['The copy of your data you asked for is ready. Sign in to download it from your settings until {day}.'],
      button: 'Open my settings',
      after: ['This link opens nothing without your password.'],
      path: '/settings/data',
    },
    erasureAsked: {
      subject: `Your account will be deleted in ${GRACE_DAYS} days`,
      lines: [
        'You asked for your Vécu account to be deleted. This will happen on {day}. Until then, nothing changes.',
        'To keep your account, sign in and choose “Cancel the deletion”.',
      ],
      button: 'Cancel the deletion',
      after: ['If it was not you, cancel the deletion, then change your password at once: someone knows it.'],
      path: '/settings/data#suppression',
    },
    absent: {
      subject: 'Your account is inactive',
      lines: [
        'Nobody has signed in to your Vécu account for almost two years. We do not keep the data of accounts that nobody uses: yours will be deleted from {day}, with everything it holds.',
        'To keep it, just sign in once.',
      ],
      button: 'Keep my account',
      after: ['You can also ask for a copy of your data first, in your settings.'],
      path: '/auth',
    },
    erased: {
      subject: 'Your account has been deleted',
      lines: [
        'Your Vécu account and what it held have been deleted, as announced. We do not keep your address: this is our last message.',
      ],
      button: 'Open Vécu',
      after: ['Thank you for what you shared. You can come back whenever you like, with a new account.'],
      path: '/',
    },
    ...PROFESSIONAL_MAILS.en,
  },
}
