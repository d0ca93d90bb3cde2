import {
  CONFIRMATION_HOURS,
  LINK_HOURS,
  RECOVERY_HOURS,
  RECOVERY_OPEN_DAYS,
  RESET_MINUTES,
} from '#contract/accounts/limits.ts'
import type { SignInMethod } from '#contract/accounts/security-schema.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { type MailCatalogue, spokenDay } from '#server/foundation/mail/letter.ts'

/**
 * confirm: the link that confirms an address. reset: the link to choose a new password. exists: somebody signed up with an address that has an account.
 * codesLocked: the link that unlocks the second step. newEmail: the link, sent to a new address, that makes it the account's. emailWanted: another member tried
 * to take this address. emailChanged: tells the old address. recovery: the link that begins the wait for removing a lost second factor. recoveryBegun: that
 * wait lasts until `at`. recoveryDue: a new password now removes the factor. recoveryEnded: the factor stays. passwordReset: a password was chosen by mail;
 * `methods` lists the outcome for each sign-in method. The other kinds tell the member of a change. `isOwn`: requested in a browser in which the member signed
 * in before. `link`: an address, encrypted, because jobs are stored in the database.
 */
export type MailJob =
  | { kind: 'confirm' | 'codesLocked' | 'recovery'; userId: string; link: string }
  | { kind: 'reset'; userId: string; link: string; isOwn: boolean }
  | { kind: 'exists' | 'emailWanted' | 'passwordChanged' | 'recoveryDue'; userId: string }
  | { kind: 'recoveryBegun'; userId: string; at: string }
  | { kind: 'passwordReset'; userId: string; methods: SignInMethodFact[] }
  | { kind: 'newEmail'; userId: string; link: string; to: string }
  | { kind: 'emailChanged'; userId: string; to: string }
  | { kind: SecurityNews; userId: string }

/** A sign-in method as a job holds it: without its name, which was chosen by the person who added it. `since`: an instant as JSON writes it. */
export type SignInMethodFact = Pick<SignInMethod, 'kind' | 'outcome'> & { since: string | null }

export const SECURITY_NEWS = [
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorReset',
  'backupCodesRenewed',
  'passkeyAdded',
  'passkeyRemoved',
  'identityAdded',
  'identityRemoved',
  'recoveryEnded',
] as const
type SecurityNews = (typeof SECURITY_NEWS)[number]

export const ACCOUNT_MAILS: MailCatalogue<MailJob> = {
  fr: {
    confirm: () => ({
      isNameless: true,
      subject: 'Confirmez votre adresse e-mail',
      lines: [
        'Bienvenue sur Vécu. Pour ouvrir votre compte, confirmez que cette adresse est bien la vôtre.',
        'Si vous avez commencé un récit, il vous attend, prêt à publier.',
      ],
      button: 'Confirmer mon adresse',
      after: [
        `Ce lien fonctionne pendant les ${CONFIRMATION_HOURS} heures qui suivent l’inscription.`,
        'Si vous n’êtes pas à l’origine de cette inscription, ignorez ce message : aucun compte ne sera ouvert.',
      ],
    }),
    reset: () => ({
      subject: 'Choisissez un nouveau mot de passe',
      lines: ['Vous avez demandé à changer de mot de passe sur Vécu.'],
      button: 'Choisir un mot de passe',
      after: [
        `Ce lien fonctionne une seule fois, pendant ${RESET_MINUTES} minutes.`,
        'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
      ],
    }),
    exists: () => ({
      subject: 'Vous avez déjà un compte',
      lines: [
        'Une inscription vient d’être demandée sur Vécu avec cette adresse, qui a déjà un compte.',
        'Si c’était vous, connectez-vous. Mot de passe oublié ou adresse jamais confirmée : l’écran de connexion permet de recevoir un nouveau lien.',
      ],
      button: 'Se connecter',
      after: ['Si ce n’était pas vous, il n’y a rien à faire : personne n’a eu accès à votre compte.'],
    }),
    codesLocked: () => ({
      subject: 'Trop de codes faux : la vérification en deux étapes est bloquée',
      lines: [
        'Trente codes faux ont été essayés sur votre compte Vécu en une journée, par quelqu’un qui connaît votre mot de passe. Plus aucun code n’est accepté.',
        'Si c’était vous, débloquez les codes, puis reconnectez-vous.',
      ],
      button: 'Débloquer les codes',
      after: [
        `Ce lien fonctionne une seule fois, pendant ${LINK_HOURS} heures.`,
        'Si ce n’était pas vous, personne n’est entré : choisissez d’abord un nouveau mot de passe depuis l’écran de connexion.',
      ],
    }),
    newEmail: () => ({
      isNameless: true,
      subject: 'Confirmez votre nouvelle adresse e-mail',
      lines: ['Vous avez demandé à utiliser cette adresse pour votre compte Vécu.'],
      button: 'Utiliser cette adresse',
      after: [
        `Ce lien fonctionne une seule fois, pendant ${LINK_HOURS} heures. Vos autres appareils seront déconnectés.`,
        'Si vous n’avez rien demandé, ignorez ce message : rien ne changera.',
      ],
    }),
    emailWanted: () => ({
      subject: 'Votre adresse a déjà un compte',
      lines: ['Quelqu’un a voulu utiliser cette adresse pour un autre compte Vécu. Elle reste celle de votre compte.'],
      button: 'Se connecter',
      after: ['Si c’était vous, connectez-vous avec cette adresse. Sinon, il n’y a rien à faire.'],
    }),
    emailChanged: () => ({
      subject: 'L’adresse de votre compte a changé',
      lines: [
        'Votre compte Vécu utilise désormais une autre adresse e-mail, et ses autres appareils ont été déconnectés.',
      ],
      button: 'Ouvrir Vécu',
      after: ['Si ce n’était pas vous, répondez à ce message : nous vous aiderons à retrouver votre compte.'],
    }),
    passwordChanged: () => ({
      subject: 'Votre mot de passe a changé',
      lines: ['Le mot de passe de votre compte Vécu vient de changer, et ses autres appareils ont été déconnectés.'],
      button: 'Ouvrir Vécu',
      after: ['Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe depuis l’écran de connexion.'],
    }),
    passwordReset: ({ methods }) => ({
      subject: 'Un nouveau mot de passe a été choisi',
      lines: [
        'Un nouveau mot de passe vient d’être choisi pour votre compte Vécu, par le lien envoyé à cette adresse. Tous ses appareils ont été déconnectés.',
        ...methodLines('fr', methods),
      ],
      button: 'Se connecter',
      after: [
        'Si ce n’était pas vous, quelqu’un lit cette messagerie : changez d’abord le mot de passe de celle-ci, puis celui de Vécu depuis l’écran de connexion.',
      ],
    }),
    recovery: () => ({
      subject: 'Vous n’avez plus accès à vos codes ?',
      lines: [
        'Quelqu’un qui connaît votre mot de passe Vécu dit ne plus pouvoir passer la vérification en deux étapes.',
        `Si c’est vous, ce lien demande son retrait : il devient possible ${RECOVERY_HOURS} heures plus tard.`,
      ],
      button: 'Demander le retrait',
      after: [
        `Ce lien fonctionne une seule fois, pendant ${LINK_HOURS} heures.`,
        'Si ce n’était pas vous, personne n’est entré : n’ouvrez pas ce lien et choisissez un nouveau mot de passe depuis l’écran de connexion.',
      ],
    }),
    recoveryBegun: ({ at }) => ({
      subject: 'Retrait de la vérification en deux étapes demandé',
      lines: [
        `Le retrait de la vérification en deux étapes de votre compte Vécu vient d’être demandé. Il sera possible à partir du ${instantIn('fr', at)}, en choisissant un nouveau mot de passe depuis cette messagerie. D’ici là, rien ne change.`,
        'Si ce n’était pas vous, quelqu’un connaît votre mot de passe et lit cette messagerie : connectez-vous avec un code ou une clé d’accès, ce qui annule la demande, puis changez ces deux mots de passe.',
      ],
      button: 'Se connecter',
      after: ['Sur un appareil où votre compte est ouvert, la demande peut aussi être annulée en haut de chaque page.'],
    }),
    recoveryDue: () => ({
      subject: 'Vous pouvez retirer la vérification en deux étapes',
      lines: [
        `Les ${RECOVERY_HOURS} heures sont passées : choisissez un nouveau mot de passe par e-mail, et la vérification en deux étapes de votre compte Vécu sera retirée avec l’ancien.`,
      ],
      button: 'Choisir un nouveau mot de passe',
      after: [
        `Sans réponse de votre part sous ${RECOVERY_OPEN_DAYS} jours, la demande est oubliée et la vérification reste en place.`,
        'Si ce n’était pas vous, connectez-vous avec un code ou une clé d’accès : cela annule la demande.',
      ],
    }),
    recoveryEnded: () => ({
      subject: 'La vérification en deux étapes reste en place',
      lines: [
        'La demande de retrait de la vérification en deux étapes de votre compte Vécu est annulée : quelqu’un s’est connecté jusqu’au bout, ou l’a annulée depuis un appareil connecté.',
      ],
      button: 'Ouvrir mes paramètres',
      after: [
        'Si ce n’était pas vous, choisissez un nouveau mot de passe depuis l’écran de connexion : tous les appareils seront déconnectés.',
      ],
    }),
    secondFactorOn: () => ({
      subject: 'La vérification en deux étapes est activée',
      lines: [
        'Pour entrer dans votre compte Vécu, il faut désormais aussi un code de votre application d’authentification. Ses autres appareils ont été déconnectés.',
      ],
      button: 'Ouvrir mes paramètres',
      after: ['Si ce n’était pas vous, répondez à ce message : nous vous aiderons à retrouver votre compte.'],
    }),
    secondFactorOff: () => ({
      subject: 'La vérification en deux étapes est désactivée',
      lines: ['Votre adresse e-mail et votre mot de passe suffisent désormais pour entrer dans votre compte Vécu.'],
      button: 'Ouvrir mes paramètres',
      after: ['Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, puis réactivez-la.'],
    }),
    secondFactorReset: () => ({
      subject: 'L’équipe a désactivé votre vérification en deux étapes',
      lines: [
        'Comme demandé à l’équipe de Vécu, l’ancienne application d’authentification ne sert plus à entrer dans votre compte : l’adresse e-mail et le mot de passe suffisent.',
        'Si vous avez des droits de modération, de professionnel de santé ou d’administration, ils attendent qu’une nouvelle application soit enregistrée dans vos paramètres.',
      ],
      button: 'Ouvrir mes paramètres',
      after: [
        'Si vous n’avez rien demandé, répondez à ce message et choisissez tout de suite un nouveau mot de passe.',
      ],
    }),
    backupCodesRenewed: () => ({
      subject: 'Vous avez de nouveaux codes de secours',
      lines: ['Les anciens codes de secours de votre compte Vécu ne fonctionnent plus.'],
      button: 'Ouvrir mes paramètres',
      after: ['Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.'],
    }),
    passkeyAdded: () => ({
      subject: 'Une clé d’accès ouvre maintenant votre compte',
      lines: ['Une clé d’accès vient d’être ajoutée à votre compte Vécu : elle permet d’y entrer sans mot de passe.'],
      button: 'Ouvrir mes paramètres',
      after: ['Si ce n’était pas vous, retirez-la tout de suite, puis choisissez un nouveau mot de passe.'],
    }),
    passkeyRemoved: () => ({
      subject: 'Une clé d’accès a été retirée',
      lines: ['Une clé d’accès de votre compte Vécu vient d’être retirée : elle ne permet plus d’y entrer.'],
      button: 'Ouvrir mes paramètres',
      after: ['Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.'],
    }),
    identityAdded: () => ({
      subject: 'Un compte extérieur ouvre maintenant votre compte',
      lines: ['Un compte extérieur vient d’être lié à votre compte Vécu : il permet d’y entrer sans mot de passe.'],
      button: 'Ouvrir mes paramètres',
      after: ['Si ce n’était pas vous, détachez-le tout de suite, puis choisissez un nouveau mot de passe.'],
    }),
    identityRemoved: () => ({
      subject: 'Un compte lié a été retiré',
      lines: ['Un compte extérieur qui permettait d’entrer dans votre compte Vécu vient d’en être détaché.'],
      button: 'Ouvrir mes paramètres',
      after: ['Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.'],
    }),
  },
  en: {
    confirm: () => ({
      isNameless: true,
      subject: 'Confirm your email address',
      lines: [
        'Welcome to Vécu. To open your account, please confirm that this address is yours.',
        'If you began a story, it is waiting for you, ready to publish.',
      ],
      button: 'Confirm my address',
      after: [
        `This link works for ${CONFIRMATION_HOURS} hours after signing up.`,
        'If you did not sign up, ignore this message: no account will be opened.',
      ],
    }),
    reset: () => ({
      subject: 'Choose a new password',
      lines: ['You asked to change your Vécu password.'],
      button: 'Choose a password',
      after: [
        `This link works once, for ${RESET_MINUTES} minutes.`,
        'If you did not ask for this, ignore this message: your password stays the same.',
      ],
    }),
    exists: () => ({
      subject: 'You already have an account',
      lines: [
        'Someone just signed up to Vécu with this address, which already has an account.',
        'If it was you, sign in. If you forgot your password or never confirmed your address, the sign-in screen can send you a new link.',
      ],
      button: 'Sign in',
      after: ['If it was not you, there is nothing to do: nobody got into your account.'],
    }),
    codesLocked: () => ({
      subject: 'Too many wrong codes: two-step verification is locked',
      lines: [
        'Thirty wrong codes were tried on your Vécu account within a day, by someone who knows your password. No code is accepted any more.',
        'If it was you, unlock codes, then sign in again.',
      ],
      button: 'Unlock codes',
      after: [
        `This link works once, for ${LINK_HOURS} hours.`,
        'If it was not you, nobody got in: choose a new password first, from the sign-in screen.',
      ],
    }),
    newEmail: () => ({
      isNameless: true,
      subject: 'Confirm your new email address',
      lines: ['You asked to use this address for your Vécu account.'],
      button: 'Use this address',
      after: [
        `This link works once, for ${LINK_HOURS} hours. Your other devices will be signed out.`,
        'If you did not ask for this, ignore this message: nothing will change.',
      ],
    }),
    emailWanted: () => ({
      subject: 'Your address already has an account',
      lines: ['Someone wanted to use this address for another Vécu account. It remains the address of yours.'],
      button: 'Sign in',
      after: ['If it was you, sign in with this address. If not, there is nothing to do.'],
    }),
    emailChanged: () => ({
      subject: 'The address of your account has changed',
      lines: ['Your Vécu account now uses another email address, and its other devices were signed out.'],
      button: 'Open Vécu',
      after: ['If it was not you, reply to this message: we will help you get your account back.'],
    }),
    passwordChanged: () => ({
      subject: 'Your password has changed',
      lines: ['The password of your Vécu account has just changed, and its other devices were signed out.'],
      button: 'Open Vécu',
      after: ['If it was not you, choose a new password at once from the sign-in screen.'],
    }),
    passwordReset: ({ methods }) => ({
      subject: 'A new password was chosen',
      lines: [
        'A new password has just been chosen for your Vécu account, with the link sent to this address. All its devices were signed out.',
        ...methodLines('en', methods),
      ],
      button: 'Sign in',
      after: [
        'If it was not you, someone is reading this mailbox: change its password first, then your Vécu password from the sign-in screen.',
      ],
    }),
    recovery: () => ({
      subject: 'Lost your codes?',
      lines: [
        'Someone who knows your Vécu password says they can no longer get past two-step verification.',
        `If it is you, this link asks for it to be removed: that is possible ${RECOVERY_HOURS} hours later.`,
      ],
      button: 'Ask for its removal',
      after: [
        `This link works once, for ${LINK_HOURS} hours.`,
        'If it was not you, nobody got in: do not open this link, and choose a new password from the sign-in screen.',
      ],
    }),
    recoveryBegun: ({ at }) => ({
      subject: 'Removal of two-step verification requested',
      lines: [
        `Someone has just asked for two-step verification to be removed from your Vécu account. That will be possible from ${instantIn('en', at)}, by choosing a new password through this mailbox. Until then nothing changes.`,
        'If it was not you, someone knows your password and is reading this mailbox: sign in with a code or a passkey, which cancels the request, then change both passwords.',
      ],
      button: 'Sign in',
      after: ['Where you are already signed in, you can also cancel the request at the top of each page.'],
    }),
    recoveryDue: () => ({
      subject: 'You can remove two-step verification',
      lines: [
        `The ${RECOVERY_HOURS} hours have passed: choose a new password by email, and two-step verification will be removed from your Vécu account along with the old one.`,
      ],
      button: 'Choose a new password',
      after: [
        `If you do not come back within ${RECOVERY_OPEN_DAYS} days, the request is forgotten and two-step verification stays on.`,
        'If it was not you, sign in with a code or a passkey: that cancels the request.',
      ],
    }),
    recoveryEnded: () => ({
      subject: 'Two-step verification stays on',
      lines: [
        'The request to remove two-step verification from your Vécu account is cancelled: someone signed in fully, or cancelled it on a signed-in device.',
      ],
      button: 'Open my settings',
      after: ['If it was not you, choose a new password from the sign-in screen: all devices will be signed out.'],
    }),
    secondFactorOn: () => ({
      subject: 'Two-step verification is on',
      lines: [
        'To get into your Vécu account, a code from your authenticator app is now needed too. Its other devices were signed out.',
      ],
      button: 'Open my settings',
      after: ['If it was not you, reply to this message: we will help you get your account back.'],
    }),
    secondFactorOff: () => ({
      subject: 'Two-step verification is off',
      lines: ['Your email address and password are now enough to get into your Vécu account.'],
      button: 'Open my settings',
      after: ['If it was not you, choose a new password at once, then turn it back on.'],
    }),
    secondFactorReset: () => ({
      subject: 'The team turned your two-step verification off',
      lines: [
        'The Vécu team was asked to turn it off. Your previous authenticator app is no longer needed to get into your account: your email address and password are enough.',
        'If you have the role of a moderator, a health professional or an administrator, it waits until a new app is set up in your settings.',
      ],
      button: 'Open my settings',
      after: ['If you did not ask for this, reply to this message and choose a new password at once.'],
    }),
    backupCodesRenewed: () => ({
      subject: 'You have new backup codes',
      lines: ['The previous backup codes of your Vécu account no longer work.'],
      button: 'Open my settings',
      after: ['If it was not you, choose a new password at once.'],
    }),
    passkeyAdded: () => ({
      subject: 'A passkey now opens your account',
      lines: ['A passkey has just been added to your Vécu account: it opens the account without a password.'],
      button: 'Open my settings',
      after: ['If it was not you, remove it at once, then choose a new password.'],
    }),
    passkeyRemoved: () => ({
      subject: 'A passkey was removed',
      lines: ['A passkey of your Vécu account has just been removed: it no longer opens the account.'],
      button: 'Open my settings',
      after: ['If it was not you, choose a new password at once.'],
    }),
    identityAdded: () => ({
      subject: 'An outside account now opens your account',
      lines: ['An outside account has just been linked to your Vécu account: it opens the account without a password.'],
      button: 'Open my settings',
      after: ['If it was not you, unlink it at once, then choose a new password.'],
    }),
    identityRemoved: () => ({
      subject: 'A linked account was removed',
      lines: ['An outside account that opened your Vécu account has just been unlinked from it.'],
      button: 'Open my settings',
      after: ['If it was not you, choose a new password at once.'],
    }),
  },
}

/**
 * Returns what the mail about a new password says of each sign-in method. Names are left out: the person who added a method chose its name, and may have
 * written a message in it to the mail's reader.
 */
function methodLines(language: Language, methods: readonly SignInMethodFact[]): string[] {
  const words = METHOD_WORDS[language]
  const groups = (['unused', 'waited', 'kept'] as const).map((outcome) => ({
    title: words[outcome],
    items: methods.filter((each) => each.outcome === outcome).map((each) => methodIn(language, each)),
  }))
  return groups.flatMap(({ title, items }) => (items.length > 0 ? [`${title} ${items.join(words.between)}.`] : []))
}

function methodIn(language: Language, { kind, since }: SignInMethodFact): string {
  const words = METHOD_WORDS[language]
  return since ? `${words[kind]} ${words.since(spokenDay(language, new Date(since)))}` : words[kind]
}

/** "26 novembre 2026 à 14:05 (heure de Paris)": the server does not know the reader's time zone, so the mail names one. */
const instantIn = (language: Language, at: string): string =>
  `${spokenDay(language, new Date(at), { dateStyle: 'long', timeStyle: 'short' })} ${METHOD_WORDS[language].zone}`

const METHOD_WORDS = {
  fr: {
    unused: 'Retiré, car jamais utilisé depuis un de vos navigateurs :',
    waited: `Retiré, comme demandé il y a plus de ${RECOVERY_HOURS} heures :`,
    kept: 'Toujours en place :',
    between: ' ; ',
    secondFactor: 'la vérification en deux étapes',
    passkey: 'une clé d’accès',
    identity: 'un compte extérieur lié',
    since: (day: string) => `(${day})`,
    zone: '(heure de Paris)',
  },
  en: {
    unused: 'Removed, because never used in one of your browsers:',
    waited: `Removed, as requested more than ${RECOVERY_HOURS} hours ago:`,
    kept: 'Still in place:',
    between: '; ',
    secondFactor: 'two-step verification',
    passkey: 'a passkey',
    identity: 'a linked outside account',
    since: (day: string) => `(${day})`,
    zone: '(Paris time)',
  },
} satisfies Record<Language, object>
