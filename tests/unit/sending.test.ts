import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '../../scripts/source-files.ts'

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
  'accounts/confirm-sign-up.tsx': 'accounts',
  'accounts/entry/second-step.tsx': 'second-factor',
  'accounts/mail-request-form.tsx': 'accounts',
  'accounts/new-password-form.tsx': 'accounts',
  'accounts/pressed-link.tsx': 'settings',
  'accounts/professional/request-form.tsx': 'professional',
  'accounts/rights/erasure-section.tsx': 'press-twice',
  'accounts/security/app-link.tsx': 'second-factor',
  'accounts/security/passkey-dialog.tsx': 'second-factor',
  'accounts/security/password-form.tsx': 'second-factor',
  'accounts/security/rename-dialog.tsx': 'second-factor',
  'accounts/settings/email-section.tsx': 'press-twice',
  'accounts/settings/password-section.tsx': 'press-twice',
  'accounts/settings/username-form.tsx': 'press-twice',
  'accounts/sign-in-form.tsx': 'press-twice',
  'accounts/sign-up-form.tsx': 'press-twice',
  'admin/members/sanction-sheet.tsx': 'admin',
  'admin/professionals/refusal-form.tsx': 'professional',
  'app/legal/renewal-dialog.tsx': 'legal',
  'chat/asking/start-request.tsx': 'chat-requests',
  'chat/composer.tsx': 'chat',
  'conferences/managing/cancel-sheet.tsx': 'conferences',
  'conferences/managing/conference-form.tsx': 'conferences',
  'conferences/replay/remove-sheet.tsx': 'replay',
  'conferences/room/answer-form.tsx': 'room',
  'conferences/room/composer.tsx': 'room',
  'foundation/ui/search-box.tsx': null,
  'journal/day-form.tsx': 'journal',
  'journal/journal-acts.tsx': 'journal',
  'journal/pace-section.tsx': 'press-twice',
  'journal/start-dialog.tsx': 'press-twice',
  'medication/report-form.tsx': 'medication',
  'medication/signals/live-panel.tsx': null,
  'moderation/decisions/appeal-form.tsx': 'moderation',
  'moderation/queue/appeal-decision.tsx': 'moderation',
  'moderation/queue/decide-form.tsx': 'moderation',
  'moderation/queue/threat-part.tsx': 'moderation',
  'moderation/queue/words-screen.tsx': 'moderation',
  'moderation/reporting/receipt-screen.tsx': null,
  'moderation/reporting/report-form.tsx': 'moderation',
  'posts/comment-composer.tsx': 'press-twice',
  'posts/community-form.tsx': 'own-posts',
  'posts/feed-filter-sheet.tsx': null,
  'posts/resolve-dialog.tsx': 'press-twice',
  'posts/symptom-edit-form.tsx': 'own-posts',
  'posts/symptom-form.tsx': 'posts',
}

const web = sourceFiles(['web'])
const pathsWith = (holds: (text: string) => boolean) =>
  web.filter(({ text }: SourceFile) => holds(text)).map(({ path }) => path)

test('whatever is sent goes by the piece that sends once', () => {
  expect(pathsWith((text) => /\buseMutation\b/.test(text))).toEqual([SEND_ONCE])
})

test('no press is held back by what was drawn last', () => {
  expect(pathsWith(isGuarded)).toEqual([])
})

// The promise of a press that is held back never settles: whoever counted it would wait for ever.
test('that something is on its way is told by the piece that sends it, not by a flag beside it', () => {
  expect(pathsWith((text) => /\b(set|on)(Pending|Sending)\(true\)/.test(text))).toEqual([])
})

test.each([
  '    if (change.isPending) return\n',
  '    if (isPending || isWaiting) return\n',
  'onClick={() => !vote.isPending && vote.mutate(!hasVote)}',
  'if (!ask.isPending) ask.mutate(email)',
])('is such a guard: %s', (text) => {
  expect(isGuarded(text)).toBe(true)
})

test.each([
  '  if (isPending) return <CardSkeletons count={1} />\n',
  '{decide.error && !decide.isPending && <Failed />}',
])('is none: %s', (text) => {
  expect(isGuarded(text)).toBe(false)
})

test('each form is sent by a journey, which can be run with every press made twice', () => {
  const forms = pathsWith((text) => /<form\b/.test(text)).map((path) => path.slice('web/'.length))
  expect(forms).toEqual(Object.keys(FORMS).sort())
  const journeys = ['journeys', 'long/journeys']
    .flatMap((folder) => readdirSync(new URL(`../${folder}`, import.meta.url)))
    .map((name) => name.replace('.test.ts', ''))
  expect(journeys).toEqual(expect.arrayContaining(Object.values(FORMS).filter((journey) => journey !== null)))
})
