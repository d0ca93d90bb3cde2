import type { SubjectKind } from '#contract/moderation/schema.ts'
import { memberFor, profileFacts } from '#server/accounts/queries.ts'
import { messagesById } from '#server/chat/message-queries.ts'
import { isSealed } from '#server/chat/sealed-queries.ts'
import { mayReadRoom } from '#server/conferences/policy.ts'
import { conferenceById } from '#server/conferences/queries.ts'
import { roomMessageById, roomMessageFacts } from '#server/conferences/room-queries.ts'
import { topicFacts, topicFor } from '#server/conferences/topic-queries.ts'
import { accessIn } from '#server/conferences/views.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { mayReadComment } from '#server/posts/comment-policy.ts'
import { commentById, commentFacts } from '#server/posts/comment-queries.ts'
import { mayRead } from '#server/posts/policy.ts'
import { postById, postsById } from '#server/posts/queries.ts'
import { mayReadEntry } from '#server/treatments/policy.ts'
import { treatmentById, treatmentFacts } from '#server/treatments/queries.ts'
import type { CaseRow, Snapshot } from './tables.ts'

// This file and commands/hide-subject.ts alone know every kind of thing that can be reported, through the functions of the modules that own them.

export type Subject = { kind: SubjectKind; id: string }

export type SubjectFacts = Subject & {
  authorId: string | null
  content: Snapshot | null
  path: string | null
  isHidden: boolean
  isHeld: boolean
  isAnonymous: boolean
}

const KNOWN = { isAnonymous: false, isHeld: false }

export const subjectFacts = (db: Reader, { kind, id }: Subject): Promise<SubjectFacts | undefined> =>
  FACTS[kind](db, id)

export const factsIn = async (db: Reader, { kind, subjectId }: CaseRow): Promise<SubjectFacts | undefined> =>
  kind && subjectId ? subjectFacts(db, { kind, id: subjectId }) : undefined

export const textDigest = (facts: SubjectFacts | undefined): string | null => {
  if (!facts?.content) return null
  const { title, body } = facts.content
  return digestOf({ title, body })
}

export const presentDigest = async (db: Reader, row: CaseRow): Promise<string | null> =>
  textDigest(await factsIn(db, row))

const FACTS: Record<SubjectKind, (db: Reader, id: string) => Promise<SubjectFacts | undefined>> = {
  async post(db, id) {
    const post = (await postsById(db, [id])).get(id)
    if (!post) return undefined
    const { authorId, title, description, tags, duration, place, resolution, outcomeNotes, diagnosis } = post
    const { isHidden, isHeld } = post
    const named = diagnosis && [diagnosis.name, diagnosis.examination, diagnosis.specialist, diagnosis.timeTaken]
    const body = [
      ...[description, tags.join(', '), duration, place, resolution?.treatment, resolution?.notes],
      ...[outcomeNotes, ...(named ?? [])],
    ]
      .filter(Boolean)
      .join('\n\n')
    return {
      ...KNOWN,
      kind: 'post',
      id,
      authorId,
      content: { title, body },
      path: `/post/${id}`,
      isHidden,
      isHeld,
    }
  },
  async comment(db, id) {
    const found = await commentFacts(db, id)
    if (!found) return undefined
    const { authorId, postId, body, isHidden, isHeld } = found
    const path = `/post/${postId}#commentaire-${id}`
    return { ...KNOWN, kind: 'comment', id, authorId, content: { title: null, body }, path, isHidden, isHeld }
  },
  async message(db, id) {
    const row = (await messagesById(db, [id])).get(id)
    if (!row?.senderId || row.callId) return undefined
    if (row.deletedAt && !(await isSealed(db, id))) return undefined
    const isHidden = row.hiddenAt !== null
    return { ...KNOWN, kind: 'message', id, authorId: row.senderId, content: null, path: null, isHidden }
  },
  async member(db, id) {
    const found = await profileFacts(db, id)
    if (!found) return undefined
    const content = { title: found.username, body: '' }
    return { ...KNOWN, kind: 'member', id, authorId: id, content, path: `/member/${id}`, isHidden: found.isHidden }
  },
  async room(db, id) {
    const found = await roomMessageFacts(db, id)
    if (!found) return undefined
    const { authorId, conferenceId, body, answer, expertId, isAnonymous, isHidden } = found
    const path = `/conference/${conferenceId}`
    const content = { title: null, body, ...(answer && { answer: { body: answer, byId: expertId } }) }
    return { ...KNOWN, kind: 'room', id, authorId, content, path, isHidden, isAnonymous }
  },
  async treatment(db, id) {
    const found = await treatmentFacts(db, id)
    if (!found) return undefined
    const { authorId, postId, name, body, isHidden, isHeld } = found
    const path = `/post/${postId}#essai-${id}`
    return { ...KNOWN, kind: 'treatment', id, authorId, content: { title: name, body }, path, isHidden, isHeld }
  },
  async topic(db, id) {
    const row = await topicFacts(db, id)
    if (!row) return undefined
    const path = `/expert-conferences#sujet-${id}`
    const { memberId: authorId, title, hiddenAt } = row
    const content = { title: null, body: title }
    return { ...KNOWN, kind: 'topic', id, authorId, content, path, isHidden: hiddenAt !== null, isAnonymous: true }
  },
}

/** For a private message ask `reportedThread`. */
export async function isSeenBy(
  tx: Tx,
  { actor, now }: Pick<MemberCtx, 'actor' | 'now'>,
  { kind, id }: Subject,
): Promise<boolean> {
  if (kind === 'message') return false
  if (kind === 'member') return (await memberFor(tx, actor.id, id)) !== undefined
  if (kind === 'post') {
    const post = await postById(tx, actor.id, id)
    return post !== undefined && mayRead(actor, post) === 'yes'
  }
  if (kind === 'comment') {
    const found = await commentById(tx, actor.id, id)
    return found !== undefined && mayReadComment(actor, found.reading) === 'yes'
  }
  if (kind === 'treatment') {
    const found = await treatmentById(tx, actor.id, id)
    if (!found) return false
    const { authorId, hiddenAt } = found.row
    return mayReadEntry(actor, { authorId, isHidden: hiddenAt !== null }, found.post) === 'yes'
  }
  if (kind === 'topic') return (await topicFor(tx, actor.id, id)) !== undefined
  const said = await roomMessageFacts(tx, id)
  const row = said && (await conferenceById(tx, said.conferenceId))
  if (!row) return false
  const access = await accessIn({ actor, now }, tx, row)
  if (mayReadRoom(access) !== 'yes') return false
  const reading = { memberId: actor.id, isStaff: access.isStaff, isOver: access.status !== 'live' }
  return (await roomMessageById(tx, reading, { conferenceId: row.id, messageId: id })) !== undefined
}

export const isHiddenByRules = (kind: SubjectKind): boolean => kind !== 'message' && kind !== 'member'

const PLACES: [RegExp, SubjectKind][] = [
  [/#commentaire-([\da-f-]{36})/i, 'comment'],
  [/#essai-([\da-f-]{36})/i, 'treatment'],
  [/\/post\/([\da-f-]{36})/i, 'post'],
  [/\/member\/([\da-f-]{36})/i, 'member'],
  [/#sujet-([\da-f-]{36})/i, 'topic'],
]
const IS_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export function subjectIn(place: string | null): Subject | undefined {
  for (const [pattern, kind] of PLACES) {
    const id = pattern.exec(place ?? '')?.[1]?.toLowerCase()
    if (id && IS_ID.test(id)) return { kind, id }
  }
  return undefined
}
