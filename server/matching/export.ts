import { peopleOf } from '#server/accounts/people-queries.ts'
import { blockedWith } from '#server/accounts/settings/block-queries.ts'
import { closeBandsOf } from '#server/closest/band-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { bestPairsOf } from '#server/foundation/pairs/lists.ts'
import { postsById, symptomIdsOf } from '#server/posts/queries.ts'
import { disclosuresOf } from './match-disclosure-store.ts'
import { symptomPairs } from './pairs.ts'
import { sharedWordsReader } from './shared-word-views.ts'
import { matchView } from './views.ts'

const POSTS_AT_ONCE = 20

type ExportOptions = { kept: number; addressOf: (postId: string) => string }

export async function* exportMatches(db: Reader, memberId: string, { kept, addressOf }: ExportOptions) {
  const own = await symptomIdsOf(db, memberId)
  const excludedOwnerIds = await blockedWith(db, memberId)
  for (let i = 0; i < own.length; i += POSTS_AT_ONCE) {
    const subjectIds = own.slice(i, i + POSTS_AT_ONCE)
    const best = await bestPairsOf(symptomPairs, db, { subjectIds, limit: kept, excludedOwnerIds })
    const posts = await postsById(
      db,
      best.flatMap(({ ownId, otherId }) => [ownId, otherId]),
    )
    const people = await peopleOf(
      db,
      best.map(({ ownerId }) => ownerId),
    )
    const disclosureOf = await disclosuresOf(db, best)
    const closeness = await closeBandsOf(db, best)
    const sharedWords = sharedWordsReader()
    for (const match of best) {
      const [own, other] = [posts.get(match.ownId), posts.get(match.otherId)]
      const facts = { own, other, people, disclosure: disclosureOf(match), closeness: closeness(match), sharedWords }
      const view = matchView(match, facts)
      if (!view) continue
      const { ownPost, post, band, wholeScore, reasons } = view
      const { username } = post.author
      yield { ownPost: addressOf(ownPost.id), post: addressOf(post.id), author: username, band, wholeScore, reasons }
    }
  }
}
