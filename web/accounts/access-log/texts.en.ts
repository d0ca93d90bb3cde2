import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Who looked at my data',
  intro:
    'Each time the team or the site’s operator looks at your data or acts on your account, it’s listed here within seconds.',
  none: 'Nobody on the team has looked at your data. If it happens, you’ll see it here.',
  more: 'See earlier ones',
  loading: 'One moment...',
  failed: 'The rest could not be shown',
  months: 'Completed checks',
  monthsIntro:
    'The team read something of yours (a post, a comment, a message, your profile) or a report you made. Nothing more came of it for you.',
  later:
    'While a report is being looked into, what the team reads is listed here later: with the decision, or once the case is fully closed. If nothing comes of it, only the month is shown, and not what was read, which could point to the person who reported it.',
  everyone: 'What concerns all members at once',
  everyoneIntro: 'A backup of the whole site, for example, also holds your data.',
  everyoneNone: 'Nothing since you joined.',
  roles: {
    admin: 'Administration',
    moderator: 'Moderation',
    medical_professional: 'Health professional',
    member: 'Conference staff',
    operator: 'Site operator',
  },
  acts: {
    member: {
      listed: { what: 'Your name in the list of members, with your account status', why: 'To find an account' },
      read: {
        what: 'Your account page: email address, status, sanctions and counts',
        why: 'To look after accounts',
      },
      'found-by-address': {
        what: 'Which account your email address belongs to',
        why: 'To answer a request made from that address',
      },
      'role-granted': { what: 'You were given a role', why: 'So that you can act in the team' },
      'role-taken': { what: 'A role was taken from you', why: 'To keep the team’s roles up to date' },
      warned: { what: 'You were warned', why: 'After a moderation decision' },
      silenced: { what: 'Your account was made read-only', why: 'After a moderation decision' },
      suspended: { what: 'Your account was suspended', why: 'After a moderation decision' },
      'sanction-lifted': { what: 'A sanction was lifted', why: 'After a review' },
      confirmed: { what: 'Your email address was confirmed manually', why: 'To help you get in' },
      'sessions-closed': { what: 'You were signed out everywhere', why: 'To protect your account' },
      'second-factor-reset': {
        what: 'Your two-step verification was turned off',
        why: 'To help you get in, at your request',
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
      listed: { what: 'The first lines of something of yours, in the list of cases', why: 'To handle a report' },
      read: {
        what: 'Something of yours in a case: reported content, a report or an appeal',
        why: 'To handle a report',
      },
      'picture-read': { what: 'A hidden picture kept with a case', why: 'To handle a report' },
    },
    evidence: {
      read: { what: 'A copy of private messages kept with a report', why: 'To handle that report' },
      'picture-read': { what: 'A picture of a private message kept with a report', why: 'To handle that report' },
    },
    audit: {
      read: { what: 'The log of staff actions, where members are named', why: 'To check what the team does' },
      exported: { what: 'A copy of the log of staff actions', why: 'To check what the team does' },
    },
    instance: {
      'backed-up': { what: 'A backup of the whole site', why: 'To be able to restore it after a failure' },
      restored: { what: 'The site was restored from a backup', why: 'After a failure or a move' },
    },
  },
}
