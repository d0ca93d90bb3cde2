import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.gate.fr.ts'

export const en: TextsOf<typeof fr> = {
  counts: 'Symptom stories since the beginning, counted once a night.',
  beginning: 'Vécu begins here. The first stories open the way for those who follow.',
  beginningLink: 'See where to start',
  title: 'Protected content',
  text: 'These stories are intimate. Only members can read them, out of reach of search engines.',
  signIn: 'Sign in / Sign up',
  home: 'Back to home',
  figures: 'The community in figures',
  failed: 'The community’s figures could not be loaded',
  posts: 'Posts shared',
  resolved: 'Cases resolved',
  months: 'Members who shared a story, month by month, last 12 months',
  month: 'Month',
  monthMembers: 'Members',
  common: 'Most talked about',
}
