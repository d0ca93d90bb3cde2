import type { Language } from '#contract/foundation/languages.ts'
import type { LegalPage } from './document.ts'

/** `since` is the day, or the month, from which the version is in force. */
type Version = { since: string; changed: Record<Language, string> }

const SHORT = { fr: 'Première version, courte.', en: 'First version, short.' }

/** Latest first. Consents refer to the versions of the terms and of the privacy page. */
export const VERSIONS: Record<LegalPage, Version[]> = {
  privacy: [
    {
      since: '2026-11-26',
      changed: {
        fr: 'Nouveau : ce que vous avez essayé, où vous en êtes, « Moi aussi », les mesures d’un journal, les propositions et sujets de conférence ; ce que compte la page « Ce qui a aidé ». Les correspondances s’appellent cas proches. Un message supprimé pour tous reste sous scellés 30 jours, pour que la personne qui l’a reçu puisse le signaler. Il est dit quand l’équipe voit une adresse e-mail.',
        en: 'New: what you tried, where you stand, “Me too”, the measures of a journal, proposals and topics of conferences; what the page “What helped” counts. Matches are called close cases. A message deleted for everyone is kept sealed for 30 days, so that the person who received it can report it. The page says when the team sees an email address.',
      },
    },
    {
      since: '2026-11-25',
      changed: {
        fr: 'Un récit commencé sans compte accompagne l’inscription, chiffré, pendant 24 heures au plus.',
        en: 'A story begun without an account goes with the sign-up, encrypted, for 24 hours at most.',
      },
    },
    {
      since: '2026-11-22',
      changed: {
        fr: 'La page est complète : chaque donnée, sa raison, sa base légale, sa durée, qui la reçoit, et comment exercer vos droits. Nouveau : ce que la modération et l’enregistrement des conférences gardent.',
        en: 'The page is complete: each kind of data, why, on what legal basis, for how long, who receives it, and how to use your rights. New: what moderation and the recording of conferences keep.',
      },
    },
    { since: '2026-11', changed: SHORT },
  ],
  terms: [
    {
      since: '2026-11-26',
      changed: {
        fr: 'L’ordre des cas les plus proches et de la page « Ce qui a aidé » est écrit. Les correspondances s’appellent cas proches.',
        en: 'The order of the closest cases and of the page “What helped” is written out. Matches are called close cases.',
      },
    },
    {
      since: '2026-11-22',
      changed: {
        fr: 'Les règles de la communauté, la modération, ses décisions motivées et le recours sont écrits en entier, comme le classement des contenus et des correspondances.',
        en: 'The rules of the community, moderation, its reasoned decisions and the appeal are written out in full, as is how content and matches are ordered.',
      },
    },
    { since: '2026-11', changed: SHORT },
  ],
  cookies: [
    {
      since: '2026-11-30',
      changed: {
        fr: 'Nouveau : un cookie de quelques secondes, posé quand vous venez d’écrire.',
        en: 'New: a cookie that lasts a few seconds, set when you have just written something.',
      },
    },
    {
      since: '2026-11-25',
      changed: {
        fr: 'Nouveau : le cookie du navigateur dans lequel vous vous inscrivez.',
        en: 'New: the cookie of the browser that you sign up in.',
      },
    },
    {
      since: '2026-11-22',
      changed: {
        fr: 'Chaque cookie et chaque donnée gardée par le navigateur est nommé, avec sa raison et sa durée.',
        en: 'Each cookie and each thing kept by the browser is named, with why and for how long.',
      },
    },
    { since: '2026-11', changed: SHORT },
  ],
  mentions: [
    {
      since: '2026-11-22',
      changed: {
        fr: 'L’éditeur, la direction de la publication et l’hébergeur sont nommés.',
        en: 'The publisher, the director of publication and the host are named.',
      },
    },
    { since: '2026-11', changed: SHORT },
  ],
  accessibility: [
    {
      since: '2026-11-29',
      changed: {
        fr: 'La conformité n’a pas encore été mesurée : le site se dit « non conforme ».',
        en: 'Compliance has not been measured yet: the site says “not compliant”.',
      },
    },
    { since: '2026-11-22', changed: { fr: 'Première déclaration.', en: 'First statement.' } },
  ],
  contact: [{ since: '2026-11-22', changed: { fr: 'Première version.', en: 'First version.' } }],
}
