import type { Language } from '#contract/foundation/languages.ts'
import { type Letter, letter } from '#server/foundation/mail/letter.ts'

type Facts = { kind: 'confirm' | 'reset' | 'exists'; language: Language; username: string; url: string }

/** The words of one account mail: subject, plain text and HTML. */
export const accountMail = ({ kind, language, username, url }: Facts) => {
  const { greeting, signature, ...words } = { ...WORDS[language].every, ...WORDS[language][kind] }
  const content: Letter = { language, greeting: greeting(username), signature, url, ...words }
  return letter(content)
}

type Words = { subject: string; lines: string[]; button: string; after: string[] }
type Mails = Record<'confirm' | 'reset' | 'exists', Words> & {
  every: { greeting: (username: string) => string; signature: string }
}

const WORDS: Record<Language, Mails> = {
  fr: {
    every: { greeting: (username) => `Bonjour ${username},`, signature: 'L’équipe de Vécu' },
    confirm: {
      subject: 'Confirmez votre adresse e-mail',
      lines: ['Bienvenue sur Vécu. Pour ouvrir votre compte, confirmez que cette adresse est bien la vôtre.'],
      button: 'Confirmer mon adresse',
      after: [
        'Ce lien fonctionne pendant les 24 heures qui suivent l’inscription.',
        'Si vous n’êtes pas à l’origine de cette inscription, ignorez ce message : aucun compte ne sera ouvert.',
      ],
    },
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      lines: ['Vous avez demandé à changer de mot de passe sur Vécu.'],
      button: 'Choisir un mot de passe',
      after: [
        'Ce lien fonctionne une seule fois, pendant 30 minutes.',
        'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
      ],
    },
    exists: {
      subject: 'Vous avez déjà un compte',
      lines: [
        'Une inscription vient d’être demandée sur Vécu avec cette adresse, qui a déjà un compte.',
        'Si c’était vous, connectez-vous. Mot de passe oublié ou adresse jamais confirmée : l’écran de connexion permet de recevoir un nouveau lien.',
      ],
      button: 'Se connecter',
      after: ['Si ce n’était pas vous, il n’y a rien à faire : personne n’a eu accès à votre compte.'],
    },
  },
  en: {
    every: { greeting: (username) => `Hello ${username},`, signature: 'The Vécu team' },
    confirm: {
      subject: 'Confirm your e-mail address',
      lines: ['Welcome to Vécu. To open your account, please confirm that this address is yours.'],
      button: 'Confirm my address',
      after: [
        'This link works for 24 hours after signing up.',
        'If you did not sign up, ignore this message: no account will be opened.',
      ],
    },
    reset: {
      subject: 'Choose a new password',
      lines: ['You asked to change your Vécu password.'],
      button: 'Choose a password',
      after: [
        'This link works once, for 30 minutes.',
        'If you did not ask for this, ignore this message: your password stays the same.',
      ],
    },
    exists: {
      subject: 'You already have an account',
      lines: [
        'Someone just signed up to Vécu with this address, which already has an account.',
        'If it was you, sign in. If you forgot your password or never confirmed your address, the sign-in screen can send you a new link.',
      ],
      button: 'Sign in',
      after: ['If it was not you, there is nothing to do: nobody got into your account.'],
    },
  },
}
