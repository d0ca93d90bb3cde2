import { OWN_POSTS_MAX } from '#contract/closest/limits.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { newestSymptomsOf } from '#server/posts/queries.ts'

/** @throws Refusal NOT_FOUND when `postId` is given and is not theirs */
export async function myPosts({ db, actor }: MemberCtx, postId: string | undefined) {
  const found = await newestSymptomsOf(db, actor.id, OWN_POSTS_MAX)
  if (postId !== undefined && !found.some(({ id }) => id === postId)) throw new Refusal('NOT_FOUND')
  return found
}

export const chosen = (postIds: string[], postId: string | undefined) => (postId === undefined ? postIds : [postId])

export const minutesAgo = ({ now }: MemberCtx, minutes: number) => new Date(now().getTime() - minutes * MINUTE_MS)
