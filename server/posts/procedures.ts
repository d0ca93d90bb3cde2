import { implement } from '@orpc/server'
import { posts as contract } from '#contract/posts/procedures.ts'
import type { Post } from '#contract/posts/schema.ts'
import { usernamesOf } from '#server/accounts/queries.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { editSymptom } from './commands/edit-symptom.ts'
import { publishSymptom } from './commands/publish-symptom.ts'
import { remove } from './commands/remove.ts'
import { resolve } from './commands/resolve.ts'
import { mayRead } from './policy.ts'
import { recentFigures } from './public-figures.ts'
import { feedPage, ownPosts, type PostRow, postById, travelsOf } from './queries.ts'
import { postView } from './views.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const posts = {
  publishSymptom: os.publishSymptom
    .use(writing)
    .handler(async ({ context, input }) => shown(context, await publishSymptom(context, input))),

  editSymptom: os.editSymptom
    .use(writing)
    .handler(async ({ context, input }) => shown(context, await editSymptom(context, input))),

  get: os.get.use(signedIn).handler(async ({ context, input }) => {
    const found = await postById(context.db, context.actor.id, input.id)
    if (!found) throw new Refusal('NOT_FOUND')
    demand(mayRead(context.actor, found))
    return shown(context, found)
  }),

  remove: os.remove.use(writing).handler(async ({ context, input }) => {
    await remove(context, input.id)
    return input
  }),

  resolve: os.resolve.use(writing).handler(async ({ context, input }) => shown(context, await resolve(context, input))),

  mine: os.mine
    .use(signedIn)
    .handler(async ({ context, input }) => pageOf(context, await ownPosts(context.db, context.actor.id, input), input)),

  feed: os.feed
    .use(signedIn)
    .handler(async ({ context, input }) => pageOf(context, await feedPage(context.db, context.actor.id, input), input)),

  publicStats: os.publicStats.handler(({ context }) => recentFigures(context.db, context.now())),
}

/** `found` holds one more row than the page where there are more. */
async function pageOf(ctx: MemberCtx, found: PostRow[], { limit }: { limit: number }) {
  const rows = found.slice(0, limit)
  return { items: await allShown(ctx, rows), nextCursor: found.length > limit ? rows.at(-1)!.id : null }
}

async function shown(ctx: MemberCtx, row: PostRow): Promise<Post> {
  const [view] = await allShown(ctx, [row])
  return view!
}

/** Rows as this reader may see them; what they are shown with is asked once, however many they are. */
async function allShown({ db, actor }: MemberCtx, rows: readonly PostRow[]): Promise<Post[]> {
  const own = rows.filter(({ authorId }) => authorId === actor.id)
  const [usernames, travels] = await Promise.all([
    usernamesOf(
      db,
      rows.map(({ authorId }) => authorId),
    ),
    travelsOf(
      db,
      own.map(({ id }) => id),
    ),
  ])
  return rows.map((row) => postView(row, { usernames, travels }, actor))
}
