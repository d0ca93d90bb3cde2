import type { Language } from '#contract/foundation/languages.ts'
import { letterOf, type MailCatalogue } from '#server/foundation/mail/letter.ts'

type NoticeMailFacts = {
  count: number
  /** In a week's digest, the number of members near the reader's own stories who say to be better, healed, or to have found the name; 0 in every other mail. */
  better: number
  baseUrl: string
  token: string
}

/**
 * Returns a mail that says how many notices wait, and nothing about them: neither kinds, nor content, nor usernames, not even the reader's, because others may
 * see a mailbox. The weekly digest also says how many members near the reader are better. The mail has the headers by which mail programs offer to unsubscribe
 * (RFC 8058).
 */
export function noticeMail({ language, ...facts }: NoticeMailFacts & { language: Language }) {
  const { baseUrl, token } = facts
  const reader = { language, name: null, url: `${baseUrl}/notifications` }
  return {
    ...letterOf(NOTICE_MAILS, { kind: 'waiting', ...facts }, reader),
    headers: {
      'List-Unsubscribe': `<${baseUrl}/api/notifications/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

type LinkFacts = Pick<NoticeMailFacts, 'baseUrl' | 'token'>
const settings = ({ baseUrl }: LinkFacts) => `${baseUrl}/settings/notifications`
const unsubscription = ({ baseUrl, token }: LinkFacts) => `${baseUrl}/desinscription?lien=${token}`

const frBetter = (members: number): string[] => {
  if (members === 0) return []
  return members === 1
    ? ['Cette semaine, une personne qui vous ressemble donne de ses nouvelles.']
    : [`Cette semaine, ${members} personnes qui vous ressemblent donnent de leurs nouvelles.`]
}
const enBetter = (members: number): string[] => {
  if (members === 0) return []
  return members === 1
    ? ['This week, one person like you has shared some news.']
    : [`This week, ${members} people like you have shared some news.`]
}

export const NOTICE_MAILS: MailCatalogue<NoticeMailFacts & { kind: 'waiting' }> = {
  fr: {
    waiting: ({ count, better, ...facts }) => ({
      subject: 'Du nouveau pour vous',
      lines: [
        ...frBetter(better),
        count === 1 ? 'Une nouvelle notification vous attend.' : `${count} nouvelles notifications vous attendent.`,
      ],
      button: 'Voir mes notifications',
      after: [
        'Par discrétion, ce message n’en dit pas plus. Vous le recevez parce que vous l’avez choisi dans vos paramètres.',
      ],
      links: [
        { words: 'Choisir ce que vous recevez', url: settings(facts) },
        { words: 'Ne plus recevoir ces e-mails', url: unsubscription(facts) },
      ],
    }),
  },
  en: {
    waiting: ({ count, better, ...facts }) => ({
      subject: 'Something new for you',
      lines: [
        ...enBetter(better),
        count === 1 ? 'A new notification is waiting for you.' : `${count} new notifications are waiting for you.`,
      ],
      button: 'See my notifications',
      after: ['To be discreet, this message says no more. You receive it because you chose to in your settings.'],
      links: [
        { words: 'Choose what you receive', url: settings(facts) },
        { words: 'Stop receiving these emails', url: unsubscription(facts) },
      ],
    }),
  },
}
