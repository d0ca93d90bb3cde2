import { expect, test } from 'vitest'
import { noticeMail } from '#server/notifications/mails.ts'

const facts = { baseUrl: 'https://vecu.example', token: 'lien' }

test.each([
  ['fr', 1, 'une personne qui vous ressemble donne de ses nouvelles.', 'Une nouvelle notification vous attend.'],
  [
    'fr',
    2,
    '2 personnes qui vous ressemblent donnent de leurs nouvelles.',
    '2 nouvelles notifications vous attendent.',
  ],
  ['en', 1, 'one person like you has shared some news.', 'A new notification is waiting for you.'],
  ['en', 3, '3 people like you have shared some news.', '3 new notifications are waiting for you.'],
] as const)(
  'a week’s digest in %s tells of %i who are better, and of nothing else',
  (language, number, better, waiting) => {
    const { subject, text } = noticeMail({ ...facts, language, count: number, better: number })
    expect(text).toContain(better)
    expect(text).toContain(waiting)
    expect(`${subject}\n${text}`).not.toMatch(/guéri|symptôme|traitement|diagnosti|recover|symptom|treatment|health/i)
    expect(noticeMail({ ...facts, language, count: number, better: 0 }).text).not.toContain(better)
  },
)
