import type { Language } from '#contract/foundation/languages.ts'
import { COLON } from '#server/foundation/text/colon.ts'
import type { SectionName } from './section-names.ts'

export const READ_ME_NAMES: Record<Language, string> = { fr: 'LISEZ-MOI.txt', en: 'README.txt' }

type Words = { title: string; lines: string[]; sections: Record<SectionName, string>; end: string[] }

export function readMe(language: Language): string {
  const { title, lines, sections, end } = WORDS[language]
  const parts = Object.entries(sections).map(([name, what]) => `- ${name}${COLON[language]} ${what}`)
  return `\ufeff${[title, '', ...lines, '', ...parts, '', ...end, ''].join('\r\n')}`
}

const WORDS: Record<Language, Words> = {
  fr: {
    title: 'VOS DONNÉES SUR VÉCU',
    lines: [
      'Cette archive contient ce que vous avez confié à Vécu et ce qui s’y rapporte à vous.',
      'Gardez-la en lieu sûr : elle parle de votre santé.',
      '',
      'medias/ : vos photos et vos vidéos. Leurs noms sont ceux que cite donnees.json.',
      'donnees.json : tout le reste, en texte. Il s’ouvre dans un navigateur ou un éditeur de texte.',
      'Les instants y sont en temps universel (UTC). Ses parties :',
    ],
    sections: {
      account: 'votre compte, ses réglages, vos façons de vous connecter, vos rôles',
      consents: 'les accords que vous avez donnés, leurs dates et la version du texte',
      sessions: 'les appareils connectés à votre compte',
      passkeys: 'les noms de vos clés d’accès',
      blocks: 'les personnes que vous avez bloquées',
      sanctions: 'les avertissements, mises en lecture seule et suspensions décidés par l’équipe, avec leur motif',
      copies: 'les copies de vos données que vous avez demandées',
      professionalRequests: 'vos demandes de badge de professionnel de santé, et leur suite',
      posts: 'vos publications, avec leurs voyages, ce qui vous a aidé et ce qu’elles sont devenues',
      treatments: 'ce que vous avez essayé, récit par récit',
      care: 'combien d’examens et de médecins vous avez comptés, récit par récit',
      comments: 'vos commentaires ; ceux que vous avez supprimés n’ont plus de texte',
      likes: 'les publications que vous avez aimées',
      meToos: 'les récits auxquels vous avez dit « moi aussi », et qui l’a dit aux vôtres',
      media: 'la liste de vos photos et vidéos',
      journals: 'vos journaux, jour par jour',
      matches: 'vos cas proches, à quel point ils le sont et pourquoi',
      closeCases:
        'ce qui a été compris de chacun de vos récits, ce que vous y avez corrigé, et ceux qui racontent quelque chose de proche',
      dismissedMatches: 'les cas proches que vous avez dits non pertinents',
      sideEffects:
        'les effets secondaires que vous avez déclarés, et ce que disaient vos déclarations avant leurs modifications',
      sideEffectMatches:
        'les déclarations qui ressemblent à l’une des vôtres, ce que chacun a accepté et, là où vous avez dit oui tous les deux, le membre et les points de ressemblance, sur 100',
      dismissedSideEffectMatches: 'parmi elles, celles que vous avez dites non pertinentes',
      conversations: 'vos conversations privées : avec qui, depuis quand, jusqu’où vous avez lu',
      messages: 'vos messages ; ceux que vous avez supprimés pour les deux n’ont plus de texte',
      chatRequests: 'les demandes de conversation et d’appel, faites ou reçues',
      calls: 'vos appels : quand, et comment ils se sont terminés',
      chatSettings: 'si l’on voit que vous êtes en ligne et que vous avez lu ; rien si vous n’y avez pas touché',
      conferences:
        'vos inscriptions aux conférences, et celles que vous avez animées ; ce qui y a été enregistré de vous avec votre accord, et ce que c’est devenu',
      roomMessages:
        'vos messages et vos questions pendant les conférences, et vos réponses si vous y parliez ; ceux que vous avez retirés n’ont plus de texte',
      votes: 'pour combien de questions de chaque conférence vous avez voté',
      conferenceProposals: 'les conférences que vous avez proposées, et la réponse',
      conferenceTopics: 'les sujets de conférence que vous avez demandés, et pour combien vous avez voté',
      reports: 'ce que vous avez signalé, pourquoi, et ce qui a été décidé',
      decisions:
        'les décisions de modération sur ce que vous avez publié, et leurs motifs ; pas celles qui n’ont rien changé pour vous, car elles diraient qui a signalé',
      appeals: 'les décisions que vous avez contestées, et la réponse',
      noticeSettings: 'comment vos notifications vous parviennent, et sur quels navigateurs',
      notices: 'les notifications que vous avez reçues',
      readings: 'qui, dans l’équipe, a consulté vos données, quand et à quel titre',
      quotaUses: 'vos actes récents dont le nombre est limité par heure',
    },
    end: [
      'N’y figurent pas : les textes, messages, adresses ou voyages des autres membres ; les empreintes de votre mot de passe et de vos clés, qui sont des secrets.',
    ],
  },
  en: {
    title: 'YOUR DATA ON VÉCU',
    lines: [
      'This archive holds what you have entrusted to Vécu and what it keeps about you.',
      'Keep it somewhere safe: it says a lot about your health.',
      '',
      'medias/: your photos and videos. Their names are the ones donnees.json mentions.',
      'donnees.json: everything else, as text. It opens in a browser or a text editor.',
      'Times are in universal time (UTC). Its parts:',
    ],
    sections: {
      account: 'your account, its settings, your ways of signing in, your roles',
      consents: 'the consents you gave, with their dates and the version of the text',
      sessions: 'the devices signed in to your account',
      passkeys: 'the names of your passkeys',
      blocks: 'the people you have blocked',
      sanctions: 'warnings, read-only periods and suspensions decided by the team, with their reason',
      copies: 'the copies of your data you have asked for',
      professionalRequests: 'your requests for a health professional’s badge, and what became of them',
      posts: 'your posts, with their trips, what helped you and what became of them',
      treatments: 'what you tried, story by story',
      care: 'how many tests and doctors you counted, story by story',
      comments: 'your comments; those you deleted have no text left',
      likes: 'the posts you liked',
      meToos: 'the stories you said “me too” to, and who said it to yours',
      media: 'the list of your photos and videos',
      journals: 'your journals, day by day',
      matches: 'your close cases, how close they are and why',
      closeCases: 'what was understood of each of your stories, what you corrected in it, and the stories close to it',
      dismissedMatches: 'the close cases you marked as not relevant',
      sideEffects: 'the side effects you reported, and what your reports said before you edited them',
      sideEffectMatches:
        'the reports that resemble one of yours, who agreed to what and, where you both said yes, the member and the points of likeness, out of 100',
      dismissedSideEffectMatches: 'those of them you marked as not relevant',
      conversations: 'your private conversations: with whom, since when, how far you have read',
      messages: 'your messages; those you deleted for both have no text left',
      chatRequests: 'requests for conversations and calls, made or received',
      calls: 'your calls: when, and how they ended',
      chatSettings:
        'whether others see that you are online and that you have read their messages; nothing if you left it as it was',
      conferences:
        'the conferences you registered for, spoke at or moderated; what was recorded of you there with your consent, and what became of it',
      roomMessages:
        'your messages and questions during conferences, and your answers where you spoke; those you took back have no text left',
      votes: 'for how many questions of each conference you voted',
      conferenceProposals: 'the conferences you proposed, and the answer',
      conferenceTopics: 'the conference topics you asked for, and how many you voted for',
      reports: 'what you reported, why, and what was decided',
      decisions:
        'the moderators’ decisions on what you published, and their reasons; not those that changed nothing for you, which would say who reported it',
      appeals: 'decisions you appealed, and the answer',
      noticeSettings: 'how your notifications reach you, and in which browsers',
      notices: 'the notifications you received',
      readings: 'who on the team looked at your data, when and in what role',
      quotaUses: 'your recent actions whose number is limited per hour',
    },
    end: [
      'Not included: other members’ texts, messages, addresses or trips; the digests of your password and keys, which are secrets.',
    ],
  },
}
