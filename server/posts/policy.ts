import { eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { OPEN_OUTCOMES } from '#contract/posts/limits.ts'
import { goesOn } from '#contract/posts/rules.ts'
import type { Outcome, PostKind } from '#contract/posts/schema.ts'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Verdict } from '#server/foundation/refusal.ts'
import { post } from './tables.ts'

export type PostAccess = {
  /** Null for an erased member. */
  authorId: string | null
  /** Hidden by moderation, or because its author withdrew the consent to health data. */
  isHidden: boolean
  /** The reader and its author share a block, whoever set it. */
  isBlocked: boolean
}
type Writing = { authorId: string; kind: PostKind; resolvedAt: Date | null }

/** Members may always read their own posts, and others' unless hidden or blocked, which are answered like posts that do not exist. */
export const mayRead = (who: Pick<Member, 'id'>, { authorId, isHidden, isBlocked }: PostAccess): Verdict =>
  authorId === who.id || !(isHidden || isBlocked) ? 'yes' : 'NOT_FOUND'

/**
 * SQL twin of `mayRead`, as a subselect for each row of the page: otherwise PostgreSQL would read all consents first.
 */
export const visibleTo = (readerId: string | SQL): SQL<boolean> =>
  sql`(${eq(post.authorId, readerId)} or (select ${isShown} and ${notBlocked(readerId, post.authorId)}))`

/** SQL: the post is hidden from nobody but those who share a block with its author. */
export const isShown: SQL<boolean> = sql`(${isNull(post.hiddenAt)} and ${hasConsented('healthData', post.authorId)})`

export const isHidden: SQL<boolean> = sql`(not ${isShown})`
export const isBlockedFor = (readerId: string): SQL<boolean> => sql`(not ${notBlocked(readerId, post.authorId)})`

/** Members may like and comment any post that they may read, their own too. A like is taken back as long as the post may be read. */
export function mayReact(who: Member, post: PostAccess): Verdict {
  const verdict = mayRead(who, post)
  return verdict === 'yes' && who.isReadOnly ? 'READ_ONLY_ACCOUNT' : verdict
}

export const mayMeToo = (who: Member, post: PostAccess & { kind: PostKind }): Verdict =>
  isMeTooable(who, post) ? mayReact(who, post) : 'NOT_FOUND'

/** Members may withdraw it also while their account is read-only. */
export const mayTakeBackMeToo = (who: Pick<Member, 'id'>, post: PostAccess & { kind: PostKind }): Verdict =>
  isMeTooable(who, post) ? mayRead(who, post) : 'NOT_FOUND'

const isMeTooable = ({ id }: Pick<Member, 'id'>, { kind, authorId }: PostAccess & { kind: PostKind }): boolean =>
  kind === 'symptom' && authorId !== id

/** Admins and moderators may publish in the team's name while their right is in force, and only where they choose to. */
export const maySpeakForTeam = ({ roles }: Pick<Member, 'roles'>): Verdict =>
  roles.some((role) => role === 'admin' || role === 'moderator') ? 'yes' : 'FORBIDDEN'

/** Authors may remove their own posts, also while their account is read-only. A post that is not one's own is answered like one that does not exist. */
export const mayRemove = (who: Pick<Member, 'id'>, { authorId }: Pick<Writing, 'authorId'>): Verdict =>
  authorId === who.id ? 'yes' : 'NOT_FOUND'

export const mayEdit = (who: Member, post: Writing): Verdict => whileUnresolved(who, post)

export const mayResolve = (who: Member, post: Writing): Verdict => whileUnresolved(who, post)

export const mayChangeOutcome = (who: Member, post: Pick<Writing, 'authorId' | 'kind'>): Verdict =>
  post.kind === 'symptom' ? mayChange(who, post) : 'NOT_FOUND'

export function maySayStill(who: Member, post: Pick<Writing, 'authorId' | 'kind'> & { outcome: Outcome }): Verdict {
  const verdict = mayChangeOutcome(who, post)
  return verdict === 'yes' && !goesOn(post) ? 'EDITED_ELSEWHERE' : verdict
}

/** SQL twin of `goesOn`. */
export const isGoingOn: SQL = inArray(post.outcome, OPEN_OUTCOMES)

function whileUnresolved(who: Member, post: Writing): Verdict {
  if (post.kind !== 'symptom') return 'NOT_FOUND'
  const verdict = mayChange(who, post)
  return verdict === 'yes' && post.resolvedAt !== null ? 'ALREADY_RESOLVED' : verdict
}

const mayChange = (who: Member, post: Pick<Writing, 'authorId'>): Verdict =>
  post.authorId === who.id && who.isReadOnly ? 'READ_ONLY_ACCOUNT' : mayRemove(who, post)
