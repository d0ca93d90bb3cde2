import { isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Member } from '#server/foundation/actor.ts'
import type { Verdict } from '#server/foundation/refusal.ts'
import { mayRead, type PostAccess } from '#server/posts/policy.ts'
import { treatment } from './tables.ts'

type Story = { authorId: string; kind: 'symptom' | 'community' }

export const entryVisibleTo = (readerId: string | SQL): SQL =>
  or(sql`${treatment.authorId} = ${readerId}`, isNull(treatment.hiddenAt))!

/** An entry is seen where its story is, unless it is hidden itself. */
export const mayReadEntry = (
  who: Pick<Member, 'id'>,
  entry: { isHidden: boolean; authorId: string },
  post: PostAccess,
): Verdict => (entry.isHidden && entry.authorId !== who.id ? 'NOT_FOUND' : mayRead(who, post))

/** Another's story is answered like one that does not exist. */
export function mayTell(who: Pick<Member, 'id' | 'isReadOnly'>, story: Story): Verdict {
  const verdict = mayRemove(who, story)
  return verdict === 'yes' && who.isReadOnly ? 'READ_ONLY_ACCOUNT' : verdict
}

/** Also while the account is read-only. */
export const mayRemove = (who: Pick<Member, 'id'>, { authorId, kind }: Story): Verdict =>
  authorId === who.id && kind === 'symptom' ? 'yes' : 'NOT_FOUND'
