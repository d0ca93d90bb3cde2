import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../../scripts/source-files.ts'

const JOURNEY = 'tests/journeys/enter-key.test.ts'

/** Each form, and the words of the journey that lead to it. Null: it presses Enter in none of its fields, though its listener stands on the whole document. */
const FORMS: Record<string, string | null> = {
  'accounts/privacy/erasure-section.tsx': '/settings/data',
  'accounts/professional/request-form.tsx': '/settings/professional',
  'accounts/security/app-link.tsx': null,
  'accounts/security/passkey-dialog.tsx': null,
  'accounts/security/password-form.tsx': null,
  'accounts/security/rename-dialog.tsx': null,
  'accounts/settings/email-section.tsx': '/settings/sign-in',
  'accounts/settings/password-section.tsx': '/settings/sign-in',
  'accounts/settings/username-form.tsx': '/settings/profile',
  'accounts/sign-in/link-confirmation.tsx': 'Utiliser cette adresse',
  'accounts/sign-in/mail-request-form.tsx': '/auth?view=forgot',
  'accounts/sign-in/new-password-form.tsx': 'Recevoir un lien',
  'accounts/sign-in/second-step.tsx': 'Code à 6 chiffres',
  'accounts/sign-in/sign-in-form.tsx': "'/auth'",
  'accounts/sign-up/confirm-sign-up.tsx': 'Je ne l’ai pas choisi',
  'accounts/sign-up/sign-up-form.tsx': '/auth?view=signUp',
  'admin/lexicon/tried-text.tsx': '/admin/lexicon',
  'admin/members/sanction-sheet.tsx': 'Sanctionner',
  'admin/professionals/refusal-form.tsx': 'Refuser la demande de',
  'chat/messages/composer.tsx': null,
  'chat/requests/start-request.tsx': 'Envoyer la demande',
  'conferences/managing/cancel-sheet.tsx': null,
  'conferences/managing/conference-form.tsx': 'Annoncer une conférence',
  'conferences/proposing/staff-proposals.tsx': null,
  'conferences/proposing/topics.tsx': '/expert-conferences',
  'conferences/replay/remove-sheet.tsx': null,
  'conferences/room/answer-form.tsx': null,
  'conferences/room/composer.tsx': null,
  'foundation/ui/fields/search-box.tsx': 'searchbox',
  'journal/day/day-form.tsx': '/dashboard/journal/',
  'journal/journal-acts.tsx': 'Renommer',
  'journal/measures-section.tsx': '#mesures',
  'journal/overview/pace-section.tsx': 'Me le rappeler',
  'journal/start-dialog.tsx': 'Suivre autre chose',
  'legal/renewal-dialog.tsx': null,
  'medication/report/report-form.tsx': '/medication/new',
  'medication/signals/drug-panel.tsx': null,
  'moderation/decisions/appeal-form.tsx': null,
  'moderation/queue/appeal-decision.tsx': null,
  'moderation/queue/decide-form.tsx': '/admin/moderation/$',
  'moderation/queue/threat-part.tsx': 'Consigner un signalement',
  'moderation/queue/words-screen.tsx': '/admin/moderation/words',
  'moderation/reporting/receipt-screen.tsx': '/signaler/suivi',
  'moderation/reporting/report-form.tsx': '/signaler?kind=post',
  'posts/comments/comment-composer.tsx': 'Dire combien d’examens',
  'posts/community/community-form.tsx': '/^Publier$/',
  'posts/compose/symptom-form.tsx': "'/',",
  'posts/edit/symptom-edit-form.tsx': '/edit`',
  'posts/feed/feed-filter-sheet.tsx': '/^Filtrer/',
  'posts/post/outcome-dialog.tsx': 'Un diagnostic est posé',
  'posts/post/resolve-dialog.tsx': 'Marquer comme guéri',
  'treatments/care-row.tsx': 'Dire combien d’examens',
  'treatments/treatment-form.tsx': 'Ajouter un premier essai',
}

test('the journey that presses Enter in every field knows each form, and leads to those it says', () => {
  const forms = sourceFiles(['web']).filter(({ text }) => /<form\b/.test(text))
  expect(forms.map(({ path }) => path.slice('web/'.length))).toEqual(Object.keys(FORMS).sort())
  const journey = readFileSync(new URL(`../../../${JOURNEY}`, import.meta.url), 'utf8')
  expect(Object.entries(FORMS).filter(([, words]) => words !== null && !journey.includes(words))).toEqual([])
})
