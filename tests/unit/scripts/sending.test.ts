import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '../../../scripts/source-files.ts'

const SEND_ONCE = 'web/foundation/editing/use-send-once.ts'

/** Guards by what was drawn last: `if (x.isPending) return`, `!x.isPending && …`, `if (!isPending) …`. */
const GUARDS = [
  /if \([^\n]*\bis(Pending|Sending)\b[^\n]*\) return\s*$/m,
  /!(\w+\.)?is(Pending|Sending) && \w+[.(]/,
  /is(Pending|Sending)\) \w+\.?mutate/,
]

const isGuarded = (text: string) => GUARDS.some((guard) => guard.test(text))

/** Each form, and the journey that sends it: `PRESS_TWICE=1 playwright test` presses each twice. Null: it only looks something up. */
const FORMS: Record<string, string | null> = {
  'accounts/privacy/erasure-section.tsx': 'press-twice',
  'accounts/professional/request-form.tsx': 'professional',
  'accounts/security/app-link.tsx': 'second-factor',
  'accounts/security/passkey-dialog.tsx': 'second-factor',
  'accounts/security/password-form.tsx': 'second-factor',
  'accounts/security/rename-dialog.tsx': 'second-factor',
  'accounts/settings/email-section.tsx': 'press-twice',
  'accounts/settings/password-section.tsx': 'press-twice',
  'accounts/settings/username-form.tsx': 'press-twice',
  'accounts/sign-in/link-confirmation.tsx': 'settings',
  'accounts/sign-in/mail-request-form.tsx': 'accounts',
  'accounts/sign-in/new-password-form.tsx': 'accounts',
  'accounts/sign-in/second-step.tsx': 'second-factor',
  'accounts/sign-in/sign-in-form.tsx': 'press-twice',
  'accounts/sign-up/confirm-sign-up.tsx': 'accounts',
  'accounts/sign-up/sign-up-form.tsx': 'press-twice',
  'admin/lexicon/tried-text.tsx': 'meaning',
  'admin/members/sanction-sheet.tsx': 'admin',
  'admin/professionals/refusal-form.tsx': 'professional',
  'chat/requests/start-request.tsx': 'chat-requests',
  'chat/messages/composer.tsx': 'chat',
  'conferences/managing/cancel-sheet.tsx': 'conferences',
  'conferences/managing/conference-form.tsx': 'conferences',
  'conferences/proposing/staff-proposals.tsx': 'conference-proposals',
  'conferences/proposing/topics.tsx': 'conference-proposals',
  'conferences/replay/remove-sheet.tsx': 'replay',
  'conferences/room/answer-form.tsx': 'room',
  'conferences/room/composer.tsx': 'room',
  'foundation/ui/fields/search-box.tsx': null,
  'journal/day/day-form.tsx': 'journal',
  'journal/journal-acts.tsx': 'journal',
  'journal/measures-section.tsx': 'ten-seconds',
  'journal/overview/pace-section.tsx': 'press-twice',
  'journal/start-dialog.tsx': 'press-twice',
  'legal/renewal-dialog.tsx': 'legal',
  'medication/report/report-form.tsx': 'medication',
  'medication/signals/drug-panel.tsx': null,
  'moderation/decisions/appeal-form.tsx': 'moderation',
  'moderation/queue/appeal-decision.tsx': 'moderation',
  'moderation/queue/decide-form.tsx': 'moderation',
  'moderation/queue/threat-part.tsx': 'moderation',
  'moderation/queue/words-screen.tsx': 'moderation',
  'moderation/reporting/receipt-screen.tsx': null,
  'moderation/reporting/report-form.tsx': 'moderation',
  'posts/comments/comment-composer.tsx': 'press-twice',
  'posts/community/community-form.tsx': 'own-posts',
  'posts/compose/symptom-form.tsx': 'posts',
  'posts/edit/symptom-edit-form.tsx': 'own-posts',
  'posts/feed/feed-filter-sheet.tsx': null,
  'posts/post/outcome-dialog.tsx': 'treatments',
  'posts/post/resolve-dialog.tsx': 'press-twice',
  'treatments/care-row.tsx': 'treatments',
  'treatments/treatment-form.tsx': 'treatments',
}

const web = sourceFiles(['web'])
const pathsWith = (holds: (text: string) => boolean) =>
  web.filter(({ text }: SourceFile) => holds(text)).map(({ path }) => path)

test('every request that sends goes through useSendOnce', () => {
  expect(pathsWith((text) => /\buseMutation\b/.test(text))).toEqual([SEND_ONCE])
})

test('no press is held back by an earlier rendering', () => {
  expect(pathsWith(isGuarded)).toEqual([])
})

// The promise of a press that is held back never settles: whoever counted it would wait for ever.
test('a send in progress is told by useSendOnce, not by a flag beside it', () => {
  expect(pathsWith((text) => /\b(set|on)(Pending|Sending)\(true\)/.test(text))).toEqual([])
})

test.each([
  '    if (change.isPending) return\n',
  '    if (isPending || isWaiting) return\n',
  'onClick={() => !vote.isPending && vote.mutate(!hasVote)}',
  'if (!ask.isPending) ask.mutate(email)',
])('the check finds such a guard: %s', (text) => {
  expect(isGuarded(text)).toBe(true)
})

test.each([
  '  if (isPending) return <CardSkeletons count={1} />\n',
  '{decide.error && !decide.isPending && <Failed />}',
])('the check accepts: %s', (text) => {
  expect(isGuarded(text)).toBe(false)
})

test('each form is sent by a journey, which can be run with every press made twice', () => {
  const forms = pathsWith((text) => /<form\b/.test(text)).map((path) => path.slice('web/'.length))
  expect(forms).toEqual(Object.keys(FORMS).sort())
  const journeys = ['journeys', 'long/journeys']
    .flatMap((folder) =>
      readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' }),
    )
    .map((name) => basename(name, '.test.ts'))
  expect(journeys).toEqual(expect.arrayContaining(Object.values(FORMS).filter((journey) => journey !== null)))
})
