import type { Language } from '#contract/foundation/languages.ts'
import { greetingIn, letter } from '#server/foundation/mail/letter.ts'

type NoticeMailFacts = {
  language: Language
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
export function noticeMail({ language, count, better, baseUrl, token }: NoticeMailFacts) {
  const words = WORDS[language]
  const url = `${baseUrl}/notifications`
  const mail = letter({
    language,
    subject: words.subject,
    greeting: greetingIn(language, null),
    lines: [...(better > 0 ? [words.better(better)] : []), words.waiting(count)],
    button: words.button,
    url,
    after: [words.why],
    links: [
      { words: words.choose, url: `${baseUrl}/settings/notifications` },
      { words: words.unsubscribe, url: `${baseUrl}/desinscription?lien=${token}` },
    ],
    signature: words.signature,
  })
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${baseUrl}/api/notifications/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const WORDS = {
  fr: {
    subject: 'Du nouveau pour vous',
    waiting: (count: number) =>
      count === 1 ? 'Une nouvelle notification vous attend.' : `${count} nouvelles notifications vous attendent.`,
    better: (count: number) =>
      count === 1
        ? 'Cette semaine, une personne qui vous ressemble donne de ses nouvelles.'
        : `Cette semaine, ${count} personnes qui vous ressemblent donnent de leurs nouvelles.`,
    button: 'Voir mes notifications',
    why: 'Par discrétion, ce message n’en dit pas plus. Vous le recevez parce que vous l’avez choisi dans vos paramètres.',
    choose: 'Choisir ce que vous recevez',
    unsubscribe: 'Ne plus recevoir ces e-mails',
    signature: 'L’équipe de Vécu',
  },
  en: {
    subject: 'Something new for you',
    waiting: (count: number) =>
      count === 1 ? 'A new notification is waiting for you.' : `${count} new notifications are waiting for you.`,
    better: (count: number) =>
      count === 1
        ? 'This week, one person like you has shared some news.'
        : `This week, ${count} people like you have shared some news.`,
    button: 'See my notifications',
    why: 'To be discreet, this message says no more. You receive it because you chose to in your settings.',
    choose: 'Choose what you receive',
    unsubscribe: 'Stop receiving these e-mails',
    signature: 'The Vécu team',
  },
} as const satisfies Record<Language, object>
