import type { Language } from '#contract/foundation/languages.ts'
import { exportReadings } from '#server/accounts/privacy/access-log-queries.ts'
import {
  exportAccount,
  exportBlocks,
  exportConsents,
  exportCopies,
  exportPasskeys,
  exportSanctions,
  exportSessions,
} from '#server/accounts/privacy/export.ts'
import type { Reachable } from '#server/accounts/privacy/privacy-queries.ts'
import { exportProfessionals } from '#server/accounts/professional/professional-queries.ts'
import {
  exportCalls,
  exportChatPreferences,
  exportChatRequests,
  exportConversations,
  exportMessages,
} from '#server/chat/export.ts'
import { exportCloseCases, exportDismissals } from '#server/closest/export.ts'
import { exportConferences, exportRoomMessages, exportVotes } from '#server/conferences/export.ts'
import { exportProposals } from '#server/conferences/proposal-queries.ts'
import { exportTopics } from '#server/conferences/topic-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import { exportQuotaUses } from '#server/foundation/quota.ts'
import { exportJournals } from '#server/journal/export.ts'
import { exportMatches } from '#server/matching/export.ts'
import { exportedFiles, exportMedia } from '#server/media/export.ts'
import { exportReportDismissals, exportReportMatches, exportReports } from '#server/medication/export.ts'
import { exportAppeals, exportContentReports, exportDecisions } from '#server/moderation/export.ts'
import { exportNoticeSettings, exportNotices } from '#server/notifications/export.ts'
import type { NoticeFacts } from '#server/notifications/queries.ts'
import { exportComments, exportLikes, exportMeToos, exportPosts } from '#server/posts/export.ts'
import { exportCare, exportTreatments } from '#server/treatments/export.ts'
import { jsonOf } from './export/json-of.ts'
import { READ_ME_NAMES, readMe } from './export/read-me.ts'
import type { SectionName } from './export/section-names.ts'
import { writeZip } from './export/write-zip.ts'
import { noticeViews } from './notices.ts'

type Source = Pick<Services, 'db' | 'config' | 'reader'> & {
  shownOf: (notices: readonly NoticeFacts[]) => Promise<ReadonlySet<string>>
  language: Language
  memberId: string
  addressOf: (postId: string) => string
  now: Date
}
type Section = (source: Source) => PromiseLike<object> | AsyncIterable<object>

export const SECTIONS = {
  account: ({ db, memberId }) => exportAccount(db, memberId),
  consents: ({ db, memberId }) => exportConsents(db, memberId),
  sessions: ({ db, memberId }) => exportSessions(db, memberId),
  passkeys: ({ db, memberId }) => exportPasskeys(db, memberId),
  blocks: ({ db, memberId }) => exportBlocks(db, memberId),
  sanctions: ({ db, memberId }) => exportSanctions(db, memberId),
  copies: ({ db, memberId }) => exportCopies(db, memberId),
  professionalRequests: ({ db, memberId }) => exportProfessionals(db, memberId),
  posts: ({ db, memberId, addressOf }) => exportPosts(db, memberId, addressOf),
  treatments: ({ db, memberId, addressOf }) => exportTreatments(db, memberId, addressOf),
  care: ({ db, memberId, addressOf }) => exportCare(db, memberId, addressOf),
  comments: ({ db, memberId, addressOf }) => exportComments(db, memberId, addressOf),
  likes: ({ db, memberId, addressOf }) => exportLikes(db, memberId, addressOf),
  meToos: ({ db, memberId, addressOf }) => exportMeToos(db, memberId, addressOf),
  media: ({ db, memberId }) => exportMedia(db, memberId),
  journals: ({ db, memberId, addressOf }) => exportJournals(db, memberId, addressOf),
  matches: ({ db, config, memberId, addressOf }) =>
    exportMatches(db, memberId, { kept: config.matchesKept, addressOf }),
  closeCases: ({ db, config, reader, language, memberId, addressOf }) =>
    exportCloseCases({ db, reader }, memberId, { kept: config.matchesKept, language, addressOf }),
  dismissedMatches: ({ db, memberId, addressOf }) => exportDismissals(db, memberId, addressOf),
  sideEffects: ({ db, memberId }) => exportReports(db, memberId),
  sideEffectMatches: ({ db, memberId }) => exportReportMatches(db, memberId),
  dismissedSideEffectMatches: ({ db, memberId }) => exportReportDismissals(db, memberId),
  conversations: ({ db, memberId }) => exportConversations(db, memberId),
  messages: ({ db, memberId }) => exportMessages(db, memberId),
  chatRequests: ({ db, memberId, now }) => exportChatRequests(db, memberId, now),
  calls: ({ db, memberId }) => exportCalls(db, memberId),
  chatSettings: ({ db, memberId }) => exportChatPreferences(db, memberId),
  conferences: ({ db, memberId }) => exportConferences(db, memberId),
  roomMessages: ({ db, memberId }) => exportRoomMessages(db, memberId),
  votes: ({ db, memberId }) => exportVotes(db, memberId),
  conferenceProposals: ({ db, memberId }) => exportProposals(db, memberId),
  conferenceTopics: ({ db, memberId }) => exportTopics(db, memberId),
  reports: ({ db, memberId }) => exportContentReports(db, memberId),
  decisions: ({ db, memberId }) => exportDecisions(db, memberId),
  appeals: ({ db, memberId }) => exportAppeals(db, memberId),
  noticeSettings: ({ db, memberId }) => exportNoticeSettings(db, memberId),
  notices: ({ db, memberId, shownOf }) => exportNotices(db, memberId, shownOf),
  readings: ({ db, memberId }) => exportReadings(db, memberId),
  quotaUses: ({ db, memberId }) => exportQuotaUses(db, memberId),
} satisfies Record<SectionName, Section>

export async function writeCopy(services: Services, owner: Reachable, path: string): Promise<void> {
  const { db, config, reader, storage, now } = services
  const source: Source = {
    db,
    config,
    reader,
    language: owner.language,
    memberId: owner.id,
    shownOf: async (notices) => new Set((await noticeViews(services, owner.id, notices, true)).keys()),
    addressOf: (id) => `${config.baseUrl}/post/${id}`,
    now: now(),
  }
  const head = { format: 'vecu-export-1', site: config.baseUrl, madeAt: now() }
  const files = await exportedFiles(db, owner.id)
  await writeZip(path, now(), [
    { name: READ_ME_NAMES[owner.language], open: async () => [readMe(owner.language)] },
    { name: 'donnees.json', open: async () => jsonOf(head, SECTIONS, source) },
    ...files.map(({ name, stored }) => ({ name, isCompressed: true, open: () => storage.open(stored) })),
  ])
}
