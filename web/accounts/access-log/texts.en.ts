import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Who looked at my data',
  intro:
    'Each time the team, or the operator of the site, looks at what is yours or acts on your account, it is written here within seconds.',
  none: 'Nobody of the team has looked at your data. If it happens, you will see it here.',
  more: 'See earlier ones',
  loading: 'One moment...',
  failed: 'The rest could not be shown',
  months: 'Checks that are over',
  monthsIntro:
    'The team read something of yours (a post, a comment, a message, your profile) or a report of yours. Nothing more came of it for you.',
  later:
    'While a report is being looked into, its reading is written here later: with the decision, or once the case is entirely closed. If nothing comes of it, only the month is written and not what was read, which could point to the person who reported.',
  everyone: 'What concerns all members at once',
  everyoneIntro: 'A backup of the whole site, for one, holds your data too.',
  everyoneNone: 'Nothing since you joined.',
  roles: {
    admin: 'Administration',
    moderator: 'Moderation',
    medical_professional: 'Health professional',
    member: 'Staff of a conference',
    operator: 'Operator of the site',
  },
  acts: {
    member: {
      listed: { what: 'Your name in the list of members, with the state of your account', why: 'To find an account' },
      read: {
        what: 'The page of your account: e-mail address, state, sanctions and counts',
        why: 'To look after accounts',
      },
      'found-by-address': {
        what: 'Which account your e-mail address belongs to',
        why: 'To answer a request made with that address',
      },
      'role-granted': { what: 'You were given a right', why: 'So that you can act in the team' },
      'role-taken': { what: 'A right was taken from you', why: 'To keep the rights of the team up to date' },
      warned: { what: 'You were warned', why: 'After a decision of moderation' },
      silenced: { what: 'Your account was silenced', why: 'After a decision of moderation' },
      suspended: { what: 'Your account was suspended', why: 'After a decision of moderation' },
      'sanction-lifted': { what: 'A sanction was lifted', why: 'After it was looked at again' },
      confirmed: { what: 'Your e-mail address was confirmed by hand', why: 'To help you in' },
      'sessions-closed': { what: 'You were signed out everywhere', why: 'To protect your account' },
      'second-factor-reset': {
        what: 'Your two-step verification was turned off',
        why: 'To help you in, as you asked',
      },
    },
    professional: {
      read: {
        what: 'Your request for a health badge: name, profession, RPPS number',
        why: 'To verify health professionals',
      },
      'proof-read': { what: 'Your proof of profession', why: 'To verify health professionals' },
      accepted: { what: 'Your request for a health badge was accepted', why: 'After verification' },
      refused: { what: 'Your request for a health badge was refused', why: 'After verification' },
    },
    case: {
      listed: { what: 'The beginning of what is yours in a case, in the list of cases', why: 'To handle a report' },
      read: {
        what: 'What is yours in a case: reported content, report or appeal',
        why: 'To handle a report',
      },
      'picture-read': { what: 'A hidden picture that belongs to a case', why: 'To handle a report' },
    },
    evidence: {
      read: { what: 'A copy of private messages kept with a report', why: 'To handle that report' },
      'picture-read': { what: 'A picture of a private message kept with a report', why: 'To handle that report' },
    },
    audit: {
      read: { what: 'The log of staff acts, where members are named', why: 'To check what the team does' },
      exported: { what: 'A copy of the log of staff acts', why: 'To check what the team does' },
    },
    instance: {
      'backed-up': { what: 'A backup of the whole site', why: 'To be able to restore it after a failure' },
      restored: { what: 'The site restored from a backup', why: 'After a failure or a move' },
    },
  },
}
