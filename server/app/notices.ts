import { DAY_MS } from '#contract/foundation/durations.ts'
import type { Notice, NoticeKind } from '#contract/notifications/schema.ts'
import { type Person, peopleOf } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import { requestsToTell } from '#server/chat/request-queries.ts'
import { decidedProposals } from '#server/conferences/proposal-queries.ts'
import { conferencesToTell } from '#server/conferences/queries.ts'
import type { Services } from '#server/foundation/context.ts'
import { batchReads } from '#server/foundation/db/batched-reads.ts'
import { excerptOf } from '#server/foundation/text/cut.ts'
import { journalsReminded } from '#server/journal/queries.ts'
import { pairsWith } from '#server/matching/queries.ts'
import { resemblanceKey, resemblancesOf } from '#server/matching/resemblance-queries.ts'
import { medicationsInCommon } from '#server/medication/match-views.ts'
import { moderationNoticeFacts } from '#server/moderation/notice-queries.ts'
import type { NoticeViews } from '#server/notifications/procedures.ts'
import type { NoticeFacts } from '#server/notifications/queries.ts'
import { commentsFor } from '#server/posts/comment-queries.ts'
import { meTooAmong, meToosTold } from '#server/posts/me-too-queries.ts'
import { openStories, type PostSummary, postsById } from '#server/posts/queries.ts'

/** Notices hold no copy of the content, so that nothing outlasts a deletion, a hiding or a block. */
export const noticeViews: NoticeViews = async (services, readerId, notices, isCount = false) => {
  if (notices.length === 0) return new Map()
  const found = await batchReads(services.db, () => {
    const people = isCount ? NOBODY : peopleOf(services.db, notices.filter(isSent).map(sender))
    return Promise.all(VIEWERS.map((view) => view(services, readerId, notices, people, isCount)))
  })
  return new Map(found.flatMap((views) => [...views]))
}

const NOBODY = Promise.resolve(new Map<string, Person>())

type NoticeViewer = (
  services: Services,
  readerId: string,
  notices: readonly NoticeFacts[],
  people: Promise<ReadonlyMap<string, Person>>,
  isCount?: boolean,
) => Promise<Map<string, Notice>>

const OF_POSTS = new Set<NoticeKind>(['match', 'recovery', 'better', 'diagnosed'])

const postNotices: NoticeViewer = async ({ db }, readerId, notices, senders, isCount) => {
  const told = notices.filter(isSent).filter(({ kind }) => OF_POSTS.has(kind))
  const subjects = told.map(({ subjectId }) => subjectId)
  const isOutcome = ({ kind }: NoticeFacts) => kind !== 'match'
  const outcomes = told.filter(isOutcome).map(({ subjectId }) => subjectId)
  const matches = told.filter((notice) => !isOutcome(notice)).map(({ subjectId }) => subjectId)
  const [posts, people, pairs, resemblances, meToos] = await Promise.all([
    postsById(db, subjects),
    senders,
    pairsWith(db, readerId, isCount ? [] : matches),
    resemblancesOf(db, { memberIds: [readerId], postIds: isCount ? [] : outcomes }),
    meTooAmong(db, readerId, isCount ? [] : outcomes),
  ])
  const views = new Map<string, Notice>()
  for (const notice of told) {
    const { id, kind, subjectId } = notice
    const post = posts.get(subjectId)
    if (post?.isHidden) continue
    const view = { ...baseOf(notice, people), postId: subjectId }
    const outcome = {
      about: resemblances.get(resemblanceKey(readerId, subjectId)) ?? null,
      isMeToo: meToos.has(subjectId),
    }
    if (kind === 'match') {
      const { ownPostId = null, isClose = false } = pairs.get(subjectId) ?? {}
      views.set(id, { ...view, kind, postTitle: post?.title ?? null, ownPostId, isClose })
    } else if (kind === 'recovery' && post?.resolution) {
      const { treatment, notes } = post.resolution
      views.set(id, {
        ...view,
        ...outcome,
        kind,
        postTitle: post.title,
        matchType: 'symptom',
        treatment,
        notes,
      })
    } else if (post && ((kind === 'better' && isBetter(post)) || (kind === 'diagnosed' && post.diagnosis)))
      views.set(id, { ...view, ...outcome, kind, postTitle: post.title })
  }
  return views
}

/** If the author takes that back, the notices of the post disappear. */
const isBetter = ({ outcome }: PostSummary): boolean => outcome === 'better' || outcome === 'healed'

const meTooNotices: NoticeViewer = async ({ db }, readerId, notices, _senders, isCount) => {
  const told = notices.filter(({ kind }) => kind === 'meToo')
  const pairs = await meToosTold(
    db,
    readerId,
    told.map(({ subjectId }) => subjectId),
  )
  const latest = (memberIds: readonly string[]) => memberIds[0]!
  const people = await (isCount
    ? NOBODY
    : peopleOf(
        db,
        [...pairs.values()].map(({ memberIds }) => latest(memberIds)),
      ))
  return new Map(
    told.flatMap(({ id, createdAt, isRead, subjectId }): [string, Notice][] => {
      const pair = pairs.get(subjectId)
      if (!pair) return []
      const { postId, postTitle, memberIds } = pair
      const sender = authorView(latest(memberIds), people)
      return [[id, { id, createdAt, isRead, kind: 'meToo', postId, postTitle, sender, others: memberIds.length - 1 }]]
    }),
  )
}

const commentNotices: NoticeViewer = async ({ db }, readerId, notices, senders) => {
  const told = notices.filter(isSent).filter(({ kind }) => kind === 'comment' || kind === 'reply')
  const [comments, people] = await Promise.all([
    commentsFor(
      db,
      readerId,
      told.map(({ subjectId }) => subjectId),
    ),
    senders,
  ])
  const views = new Map<string, Notice>()
  for (const notice of told) {
    const { id, kind, subjectId } = notice
    const comment = comments.get(subjectId)
    if (!comment || (kind !== 'comment' && kind !== 'reply')) continue
    const { postId, postTitle, body } = comment
    views.set(id, {
      ...baseOf(notice, people),
      kind,
      postId,
      postTitle,
      commentId: subjectId,
      excerpt: excerptOf(body),
    })
  }
  return views
}

const reminders: NoticeViewer = async ({ db }, readerId, notices) => {
  const told = notices.filter(({ kind }) => kind === 'reminder')
  const journals = await journalsReminded(
    db,
    readerId,
    told.map(({ subjectId }) => subjectId),
  )
  return new Map(
    told.flatMap(({ id, createdAt, isRead, subjectId }): [string, Notice][] => {
      const journal = journals.get(subjectId)
      if (!journal) return []
      const { title: journalTitle, remindedFor: day } = journal
      return [[id, { id, createdAt, isRead, kind: 'reminder', journalId: subjectId, journalTitle, day }]]
    }),
  )
}

const checkIns: NoticeViewer = async ({ db }, readerId, notices) => {
  const told = notices.filter(({ kind }) => kind === 'checkIn')
  const stories = await openStories(
    db,
    readerId,
    told.map(({ subjectId }) => subjectId),
  )
  return new Map(
    told.flatMap(({ id, createdAt, isRead, subjectId }): [string, Notice][] => {
      const story = stories.get(subjectId)
      if (!story || (story.statedAt !== null && story.statedAt >= createdAt)) return []
      return [[id, { id, createdAt, isRead, kind: 'checkIn', postId: subjectId, postTitle: story.title }]]
    }),
  )
}

const requestNotices: NoticeViewer = async ({ db, now }, _readerId, notices, senders) => {
  const told = notices.filter(isSent).filter(({ kind }) => kind === 'request' || kind === 'accepted')
  const [requests, people] = await Promise.all([
    requestsToTell(
      db,
      told.map(({ subjectId }) => subjectId),
      now(),
    ),
    senders,
  ])
  const views = new Map<string, Notice>()
  for (const notice of told) {
    const { id, kind, subjectId } = notice
    const request = requests.get(subjectId)
    if (!request || (kind !== 'request' && kind !== 'accepted')) continue
    if ((kind === 'accepted') !== (request.status === 'accepted')) continue
    const { conversationId, kind: requestKind } = request
    views.set(id, { ...baseOf(notice, people), kind, conversationId, requestKind })
  }
  return views
}

const introductionNotices: NoticeViewer = async ({ db }, readerId, notices, senders) => {
  const told = notices.filter(isSent).filter(({ kind }) => kind === 'acquainted')
  const [medications, people] = await Promise.all([
    medicationsInCommon(
      db,
      readerId,
      told.map(({ subjectId }) => subjectId),
    ),
    senders,
  ])
  return new Map(
    told.flatMap((notice): [string, Notice][] => {
      const medication = medications.get(notice.subjectId)
      return medication === undefined
        ? []
        : [[notice.id, { ...baseOf(notice, people), kind: 'acquainted', medication }]]
    }),
  )
}

const conferenceNotices: NoticeViewer = async ({ db }, readerId, notices) => {
  const told = notices.filter(({ kind }) => kind === 'conference')
  const rows = await conferencesToTell(
    db,
    readerId,
    told.map(({ subjectId }) => subjectId),
  )
  return new Map(
    told.flatMap(({ id, createdAt, isRead, subjectId }): [string, Notice][] => {
      const row = rows.get(subjectId)
      if (!row) return []
      const { title: conferenceTitle, scheduledAt } = row
      const isSoon = scheduledAt.getTime() - createdAt.getTime() <= DAY_MS
      const what = row.cancelledAt ? 'cancelled' : isSoon ? 'soon' : 'changed'
      return [
        [
          id,
          { id, createdAt, isRead, kind: 'conference', conferenceId: subjectId, conferenceTitle, scheduledAt, what },
        ],
      ]
    }),
  )
}

const proposalNotices: NoticeViewer = async ({ db }, readerId, notices) => {
  const told = notices.filter(({ kind }) => kind === 'proposal')
  const rows = await decidedProposals(
    db,
    readerId,
    told.map(({ subjectId }) => subjectId),
  )
  return new Map(
    told.flatMap(({ id, createdAt, isRead, subjectId }): [string, Notice][] => {
      const row = rows.get(subjectId)
      if (!row) return []
      const { title: proposalTitle, state: what, conferenceId } = row
      return [[id, { id, createdAt, isRead, kind: 'proposal', proposalTitle, what, conferenceId }]]
    }),
  )
}

const moderationNotices: NoticeViewer = async ({ db }, readerId, notices) => {
  const told = notices.filter(({ kind }) => kind === 'moderation')
  const subjects = await moderationNoticeFacts(
    db,
    readerId,
    told.map(({ subjectId }) => subjectId),
  )
  return new Map(
    told.flatMap(({ id, createdAt, isRead, subjectId }): [string, Notice][] => {
      const view = subjects.get(subjectId)
      return view ? [[id, { id, createdAt, isRead, kind: 'moderation', ...view }]] : []
    }),
  )
}

const VIEWERS = [
  postNotices,
  meTooNotices,
  commentNotices,
  reminders,
  checkIns,
  requestNotices,
  introductionNotices,
  conferenceNotices,
  proposalNotices,
  moderationNotices,
]

type Sent = NoticeFacts & { senderId: string }

const isSent = (notice: NoticeFacts): notice is Sent => notice.senderId !== null

const sender = ({ senderId }: Sent) => senderId

const baseOf = ({ id, createdAt, isRead, senderId }: Sent, people: ReadonlyMap<string, Person>) => ({
  id,
  createdAt,
  isRead,
  sender: authorView(senderId, people),
})
