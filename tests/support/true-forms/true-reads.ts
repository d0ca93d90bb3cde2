import { sql } from 'drizzle-orm'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import type { BusyLife } from '../fixtures/full-account.ts'
import type { Person, World } from '../world.ts'
import type { TrueForms } from './true-forms.ts'

type Reader = { reader: Person; life: BusyLife; other: Person }

/** Forms of the operations that made-up fields get through: most of them read, and all may be sent again and again. */
export function trueReads(world: World, { reader, life, other }: Reader) {
  const own =
    (given: object = {}) =>
    () => ({ who: reader, given })
  const open =
    (given: object = {}) =>
    () => ({ who: undefined, given })
  const ofPost = { postId: life.post }
  const aComment = async () => {
    const { rows } = await world
      .services()
      .db.execute<{ id: string }>(
        sql`select id from comment where post_id = ${life.post} and parent_id is null order by id limit 1`,
      )
    return rows[0]!.id
  }
  const [{ id: symptom }] = SYMPTOMS

  return {
    'accounts.block': own({ memberId: other.id }),
    'accounts.blocks': own(),
    'accounts.forgetWaitingStory': own(),
    'accounts.me': own(),
    'accounts.member': own({ memberId: other.id }),
    'accounts.setPreferences': own({ language: 'fr', theme: 'auto' }),
    'accounts.unblock': own({ memberId: other.id }),
    'accounts.waitingStory': own(),
    'calls.current': own(),
    'chat.approach': own({ memberId: other.id }),
    'chat.contacts': own(),
    'chat.conversations': own(),
    'chat.figures': own(),
    'chat.manners': own(),
    'chat.requests': own(),
    'chat.unread': own(),
    'closest.list': own({ id: life.post }),
    'closest.lookUp': own({ words: 'fourmis' }),
    'closest.ofAll': own(),
    'closest.proposals': own({ id: life.post }),
    'closest.understood': own({ id: life.post }),
    'comments.get': async () => ({ who: reader, given: { id: await aComment() } }),
    'comments.list': own(ofPost),
    'comments.replies': async () => ({ who: reader, given: { parentId: await aComment() } }),
    'conferences.calendar': open({ id: life.conference }),
    'conferences.get': own({ id: life.conference }),
    'conferences.list': own(),
    'conferences.mine': own(),
    'journals.curve': own({ id: life.journal }),
    'journals.entries': own({ id: life.journal }),
    'journals.entry': own({ id: life.journal, day: '2026-01-02' }),
    'journals.get': own({ id: life.journal }),
    'journals.list': own(),
    'journals.today': own(),
    'legal.facts': open(),
    'live.events': own({ since: 0 }),
    'matching.figures': own(),
    'matching.list': own(),
    'matching.meToos': own(),
    'medication.e2b': own({ id: life.report }),
    'medication.figures': own(),
    'medication.get': own({ id: life.report }),
    'medication.history': own({ id: life.report }),
    'medication.mine': own(),
    'medication.officialReportPdf': own({ id: life.report }),
    'medicationMatches.list': own(),
    'moderation.mine': own(),
    'notifications.list': own(),
    'notifications.markAllRead': own(),
    'notifications.openUnsubscribe': open({ token: 'lien' }),
    'notifications.preferences': own(),
    'notifications.told': own(),
    'notifications.unread': own(),
    'observatory.read': open(),
    'posts.byMember': own({ memberId: other.id }),
    'posts.feed': own(),
    'posts.feedCounts': own(),
    'posts.get': own({ id: life.post }),
    'posts.mine': own(),
    'posts.mineCounts': own(),
    'posts.mineFigures': own(),
    'posts.newer': own({ since: life.post }),
    'posts.publicStats': open(),
    'posts.tallies': own({ ids: [life.post] }),
    'professionals.mine': own(),
    'proposals.mine': own(),
    'push.get': own(),
    'push.unsubscribe': own(),
    'rights.askExport': own(),
    'rights.exports': own(),
    'rights.readings': own(),
    'security.get': own(),
    'settings.endOtherSessions': own(),
    'settings.get': own(),
    'settings.removeAvatar': own(),
    'settings.sessions': own(),
    'settings.setMatching': own({ isMatched: true }),
    'settings.setMedicationMatching': own({ isMedicationMatched: true }),
    'topics.list': own(),
    'treatments.list': own(ofPost),
    'whatHelped.read': own({ symptom }),
    'whatHelped.stories': own({ symptom, key: 'repos' }),
  } satisfies TrueForms
}
