import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONSENT_VERSIONS } from '#contract/accounts/limits.ts'
import { contract } from '#contract/index.ts'
import type { Media } from '#contract/media/schema.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { openHttp } from '#server/app/http.ts'
import { call } from '#server/chat/tables.ts'
import { conference, replayCaptions, roomMessage } from '#server/conferences/tables.ts'
import { quotaUse } from '#server/foundation/tables.ts'
import { media } from '#server/media/tables.ts'
import { searchFor } from '#server/medication/handlers.ts'
import { report as medicationReport, medicationSearchEntry } from '#server/medication/tables.ts'
import { newReceiptCode } from '#server/moderation/receipt-code.ts'
import { contentReport, moderationAppeal, moderationCase, moderationDecision } from '#server/moderation/tables.ts'
import { notice } from '#server/notifications/tables.ts'
import { TAKEN, writing } from '#tests/support/fixtures/chat.ts'
import { aConference, aLiveConference, announcing } from '#tests/support/fixtures/conferences.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { photo } from '#tests/support/fixtures/files/pictures.ts'
import { deciding, reporting, STATEMENT, why } from '#tests/support/fixtures/moderation.ts'
import { aReplay } from '#tests/support/fixtures/replays.ts'
import { declaring, onTheDayAfter, pairIdOf } from '#tests/support/fixtures/reports.ts'
import { inOwnWords } from '#tests/support/fixtures/scenes.ts'
import { readyPictures, saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { pushBrowser } from '#tests/support/servers/push-service.ts'
import { storedCopy } from '#tests/support/stored-copy.ts'
import { takeCookies } from '#tests/support/take-cookies.ts'
import { idOf, uploader } from '#tests/support/uploads.ts'
import { openIdleWorld, type Person } from '#tests/support/world.ts'

const world = openIdleWorld()
const { add, begin } = uploader(world)
const HOUR_MS = 3_600_000
const TUS = { 'tus-resumable': '1.0.0' }

/** A visitor, a member, the three kinds of staff, whose rights are in force by their second factor, and the member to whom the thing belongs. */
const ACTORS = ['visitor', 'other', 'moderator', 'professional', 'admin', 'owner'] as const
type Actor = (typeof ACTORS)[number]
type Scene = {
  /** The owner's symptom post, comment, pictures of a form and of themselves, and notice; and another's post. */
  postId: string
  commentId: string
  /** One treatment that the owner tried, told in that post. */
  treatmentId: string
  mediaId: string
  avatarId: string
  uploadId: string
  noticeId: string
  otherPostId: string
  /** The owner's journal and medication report. */
  journalId: string
  reportId: string
  /** The pair of the owner's report and a friend's. */
  reportPairId: string
  /** In the conversation of the owner and a friend: what the owner wrote, and a call in which they are. */
  messageId: string
  callId: string
  /** The conference is live and moderated by the owner; the question is the friend's, and everybody in the room may read it. */
  conferenceId: string
  conferenceEndsAt: string
  questionId: string
  /** The friend's report of what the owner wrote, decided or appealed against where the route is about that. */
  filed: Filed
}
type Filed = { caseId: string; reportId: string; code: string; decisionId: string; appealId: string }
type MatrixRequest = { path: string; body?: object; headers?: Record<string, string>; bytes?: string }
type Row = Record<Actor, number> & { ask: (scene: Scene) => MatrixRequest }

const NOTHING: Scene = {
  postId: '',
  commentId: '',
  treatmentId: '',
  mediaId: '',
  avatarId: '',
  uploadId: '',
  noticeId: '',
  otherPostId: '',
  journalId: '',
  reportId: '',
  reportPairId: '',
  messageId: '',
  callId: '',
  conferenceId: '',
  conferenceEndsAt: '',
  questionId: '',
  filed: { caseId: '', reportId: '', code: '', decisionId: '', appealId: '' },
}

const at = (path: string, body?: object) => () => ({ path, ...(body && { body }) })
const everyone = (status: number, ask: Row['ask']): Row => ({
  visitor: status,
  other: status,
  moderator: status,
  professional: status,
  admin: status,
  owner: status,
  ask,
})
const members = (status: number, ask: Row['ask']): Row => ({ ...everyone(status, ask), visitor: 401 })
const ownerOnly = (status: number, ask: Row['ask']): Row => ({ ...members(404, ask), owner: status })

/** These routes refuse others with 403, rather than answer as if there were nothing. */
const adminOnly = (status: number, ask: Row['ask']): Row => ({ ...members(403, ask), admin: status })
const staffOnly = (status: number, ask: Row['ask']): Row => ({ ...adminOnly(status, ask), moderator: status })
const professionalsOnly = (status: number, ask: Row['ask']): Row => ({
  ...adminOnly(status, ask),
  professional: status,
})

/** Routes of a conference that the owner moderates. Members of the staff who are moderators moderate every room. */
const moderatorOnly = (status: number, ask: Row['ask']): Row => ({ ...staffOnly(status, ask), owner: status })
const inRoom = (status: number, ask: Row['ask']): Row => ({
  ...moderatorOnly(status, ask),
  other: 404,
  professional: 404,
})

function ofConference(path: string, body?: () => object): Row['ask'] {
  return ({ conferenceId }) => ({ path: `/api/conferences/${conferenceId}${path}`, ...(body && { body: body() }) })
}
function ofCase(path: string, body?: object): Row['ask'] {
  return ({ filed }) => ({ path: `/api/moderation/cases/${filed.caseId}${path}`, ...(body && { body }) })
}
function ofQuestion(path: string, body?: object): Row['ask'] {
  return ({ conferenceId, questionId }) => ({
    path: `/api/conferences/${conferenceId}/room/messages/${questionId}${path}`,
    ...(body && { body }),
  })
}

const ofBystander =
  (path: string, body?: object): Row['ask'] =>
  () => ({ path: `/api/admin/members/${people.bystander.id}${path}`, ...(body && { body }) })

/** Every route there is, in the contract or not, and what it answers to whom. */
const MATRIX: Record<string, Row> = {
  'POST /api/accounts': everyone(202, () => ({
    path: '/api/accounts',
    body: {
      username: randomLetters(12),
      email: `${crypto.randomUUID()}@exemple.fr`,
      password: 'orage-violet-73',
      consents: { age: true, terms: true, healthData: true },
    },
  })),
  'GET /api/me': everyone(200, at('/api/me')),
  'GET /api/me/waiting-story': members(200, at('/api/me/waiting-story')),
  'DELETE /api/me/waiting-story': members(200, at('/api/me/waiting-story')),
  'PATCH /api/me/preferences': members(200, at('/api/me/preferences', { theme: 'dark' })),
  'GET /api/me/settings': members(200, at('/api/me/settings')),
  'PUT /api/me/username': members(200, () => ({ path: '/api/me/username', body: { username: randomLetters(12) } })),
  'PUT /api/me/avatar': {
    ...members(400, ({ avatarId }) => ({ path: '/api/me/avatar', body: { mediaId: avatarId } })),
    owner: 200,
  },
  'DELETE /api/me/avatar': members(200, at('/api/me/avatar')),
  'PUT /api/me/password': members(
    403,
    at('/api/me/password', { currentPassword: 'non', newPassword: 'galet-orange-52' }),
  ),
  'POST /api/me/email': members(403, at('/api/me/email', { email: 'autre@exemple.fr', password: 'non' })),
  'POST /api/email-confirmations': everyone(404, at('/api/email-confirmations', { token: 'absent' })),
  'POST /api/sign-up-confirmations': everyone(
    404,
    at('/api/sign-up-confirmations', { token: 'absent', password: 'non' }),
  ),
  'POST /api/sign-up-confirmations/preview': everyone(
    404,
    at('/api/sign-up-confirmations/preview', { token: 'absent' }),
  ),
  'POST /api/code-unlocks': everyone(404, at('/api/code-unlocks', { token: 'absent' })),
  'POST /api/password-resets/preview': everyone(404, at('/api/password-resets/preview', { token: 'absent' })),
  'POST /api/second-factor-recoveries': everyone(404, at('/api/second-factor-recoveries', { token: 'absent' })),
  'POST /api/me/second-factor/recovery/cancellation': members(
    200,
    at('/api/me/second-factor/recovery/cancellation', {}),
  ),
  'GET /api/me/security': members(200, at('/api/me/security')),
  'POST /api/me/second-factor/setup': members(403, at('/api/me/second-factor/setup', { password: 'non' })),
  'POST /api/me/second-factor': members(409, at('/api/me/second-factor', { code: '123456' })),
  'POST /api/me/second-factor/backup-codes': members(
    403,
    at('/api/me/second-factor/backup-codes', { password: 'non' }),
  ),
  'POST /api/me/second-factor/removal': members(403, at('/api/me/second-factor/removal', { password: 'non' })),
  'PATCH /api/me/passkeys/{id}': members(404, () => ({
    path: `/api/me/passkeys/${crypto.randomUUID()}`,
    body: { name: 'Téléphone' },
  })),
  'POST /api/me/passkeys/{id}/removal': members(404, () => ({
    path: `/api/me/passkeys/${crypto.randomUUID()}/removal`,
    body: { password: 'non' },
  })),
  'POST /api/me/identities/{id}/removal': members(404, () => ({
    path: `/api/me/identities/${crypto.randomUUID()}/removal`,
    body: { password: 'non' },
  })),
  'GET /api/me/sessions': members(200, at('/api/me/sessions')),
  'DELETE /api/me/sessions/{id}': members(404, () => ({ path: `/api/me/sessions/${crypto.randomUUID()}` })),
  'DELETE /api/me/sessions': members(200, at('/api/me/sessions')),
  'PUT /api/me/consents/{kind}': members(200, at('/api/me/consents/emails', { isGiven: true })),
  'POST /api/me/consents/renewals': members(200, () => ({
    path: '/api/me/consents/renewals',
    body: { consents: [{ kind: 'terms', version: CONSENT_VERSIONS.terms }] },
  })),
  'PUT /api/me/matching': members(200, at('/api/me/matching', { isMatched: true })),
  'PUT /api/me/medication-matching': members(200, at('/api/me/medication-matching', { isMedicationMatched: true })),
  'GET /api/me/professional': members(200, at('/api/me/professional')),
  'POST /api/me/professional': {
    ...members(400, () => ({
      path: '/api/me/professional',
      body: {
        requestId: crypto.randomUUID(),
        profession: 'nurse',
        rpps: '10003456786',
        fullName: 'Ada Martin',
        evidenceId: crypto.randomUUID(),
      },
    })),
    professional: 409, // known already
  },
  'DELETE /api/me/professional/{id}': members(404, () => ({ path: `/api/me/professional/${crypto.randomUUID()}` })),
  'GET /api/me/readings': members(200, at('/api/me/readings')),
  'GET /api/me/exports': members(200, at('/api/me/exports')),
  'POST /api/me/exports': members(202, at('/api/me/exports')),
  'GET /api/me/exports/:id/file': {
    ...ownerOnly(200, () => ({ path: `/api/me/exports/${copyId}/file` })),
    visitor: 404,
  },
  'POST /api/me/erasure': members(403, at('/api/me/erasure', { password: 'non' })),
  'DELETE /api/me/erasure': members(200, at('/api/me/erasure')),
  'GET /api/members/{memberId}': members(200, () => ({ path: `/api/members/${people.bystander.id}` })),
  'GET /api/me/blocks': members(200, at('/api/me/blocks')),
  'PUT /api/me/blocks/{memberId}': members(200, () => ({ path: `/api/me/blocks/${people.bystander.id}` })),
  'DELETE /api/me/blocks/{memberId}': members(200, () => ({ path: `/api/me/blocks/${people.bystander.id}` })),
  'POST /api/media/{id}/completion': ownerOnly(200, ({ mediaId }) => ({
    path: `/api/media/${mediaId}/completion`,
    body: {},
  })),
  'DELETE /api/media/{id}': ownerOnly(200, ({ mediaId }) => ({ path: `/api/media/${mediaId}` })),
  'GET /api/me/posts': members(200, at('/api/me/posts')),
  'GET /api/me/posts/counts': members(200, at('/api/me/posts/counts')),
  'GET /api/me/posts/figures': members(200, at('/api/me/posts/figures')),
  'GET /api/members/{memberId}/posts': members(200, () => ({ path: `/api/members/${people.bystander.id}/posts` })),
  'POST /api/posts/symptoms': members(201, () => ({ path: '/api/posts/symptoms', body: inOwnWords() })),
  'POST /api/posts/community': members(201, () => ({ path: '/api/posts/community', body: sharing() })),
  'PUT /api/posts/symptoms/{id}': ownerOnly(200, ({ postId }) => ({
    path: `/api/posts/symptoms/${postId}`,
    body: { ...edited(inOwnWords()), version: 1 },
  })),
  'GET /api/posts/{id}': members(200, ({ postId }) => ({ path: `/api/posts/${postId}` })),
  'DELETE /api/posts/{id}': ownerOnly(200, ({ postId }) => ({ path: `/api/posts/${postId}` })),
  'POST /api/posts/{id}/resolution': ownerOnly(201, ({ postId }) => ({
    path: `/api/posts/${postId}/resolution`,
    body: { treatment: 'Repos' },
  })),
  'PUT /api/posts/{id}/outcome': ownerOnly(200, ({ postId }) => ({
    path: `/api/posts/${postId}/outcome`,
    body: { was: 'ongoing', outcome: 'better' },
  })),
  'PUT /api/posts/{id}/outcome/same': ownerOnly(200, ({ postId }) => ({ path: `/api/posts/${postId}/outcome/same` })),
  'GET /api/posts/{postId}/treatments': members(200, ({ postId }) => ({ path: `/api/posts/${postId}/treatments` })),
  'POST /api/posts/{postId}/treatments': ownerOnly(201, ({ postId }) => ({
    path: `/api/posts/${postId}/treatments`,
    body: { requestId: crypto.randomUUID(), name: 'Étirements', kind: 'exercise' },
  })),
  'PUT /api/treatments/{id}': ownerOnly(200, ({ treatmentId }) => ({
    path: `/api/treatments/${treatmentId}`,
    body: { version: 1, name: 'Repos', kind: 'sleep', effect: 'better' },
  })),
  'DELETE /api/treatments/{id}': ownerOnly(200, ({ treatmentId }) => ({ path: `/api/treatments/${treatmentId}` })),
  'PUT /api/posts/{postId}/care': ownerOnly(200, ({ postId }) => ({
    path: `/api/posts/${postId}/care`,
    body: { examinations: 2, doctors: 1 },
  })),
  'PUT /api/posts/{id}/like': members(200, ({ postId }) => ({
    path: `/api/posts/${postId}/like`,
    body: { isLiked: true },
  })),
  'PUT /api/posts/{id}/me-too': {
    ...members(200, ({ postId }) => ({ path: `/api/posts/${postId}/me-too`, body: { isMeToo: true } })),
    owner: 404,
  },
  'GET /api/posts/tallies': members(200, ({ postId }) => ({ path: `/api/posts/tallies?ids[]=${postId}` })),
  'GET /api/posts/{postId}/comments': members(200, ({ postId }) => ({ path: `/api/posts/${postId}/comments` })),
  'POST /api/posts/{postId}/comments': members(201, ({ postId, commentId }) => {
    const { postId: _, ...body } = saying(postId, { parentId: commentId })
    return { path: `/api/posts/${postId}/comments`, body }
  }),
  'GET /api/comments/{id}': members(200, ({ commentId }) => ({ path: `/api/comments/${commentId}` })),
  'GET /api/comments/{parentId}/replies': members(200, ({ commentId }) => ({
    path: `/api/comments/${commentId}/replies`,
  })),
  'DELETE /api/comments/{id}': ownerOnly(200, ({ commentId }) => ({ path: `/api/comments/${commentId}` })),
  'GET /api/feed': members(200, at('/api/feed')),
  'GET /api/feed/counts': members(200, at('/api/feed/counts')),
  'GET /api/feed/meaning': members(200, at('/api/feed/meaning?search=jambes')),
  'POST /api/tags/suggestions': everyone(200, at('/api/tags/suggestions', { title: 'Jambes en coton' })),
  'GET /api/feed/newer': members(200, ({ postId }) => ({ path: `/api/feed/newer?since=${postId}` })),
  'GET /api/stats/public': everyone(200, at('/api/stats/public')),
  'GET /api/observatory': everyone(200, at('/api/observatory')),
  'GET /api/what-helped': everyone(200, at('/api/what-helped?symptom=HP:0002321')),
  'GET /api/what-helped/stories': members(200, at('/api/what-helped/stories?symptom=HP:0002321&key=known:rest')),
  'GET /api/observatory/files/:name': everyone(200, at('/api/observatory/files/symptoms.csv')),
  'GET /api/matches/figures': members(200, at('/api/matches/figures')),
  'GET /api/matches/closest': members(200, at('/api/matches/closest')),
  'GET /api/posts/{id}/closest': ownerOnly(200, ({ postId }) => ({ path: `/api/posts/${postId}/closest` })),
  'GET /api/posts/{id}/understood': ownerOnly(200, ({ postId }) => ({ path: `/api/posts/${postId}/understood` })),
  'GET /api/posts/{id}/proposals': ownerOnly(200, ({ postId }) => ({ path: `/api/posts/${postId}/proposals` })),
  'PUT /api/posts/{id}/understood': ownerOnly(200, ({ postId }) => ({
    path: `/api/posts/${postId}/understood`,
    body: { reading: 'c:night', isTold: true },
  })),
  'GET /api/vocabulary': members(200, at('/api/vocabulary?words=fourmis')),
  'GET /api/matches/me-too': members(200, at('/api/matches/me-too')),
  'GET /api/matches': ownerOnly(200, ({ postId }) => ({ path: `/api/matches?postId=${postId}` })),
  'POST /api/matches/searches': ownerOnly(202, ({ postId }) => ({ path: '/api/matches/searches', body: { postId } })),
  'POST /api/matches/dismissals': ownerOnly(201, ({ postId, otherPostId }) => ({
    path: '/api/matches/dismissals',
    body: { ownPostId: postId, postId: otherPostId },
  })),
  'DELETE /api/matches/dismissals/{postId}': members(200, ({ otherPostId }) => ({
    path: `/api/matches/dismissals/${otherPostId}`,
  })),
  'GET /api/notifications': members(200, at('/api/notifications')),
  'PUT /api/notifications/reading': members(200, at('/api/notifications/reading', {})),
  'GET /api/notifications/told': members(200, at('/api/notifications/told')),
  'GET /api/notifications/unread': members(200, at('/api/notifications/unread')),
  'GET /api/notifications/preferences': members(200, at('/api/notifications/preferences')),
  'PUT /api/notifications/preferences/{kind}': members(
    200,
    at('/api/notifications/preferences/match', { channel: 'app' }),
  ),
  'PUT /api/notifications/rhythm': members(
    200,
    at('/api/notifications/rhythm', { digest: 'each', quiet: null, timeZone: 'Europe/Paris' }),
  ),
  'GET /api/notifications/unsubscribe/{token}': everyone(303, at('/api/notifications/unsubscribe/absent')),
  'POST /api/notifications/unsubscribe/{token}': everyone(404, at('/api/notifications/unsubscribe/absent', {})),
  'PUT /api/notifications/{id}/reading': ownerOnly(200, ({ noticeId }) => ({
    path: `/api/notifications/${noticeId}/reading`,
  })),
  'GET /api/notifications/push': members(200, at('/api/notifications/push')),
  'PUT /api/notifications/push': members(200, () => ({
    path: '/api/notifications/push',
    body: pushBrowser(`https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`).told,
  })),
  'DELETE /api/notifications/push': members(200, at('/api/notifications/push')),
  'GET /api/chat/conversations': members(200, at('/api/chat/conversations')),
  'GET /api/chat/conversations/{conversationId}': ownerOnly(200, () => ({
    path: `/api/chat/conversations/${talk.id}`,
  })),
  'GET /api/chat/unread': members(200, at('/api/chat/unread')),
  'GET /api/chat/figures': members(200, at('/api/chat/figures')),
  'GET /api/chat/contacts': members(200, at('/api/chat/contacts')),
  'GET /api/chat/members/{memberId}': members(200, () => ({ path: `/api/chat/members/${people.bystander.id}` })),
  'POST /api/chat/requests': members(201, () => ({
    path: '/api/chat/requests',
    body: { memberId: people.friend.id },
  })),
  'GET /api/chat/requests': members(200, at('/api/chat/requests')),
  'PUT /api/chat/requests/{id}/answer': ownerOnly(200, () => ({
    path: `/api/chat/requests/${talk.requestId}/answer`,
    body: { isAccepted: true },
  })),
  'GET /api/chat/conversations/{conversationId}/messages': ownerOnly(200, () => ({
    path: `/api/chat/conversations/${talk.id}/messages`,
  })),
  'POST /api/chat/conversations/{conversationId}/messages': ownerOnly(201, () => {
    const { conversationId: _, ...body } = writing(talk.id)
    return { path: `/api/chat/conversations/${talk.id}/messages`, body }
  }),
  'PUT /api/chat/conversations/{conversationId}/marks': ownerOnly(200, () => ({
    path: `/api/chat/conversations/${talk.id}/marks`,
    body: { deliveredSeq: 1, readSeq: 1 },
  })),
  'POST /api/chat/conversations/{conversationId}/typing': ownerOnly(202, () => ({
    path: `/api/chat/conversations/${talk.id}/typing`,
  })),
  'DELETE /api/chat/messages/{id}': ownerOnly(200, ({ messageId }) => ({ path: `/api/chat/messages/${messageId}` })),
  'GET /api/chat/manners': members(200, at('/api/chat/manners')),
  'PUT /api/chat/manners': members(200, at('/api/chat/manners', { showsReading: true, showsPresence: true })),
  'POST /api/calls': ownerOnly(201, () => ({
    path: '/api/calls',
    body: { conversationId: talk.id, agreesToShowAddress: true },
  })),
  'GET /api/calls/current': members(200, at('/api/calls/current')),
  'GET /api/calls/{id}': ownerOnly(200, ({ callId }) => ({ path: `/api/calls/${callId}` })),
  'PUT /api/calls/{id}/answer': ownerOnly(200, ({ callId }) => ({
    path: `/api/calls/${callId}/answer`,
    body: TAKEN,
  })),
  'DELETE /api/calls/{id}': ownerOnly(200, ({ callId }) => ({ path: `/api/calls/${callId}` })),
  'PUT /api/calls/{id}/presence': ownerOnly(200, ({ callId }) => ({ path: `/api/calls/${callId}/presence` })),
  'POST /api/calls/{id}/signals': ownerOnly(201, ({ callId }) => ({
    path: `/api/calls/${callId}/signals`,
    body: { bodies: [{ kind: 'repair' }] },
  })),
  'GET /api/calls/{id}/signals': ownerOnly(200, ({ callId }) => ({ path: `/api/calls/${callId}/signals` })),
  'GET /api/calls/{id}/servers': ownerOnly(200, ({ callId }) => ({ path: `/api/calls/${callId}/servers` })),
  'GET /api/medication/matches': ownerOnly(200, ({ reportId }) => ({
    path: `/api/medication/matches?reportId=${reportId}`,
  })),
  'POST /api/medication/searches': ownerOnly(202, ({ reportId }) => ({
    path: '/api/medication/searches',
    body: { reportId },
  })),
  'POST /api/medication/matches/{id}/agreement': ownerOnly(200, ({ reportPairId }) => ({
    path: `/api/medication/matches/${reportPairId}/agreement`,
  })),
  'POST /api/medication/dismissals': ownerOnly(201, ({ reportPairId }) => ({
    path: '/api/medication/dismissals',
    body: { id: reportPairId },
  })),
  'GET /api/medication/effects': members(200, at('/api/medication/effects?name=Doliprane')),
  'GET /api/medication/signals': professionalsOnly(200, at('/api/medication/signals')),
  'GET /api/medication/signals/of': professionalsOnly(200, at('/api/medication/signals/of?name=Doliprane')),
  'GET /api/conferences': everyone(200, at('/api/conferences')),
  'POST /api/conferences': adminOnly(201, () => ({ path: '/api/conferences', body: announcing(world) })),
  'GET /api/me/conference-proposals': members(200, at('/api/me/conference-proposals')),
  'POST /api/conference-proposals': {
    ...professionalsOnly(201, () => ({ path: '/api/conference-proposals', body: announcing(world) })),
    admin: 403,
    moderator: 403,
  },
  'PUT /api/conference-proposals/{id}': members(404, () => ({
    path: `/api/conference-proposals/${crypto.randomUUID()}`,
    body: { ...edited(announcing(world)), version: 1 },
  })),
  'DELETE /api/conference-proposals/{id}': members(404, () => ({
    path: `/api/conference-proposals/${crypto.randomUUID()}`,
  })),
  'GET /api/conference-proposals': adminOnly(200, at('/api/conference-proposals')),
  'PUT /api/conference-proposals/{id}/decision': adminOnly(404, () => ({
    path: `/api/conference-proposals/${crypto.randomUUID()}/decision`,
    body: { version: 1, act: 'refuse', word: 'Pas cette fois.' },
  })),
  'PUT /api/conference-proposals/{id}/approval': adminOnly(404, () => ({
    path: `/api/conference-proposals/${crypto.randomUUID()}/approval`,
    body: { ...edited(announcing(world)), version: 1 },
  })),
  'GET /api/conference-topics': members(200, at('/api/conference-topics')),
  'POST /api/conference-topics': members(201, () => ({
    path: '/api/conference-topics',
    body: { requestId: crypto.randomUUID(), title: `Un sujet ${crypto.randomUUID()}` },
  })),
  'PUT /api/conference-topics/{id}/vote': members(404, () => ({
    path: `/api/conference-topics/${crypto.randomUUID()}/vote`,
    body: { isFor: true },
  })),
  'DELETE /api/conference-topics/{id}': members(404, () => ({ path: `/api/conference-topics/${crypto.randomUUID()}` })),
  'PUT /api/conference-topics/{id}/closing': staffOnly(404, () => ({
    path: `/api/conference-topics/${crypto.randomUUID()}/closing`,
    body: {},
  })),
  'GET /api/me/conferences': members(200, at('/api/me/conferences')),
  'GET /api/conference-staff': adminOnly(200, at('/api/conference-staff?query=a')),
  'GET /api/conferences/{id}': everyone(200, ofConference('')),
  'PUT /api/conferences/{id}': adminOnly(
    200,
    ofConference('', () => ({ ...edited(announcing(world)), version: 1 })),
  ),
  'GET /api/conferences/{id}/staff': adminOnly(200, ofConference('/staff')),
  'GET /api/conferences/{id}/calendar.ics': everyone(200, ofConference('/calendar.ics')),
  'PUT /api/conferences/{id}/registration': members(200, ofConference('/registration')),
  'DELETE /api/conferences/{id}/registration': members(200, ofConference('/registration')),
  'PUT /api/conferences/{id}/cancellation': adminOnly(
    200,
    ofConference('/cancellation', () => ({})),
  ),
  'PUT /api/conferences/{id}/start': moderatorOnly(200, ofConference('/start')),
  'PUT /api/conferences/{id}/extension': moderatorOnly(200, ({ conferenceId, conferenceEndsAt: endsAt }) => ({
    path: `/api/conferences/${conferenceId}/extension`,
    body: { minutes: 5, endsAt },
  })),
  'PUT /api/conferences/{id}/end': moderatorOnly(200, ofConference('/end')),
  'GET /api/conferences/{id}/replay': members(200, ofConference('/replay')),
  'GET /api/conferences/{id}/replay/chapters': members(200, ofConference('/replay/chapters')),
  'GET /api/conferences/{id}/replay/captions/{language}': members(200, ofConference('/replay/captions/fr')),
  // The expert of a conference is nobody of these.
  'PUT /api/conferences/{id}/replay/captions/{language}': adminOnly(200, ({ conferenceId }) => ({
    path: `/api/conferences/${conferenceId}/replay/captions/fr`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    bytes:
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.vtt"\r\ncontent-type: text/vtt\r\n\r\nWEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n\r\n--x--\r\n',
  })),
  'DELETE /api/conferences/{id}/replay/captions/{language}': adminOnly(200, ofConference('/replay/captions/fr')),
  // The owner appears in the recording, so they may ask for its removal.
  'PUT /api/conferences/{id}/replay/removal': {
    ...adminOnly(
      200,
      ofConference('/replay/removal', () => ({ reason: 'Un nom y est dit.' })),
    ),
    owner: 200,
  },
  // For the staff of a room.
  'DELETE /api/conferences/{id}/room/recording': moderatorOnly(200, ofConference('/room/recording')),
  'GET /api/conferences/{id}/room': moderatorOnly(200, ofConference('/room')),
  'PUT /api/conferences/{id}/room/presence': moderatorOnly(200, ofConference('/room/presence')),
  'DELETE /api/conferences/{id}/room/presence': members(200, ofConference('/room/presence')),
  'GET /api/conferences/{id}/room/messages': moderatorOnly(200, ofConference('/room/messages')),
  'POST /api/conferences/{id}/room/messages': moderatorOnly(
    201,
    ofConference('/room/messages', () => ({ requestId: crypto.randomUUID(), body: 'Bonjour.', kind: 'announcement' })),
  ),
  'DELETE /api/conferences/{id}/room/messages/{messageId}': inRoom(200, ofQuestion('')),
  'PUT /api/conferences/{id}/room/messages/{messageId}/vote': inRoom(200, ofQuestion('/vote', { isFor: true })),
  'PUT /api/conferences/{id}/room/messages/{messageId}/state': inRoom(200, ofQuestion('/state', { act: 'pin' })),
  // Only the conference's expert may do this.
  'PUT /api/conferences/{id}/room/messages/{messageId}/answer': inRoom(403, ofQuestion('/answer', { answer: 'Oui' })),
  'POST /api/conferences/{id}/room/broadcast': members(
    403,
    ofConference('/room/broadcast', () => ({ offer: 'v=0' })),
  ),
  'DELETE /api/conferences/{id}/room/broadcast': members(403, ofConference('/room/broadcast')),
  'POST /api/conferences/{id}/room/watches': moderatorOnly(409, ofConference('/room/watches')), // nobody sends
  'PUT /api/conferences/{id}/room/watches/{watchId}': members(
    404,
    ofConference(`/room/watches/${crypto.randomUUID()}`, () => ({ answer: 'v=0' })),
  ),
  'DELETE /api/conferences/{id}/room/watches/{watchId}': members(
    200,
    ofConference(`/room/watches/${crypto.randomUUID()}`),
  ),

  'GET /api/admin/overview': adminOnly(200, at('/api/admin/overview')),
  'GET /api/admin/lexicon/unread': adminOnly(200, at('/api/admin/lexicon/unread')),
  'GET /api/admin/lexicon/corrected': adminOnly(200, at('/api/admin/lexicon/corrected')),
  'POST /api/admin/lexicon/readings': adminOnly(200, at('/api/admin/lexicon/readings', { text: 'Jambes en coton' })),
  'GET /api/admin/launch': adminOnly(200, at('/api/admin/launch')),
  'POST /api/admin/launch/mail': adminOnly(200, at('/api/admin/launch/mail', {})),
  'POST /api/admin/launch/restore': adminOnly(200, at('/api/admin/launch/restore', {})),
  'GET /api/admin/members': adminOnly(200, at('/api/admin/members?query=a')),
  'GET /api/admin/members/{id}': adminOnly(200, ofBystander('')),
  'PUT /api/admin/members/{id}/roles/{role}': adminOnly(200, ofBystander('/roles/moderator', { isGranted: true })),
  'POST /api/admin/members/{id}/sanctions': adminOnly(
    200,
    ofBystander('/sanctions', { kind: 'silence', days: 1, ...why() }),
  ),
  'DELETE /api/admin/members/{id}/sanctions/{sanctionId}': adminOnly(
    404,
    ofBystander(`/sanctions/${crypto.randomUUID()}`),
  ),
  'PUT /api/admin/members/{id}/confirmation': adminOnly(200, ofBystander('/confirmation')),
  'DELETE /api/admin/members/{id}/sessions': adminOnly(200, ofBystander('/sessions')),
  'DELETE /api/admin/members/{id}/second-factor': adminOnly(200, ofBystander('/second-factor')),
  'GET /api/admin/audit': adminOnly(200, at('/api/admin/audit')),
  'GET /api/admin/audit.csv': adminOnly(200, at('/api/admin/audit.csv')),
  'GET /api/admin/professionals': adminOnly(200, at('/api/admin/professionals')),
  'POST /api/admin/professionals/{id}/decision': adminOnly(404, () => ({
    path: `/api/admin/professionals/${crypto.randomUUID()}/decision`,
    body: { isAccepted: true },
  })),

  'POST /api/moderation/reports': {
    ...everyone(201, ({ postId }) => ({
      path: '/api/moderation/reports',
      body: reporting({ kind: 'post', id: postId }),
    })),
    owner: 404, // one's own
  },
  'GET /api/moderation/receipts/{code}': everyone(200, ({ filed }) => ({
    path: `/api/moderation/receipts/${filed.code}`,
  })),
  'GET /api/me/moderation': members(200, at('/api/me/moderation')),
  'GET /api/moderation/decisions/{id}': ownerOnly(200, ({ filed }) => ({
    path: `/api/moderation/decisions/${filed.decisionId}`,
  })),
  'POST /api/moderation/decisions/{decisionId}/appeal': ownerOnly(200, ({ filed }) => ({
    path: `/api/moderation/decisions/${filed.decisionId}/appeal`,
    body: { requestId: crypto.randomUUID(), text: STATEMENT },
  })),
  'GET /api/moderation/cases': staffOnly(200, at('/api/moderation/cases')),
  'GET /api/moderation/cases/counts': staffOnly(200, at('/api/moderation/cases/counts')),
  'GET /api/moderation/cases/{id}': staffOnly(200, ofCase('')),
  'POST /api/moderation/reports/{id}/evidence': staffOnly(200, ({ filed }) => ({
    path: `/api/moderation/reports/${filed.reportId}/evidence`,
  })),
  'PUT /api/moderation/cases/{id}/assignee': staffOnly(200, ofCase('/assignee', { version: 1, isMine: true })),
  'POST /api/moderation/cases/{caseId}/decision': staffOnly(200, ({ filed }) => {
    const { caseId: _, ...body } = deciding({ id: filed.caseId, version: 1 })
    return { path: `/api/moderation/cases/${filed.caseId}/decision`, body }
  }),
  'POST /api/moderation/appeals/{appealId}/decision': staffOnly(200, ({ filed }) => ({
    path: `/api/moderation/appeals/${filed.appealId}/decision`,
    body: { version: 1, isReversed: false, statement: STATEMENT },
  })),
  'POST /api/moderation/cases/{caseId}/threats': staffOnly(
    200,
    ofCase('/threats', { authority: 'Pharos', note: 'Transmis.' }),
  ),
  'GET /api/moderation/words': adminOnly(200, at('/api/moderation/words')),
  'POST /api/moderation/words': adminOnly(200, at('/api/moderation/words', { word: 'miracle', act: 'flag' })),
  'DELETE /api/moderation/words/{id}': adminOnly(404, () => ({ path: `/api/moderation/words/${crypto.randomUUID()}` })),

  'GET /api/legal/facts': everyone(200, at('/api/legal/facts')),
  'GET /api/live/events': members(200, at('/api/live/events?since=0')),

  'GET /api/journals': members(200, at('/api/journals')),
  'POST /api/journals': ownerOnly(201, ({ postId }) => ({ path: '/api/journals', body: { postId } })),
  'GET /api/journals/{id}': ownerOnly(200, ({ journalId }) => ({ path: `/api/journals/${journalId}` })),
  'DELETE /api/journals/{id}': ownerOnly(200, ({ journalId }) => ({ path: `/api/journals/${journalId}` })),
  'PUT /api/journals/{id}/title': ownerOnly(200, ({ journalId }) => ({
    path: `/api/journals/${journalId}/title`,
    body: { title: 'Autre' },
  })),
  'PUT /api/journals/{id}/pace': ownerOnly(200, ({ journalId }) => ({
    path: `/api/journals/${journalId}/pace`,
    body: { pace: 'none' },
  })),
  'PUT /api/journals/{id}/measures': ownerOnly(200, ({ journalId }) => ({
    path: `/api/journals/${journalId}/measures`,
    body: { measures: [{ name: 'Effort', scale: 'ten' }] },
  })),
  'GET /api/me/day': members(200, at('/api/me/day')),
  'POST /api/me/day': ownerOnly(200, ({ journalId }) => ({
    path: '/api/me/day',
    body: { requestId: crypto.randomUUID(), subject: { journalId }, day: '2026-01-03', intensity: 3, seen: null },
  })),
  'GET /api/journals/{id}/curve': ownerOnly(200, ({ journalId }) => ({ path: `/api/journals/${journalId}/curve` })),
  'GET /api/journals/{id}/entries': ownerOnly(200, ({ journalId }) => ({
    path: `/api/journals/${journalId}/entries`,
  })),
  'GET /api/journals/{id}/entries/{day}': ownerOnly(200, ({ journalId }) => ({
    path: `/api/journals/${journalId}/entries/2026-01-01`,
  })),
  'PUT /api/journals/{id}/entries/{day}': ownerOnly(200, ({ journalId }) => ({
    path: `/api/journals/${journalId}/entries/2026-01-01`,
    body: { intensity: 3, note: '', replaces: null },
  })),
  'DELETE /api/journals/{id}/entries/{day}': ownerOnly(200, ({ journalId }) => ({
    path: `/api/journals/${journalId}/entries/2026-01-02`,
    body: { version: 1 },
  })),
  'GET /api/journals/{id}/summary': ownerOnly(200, ({ journalId }) => ({
    path: `/api/journals/${journalId}/summary?from=2026-01-01&to=2026-02-01`,
  })),
  'GET /api/journals/{id}/summary.pdf': ownerOnly(200, ({ journalId }) => ({
    path: `/api/journals/${journalId}/summary.pdf?from=2026-01-01&to=2026-02-01`,
  })),

  'POST /api/medication/reports': members(201, () => ({ path: '/api/medication/reports', body: declaring() })),
  'GET /api/medication/reports': members(200, at('/api/medication/reports')),
  'GET /api/medication/figures': members(200, at('/api/medication/figures')),
  'GET /api/medication/reports/{id}': ownerOnly(200, ({ reportId }) => ({
    path: `/api/medication/reports/${reportId}`,
  })),
  'PUT /api/medication/reports/{id}': ownerOnly(200, ({ reportId }) => ({
    path: `/api/medication/reports/${reportId}`,
    body: { ...edited(declaring({ severity: 5 })), version: 1 },
  })),
  'DELETE /api/medication/reports/{id}': ownerOnly(200, ({ reportId }) => ({
    path: `/api/medication/reports/${reportId}`,
  })),
  'GET /api/medication/reports/{id}/history': ownerOnly(200, ({ reportId }) => ({
    path: `/api/medication/reports/${reportId}/history`,
  })),
  'GET /api/medication/reports/{id}/declaration.pdf': ownerOnly(200, ({ reportId }) => ({
    path: `/api/medication/reports/${reportId}/declaration.pdf`,
  })),
  'GET /api/medication/reports/{id}/e2b.xml': ownerOnly(200, ({ reportId }) => ({
    path: `/api/medication/reports/${reportId}/e2b.xml`,
  })),
  'GET /api/medication/drugs': members(200, at('/api/medication/drugs?search=doli')),

  'POST /media/uploads': members(201, () => ({
    path: '/media/uploads',
    headers: { ...TUS, 'upload-length': '9', 'upload-metadata': uploadMetadata() },
  })),
  'POST /media/uploads/:id': members(400, ({ uploadId }) => ({ path: `/media/uploads/${uploadId}`, headers: TUS })),
  'GET /media/uploads': members(404, at('/media/uploads')),
  'GET /media/uploads/:id': members(404, ({ uploadId }) => ({ path: `/media/uploads/${uploadId}` })),
  'PATCH /media/uploads': members(404, at('/media/uploads')),
  'PATCH /media/uploads/:id': ownerOnly(204, ({ uploadId }) => ({
    path: `/media/uploads/${uploadId}`,
    headers: { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    bytes: 'un début',
  })),
  'DELETE /media/uploads': members(404, at('/media/uploads')),
  'DELETE /media/uploads/:id': ownerOnly(204, ({ uploadId }) => ({
    path: `/media/uploads/${uploadId}`,
    headers: TUS,
  })),
  'OPTIONS /media/uploads': members(204, at('/media/uploads')),
  'OPTIONS /media/uploads/:id': members(204, ({ uploadId }) => ({ path: `/media/uploads/${uploadId}` })),
  'GET /media/:kind/:key/:file': { ...ownerOnly(200, () => ({ path: picture.small! })), visitor: 404 },
  'GET /media/kept/:id': everyone(404, () => ({ path: `/media/kept/${crypto.randomUUID()}` })),
  'ALL /media/*': everyone(404, at('/media/symptom-photos/')),

  'GET /api/health': everyone(200, at('/api/health')),
  'GET /api/openapi.json': everyone(200, at('/api/openapi.json')),
  'GET /api/docs': everyone(200, at('/api/docs')),
  'GET /api/docs/start.js': everyone(200, at('/api/docs/start.js')),
  'GET /api/docs/swagger-ui-bundle.js': everyone(200, at('/api/docs/swagger-ui-bundle.js')),
  'GET /api/docs/swagger-ui.css': everyone(200, at('/api/docs/swagger-ui.css')),
  'ALL /api/auth/*': everyone(404, at('/api/auth/list-sessions')),
  'GET /.well-known/audit-heads': everyone(200, at('/.well-known/audit-heads')),
  'GET /.well-known/security.txt': everyone(200, at('/.well-known/security.txt')),
  'GET /robots.txt': everyone(200, at('/robots.txt')),
  'GET /.well-known/change-password': everyone(302, at('/.well-known/change-password')),
  'GET /.well-known/*': everyone(404, at('/.well-known/anything')),
  'GET /assets/*': everyone(404, at('/assets/absent.js')),
  'GET /:file{[\\w.-]+\\.(?:js|svg|png|ico|webmanifest|txt)}': everyone(200, at('/absent.js')),
  'GET /jour': { ...members(200, at('/jour')), visitor: 302 },
  'GET *': everyone(200, at('/feed')),
}

let people: Record<Exclude<Actor, 'visitor'> | 'bystander' | 'friend', Person>
const STAFF = [
  ['moderator', 'moderator'],
  ['professional', 'medical_professional'],
  ['admin', 'admin'],
] as const
const served = mkdtempSync(join(tmpdir(), 'vecu-web-'))
/** The conversation that a friend asked for and the owner accepted; both agreed to calls too. */
let talk: { id: string; requestId: string }
/** A copy of the owner’s data. */
let copyId = ''
/** A picture of the owner’s that belongs to nothing yet. */
let picture: Media

beforeAll(async () => {
  people = await world.people('owner', 'other', 'moderator', 'professional', 'admin', 'bystander', 'friend')
  for (const [who, granted] of STAFF) {
    await grantRole(world.services(), { email: people[who].email, granted })
    await world.secondFactor(people[who])
  }
  picture = await add(people.owner, await photo())
  // Weeks will have passed when the picture is asked for, and a file that old which belongs to nothing is swept away: so its date lies ahead.
  await world
    .services()
    .db.update(media)
    .set({ createdAt: new Date(world.now().getTime() + 1_000 * HOUR_MS) })
    .where(eq(media.id, picture.id))
  copyId = await storedCopy(world, people.owner)
  const { as } = world
  const { id, request } = await as(people.friend).chat.start({ memberId: people.owner.id })
  talk = { id, requestId: request!.id }
  await as(people.owner).chat.answer({ id: talk.requestId, isAccepted: true })
  for (const [asking, asked] of [
    [people.friend, people.owner],
    [people.owner, people.friend],
  ] as const)
    await as(asking).chat.start({ memberId: asked.id, kind: 'video' })
  writeFileSync(join(served, 'index.html'), '<!doctype html>')
  // Every thing is made once, so that every list holds something.
  await setScene('', new Set(Object.keys(NOTHING) as (keyof Scene)[]))
})

afterAll(() => rmSync(served, { recursive: true, force: true }))

test('every route has its row, and no row is left over', () => {
  expect(Object.keys(MATRIX).sort()).toEqual([...contractRoutes(contract), ...otherRoutes()].sort())
})

describe.each(Object.entries(MATRIX))('%s', (route, row) => {
  const method = route.split(' ')[0]!.replace('ALL', 'GET')
  let shared: Promise<Scene> | undefined
  test.each(ACTORS)('answers the %s as the matrix says', async (actor) => {
    // Each person gets an address of their own: all rows from one address would be a flood.
    for (const person of Object.values(people)) person.address = world.newAddress()
    // A refusal changes nothing and neither does reading: the scene is shared until an actor is granted a change.
    shared ??= setScene(route, namesIn(row))
    const scene = await shared
    if (method !== 'GET' && row[actor] < 400) shared = undefined
    const me = actor === 'visitor' ? undefined : people[actor]
    const { path, body, headers, bytes } = row.ask(scene)
    const sent = bytes ?? (body && JSON.stringify(body))
    const response = await request(path, { method, ...(sent && { body: sent }), ...(headers && { headers }) }, me)
    // Where the others are signed out, the asking browser gets another session.
    if (me) takeCookies(me, response.headers.getSetCookie())
    expect([response.status, response.status === row[actor] ? '' : await response.text()]).toEqual([row[actor], ''])
  })
})

/** Routes whose callers add parameters of their own: mail programs (RFC 8058), identity providers (RFC 6749, 4.1.2), and links to pages, which carry marks. */
const TAKES_ANYTHING = new Set([
  ...['GET', 'POST'].map((method) => `${method} /api/notifications/unsubscribe/{token}`),
  'ALL /api/auth/*',
  ...['GET *', 'GET /jour', 'GET /assets/*', 'GET /:file{[\\w.-]+\\.(?:js|svg|png|ico|webmanifest|txt)}'],
])

test('every route refuses a parameter that nothing reads, by its name, in its query and in its body', async () => {
  const inContract = new Set(contractRoutes(contract))
  const taken: string[] = []
  for (const [route, row] of Object.entries(MATRIX).filter(([route]) => !TAKES_ANYTHING.has(route))) {
    const method = route.split(' ')[0]!.replace('ALL', 'GET')
    const { path, body, headers, bytes } = row.ask(ABSENT)
    const me = inContract.has(route) ? undefined : people[whoMay(row)]
    const refuses = async (where: string, init: RequestInit) => {
      const response = await request(where, { method, ...init, ...(headers && { headers }) }, me)
      const said = await response.text()
      return said.includes('"path":"unasked","code":"unknown"')
    }
    const sent = bytes ?? (body && JSON.stringify(body))
    const asked = `${path}${path.includes('?') ? '&' : '?'}unasked=1`
    if (!(await refuses(asked, sent ? { body: sent } : {}))) taken.push(`${route}, in its query`)
    if (method === 'GET' || bytes || !inContract.has(route)) continue
    if (!(await refuses(path, { body: JSON.stringify({ ...body, unasked: 1 }) }))) taken.push(`${route}, in its body`)
  }
  expect(taken).toEqual([])
})

const whoMay = (row: Row) => (['owner', 'admin'] as const).find((actor) => row[actor] < 400) ?? 'owner'

/** Things that are not there: a parameter is refused before anything is looked for. */
const ABSENT: Scene = {
  ...(Object.fromEntries(Object.keys(NOTHING).map((name) => [name, crypto.randomUUID()])) as Record<
    keyof Scene,
    string
  >),
  conferenceEndsAt: '2030-01-01T00:00:00.000Z',
  filed: {
    caseId: crypto.randomUUID(),
    reportId: crypto.randomUUID(),
    code: newReceiptCode(),
    decisionId: crypto.randomUUID(),
    appealId: crypto.randomUUID(),
  },
}

/** The web's routes exist only where a web was built: this test's own app has one, on the same services. */
async function request(path: string, init: RequestInit, me: Person | undefined) {
  const headers = { 'content-type': 'application/json', ...(me && { cookie: me.cookie }), ...(init.headers as object) }
  if (/^\/(api|media)/.test(path)) return world.fetch(path, { ...init, headers }, me)
  webApp ??= openHttp(world.appServices(), served)
  return webApp.request(path, { ...init, headers })
}
let webApp: ReturnType<typeof openHttp> | undefined

type Names = Set<keyof Scene>

/** Returns the fields of the scene that a row uses: the others are not made for it, or a thousand requests would take minutes. */
function namesIn({ ask }: Row): Names {
  const names: Names = new Set()
  ask(new Proxy(NOTHING, { get: (nothing, name: keyof Scene) => names.add(name) && nothing[name] }))
  return names
}

async function setScene(route: string, names: Names): Promise<Scene> {
  world.advance(HOUR_MS + 1_000)
  // A member may leave only so many unused files lying about, so those of earlier scenes are removed.
  await world
    .services()
    .db.delete(media)
    .where(and(isNull(media.subjectId), ne(media.id, picture.id)))
  const { owner, other } = people
  const isNamed = (...some: (keyof Scene)[]) => some.some((name) => names.has(name))
  const scene = { ...NOTHING }
  if (isNamed('postId', 'commentId', 'treatmentId'))
    scene.postId = (await world.as(owner).posts.publishSymptom(inOwnWords({ country: null }))).id
  if (isNamed('otherPostId', 'noticeId'))
    scene.otherPostId = (await world.as(other).posts.publishSymptom(inOwnWords({ country: null }))).id
  if (isNamed('treatmentId'))
    scene.treatmentId = (
      await world.as(owner).treatments.add({
        ...{ postId: scene.postId, requestId: crypto.randomUUID(), name: 'Repos', kind: 'sleep' },
      })
    ).id
  if (isNamed('commentId')) scene.commentId = (await world.as(owner).comments.add(saying(scene.postId))).id
  if (isNamed('journalId')) scene.journalId = (await world.as(owner).journals.start({ title: 'Sommeil' })).id
  if (isNamed('reportId', 'reportPairId')) scene.reportId = (await world.as(owner).medication.declare(declaring())).id
  if (isNamed('reportPairId')) scene.reportPairId = await pairWith(scene.reportId)
  if (isNamed('mediaId')) scene.mediaId = (await readyPictures(world, owner, 1))[0]!
  if (isNamed('avatarId')) scene.avatarId = (await readyPictures(world, owner, 1, 'avatars'))[0]!
  if (isNamed('uploadId')) scene.uploadId = idOf(await begin(owner))
  if (isNamed('messageId')) scene.messageId = (await world.as(owner).chat.send(writing(talk.id))).id
  if (isNamed('callId')) scene.callId = await callOfTheTwo({ isTaken: !route.endsWith('/answer') })
  if (isNamed('conferenceId', 'questionId')) [scene.conferenceId, scene.questionId] = await conferenceFor(route)
  if (isNamed('conferenceEndsAt')) scene.conferenceEndsAt = await endOf(scene.conferenceId)
  if (isNamed('noticeId')) scene.noticeId = await noticeOf(scene.otherPostId)
  if (isNamed('filed')) scene.filed = await filedFor(route)
  return scene
}

async function noticeOf(subjectId: string): Promise<string> {
  const { db, newId, now } = world.services()
  const { owner, other } = people
  const id = newId()
  await db
    .insert(notice)
    .values({ id, recipientId: owner.id, senderId: other.id, kind: 'match', subjectId, createdAt: now() })
  return id
}

async function filedFor(route: string): Promise<Filed> {
  const { db, newId, now } = world.services()
  const { owner, friend } = people
  const filed = { caseId: newId(), reportId: newId(), code: newReceiptCode(), decisionId: newId(), appealId: newId() }
  const at = now()
  const isAppealed = route.includes('/appeals/')
  const isDecided = isAppealed || route.includes('/decisions/')
  await db.insert(moderationCase).values({
    id: filed.caseId,
    kind: 'message',
    subjectId: newId(),
    authorId: owner.id,
    openedAt: at,
    state: isAppealed ? 'appealed' : isDecided ? 'closed' : 'open',
  })
  await db.insert(contentReport).values({
    id: filed.reportId,
    caseId: filed.caseId,
    requestId: newId(),
    digest: '',
    code: filed.code,
    reporterId: friend.id,
    isVisitor: false,
    language: 'fr',
    reason: 'harassment',
    weight: 4,
    voice: 1,
    evidence: [],
    createdAt: at,
  })
  if (isDecided)
    await db.insert(moderationDecision).values({
      id: filed.decisionId,
      caseId: filed.caseId,
      act: 'hide',
      sanction: 'none',
      reason: 'harassment',
      ground: 'terms',
      statement: STATEMENT,
      isAutomatic: false,
      decidedAt: at,
    })
  if (isAppealed)
    await db.insert(moderationAppeal).values({
      id: filed.appealId,
      decisionId: filed.decisionId,
      requestId: newId(),
      byId: owner.id,
      side: 'author',
      text: STATEMENT,
      createdAt: at,
    })
  return filed
}

async function pairWith(reportId: string): Promise<string> {
  // More than a member's reports of a day are searched here, several of one medication; and of a member one stands in a list.
  const { db } = world.services()
  await db.delete(medicationReport).where(eq(medicationReport.memberId, people.friend.id))
  await db.delete(quotaUse).where(eq(quotaUse.kind, 'medication-search'))
  await db.delete(medicationSearchEntry)
  const { id } = await world.as(people.friend).medication.declare(declaring())
  for (const each of [id, reportId]) await searchFor(world.services(), { reportId: each })
  await onTheDayAfter(world)
  return pairIdOf(world, reportId, id)
}

/** A call that the friend began, and the owner took; a member may make so many a minute, so it is a row. */
async function callOfTheTwo({ isTaken }: { isTaken: boolean }): Promise<string> {
  const id = world.services().newId()
  const at = world.now()
  await world
    .services()
    .db.insert(call)
    .values({
      id,
      conversationId: talk.id,
      callerId: people.friend.id,
      calleeId: people.owner.id,
      startedAt: at,
      answeredAt: isTaken ? at : null,
      callerSeenAt: at,
      calleeSeenAt: isTaken ? at : null,
      callerShowsAddress: true,
      calleeShowsAddress: isTaken,
    })
  return id
}

/** Returns a conference that has not begun where its hours are changed. */
const conferenceFor = async (route: string): Promise<[string, string]> =>
  route === 'PUT /api/conferences/{id}'
    ? [await aConference(world), '']
    : route.includes('/replay')
      ? replayOfTheOwner()
      : roomOfTheOwner()

async function endOf(conferenceId: string): Promise<string> {
  const [row] = await world.services().db.select().from(conference).where(eq(conference.id, conferenceId))
  return row!.endsAt.toISOString()
}

/** Makes a conference that is over, whose replay shows its owner. */
async function replayOfTheOwner(): Promise<[string, string]> {
  const { db, now, storage } = world.services()
  const [conferenceId, questionId] = await roomOfTheOwner()
  await db.update(conference).set({ endedAt: now() }).where(eq(conference.id, conferenceId))
  await aReplay({ db, now, put: storage.put }, { conferenceId, speakerId: people.owner.id, beganAt: now() })
  await db.insert(replayCaptions).values({ conferenceId, language: 'fr', body: 'WEBVTT\n', addedAt: now() })
  return [conferenceId, questionId]
}

async function roomOfTheOwner(): Promise<[string, string]> {
  const { owner, friend } = people
  const { db, newId, now } = world.services()
  const [conferenceId, id] = [await aLiveConference(world, { moderators: [owner] }), newId()]
  await db.insert(roomMessage).values({
    id,
    conferenceId,
    seq: 1,
    memberId: friend.id,
    requestId: newId(),
    kind: 'question',
    body: 'Et la nuit ?',
    isFromExpert: false,
    isAnonymous: false,
    createdAt: now(),
    state: 'approved',
  })
  await db.update(conference).set({ lastSeq: 1 }).where(eq(conference.id, conferenceId))
  return [conferenceId, id]
}

const uploadMetadata = () =>
  Object.entries({ filename: 'photo.jpg', filetype: 'image/jpeg', form: crypto.randomUUID() })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

type Node = { '~orpc'?: { route: { method?: string; path?: string } } } & object

function contractRoutes(node: Node): string[] {
  const procedure = node['~orpc']
  if (procedure) return [`${procedure.route.method} /api${procedure.route.path}`]
  return Object.values(node).flatMap((child: Node) => contractRoutes(child))
}

/** Returns the routes outside the contract. Middleware and the contract's two doors, on wildcards for all methods, are left out. */
function otherRoutes(): string[] {
  const doors = new Set(['ALL /*', 'ALL /api/*', 'ALL /rpc/*'])
  return [...new Set(openHttp(world.appServices(), served).routes.map(({ method, path }) => `${method} ${path}`))]
    .filter((route) => !doors.has(route))
    .map((route) => route.replace('GET /*', 'GET *'))
}
