import { sql } from 'drizzle-orm'
import type { FeedCounts, Post } from '#contract/posts/schema.ts'
import { sharing } from './sharing.ts'
import { symptom } from './symptoms.ts'
import type { Api, Person, World } from './world.ts'

type Asked = Parameters<Api['posts']['feed']>[0]

/** A feed as people publish in it and read it. The clock goes on between posts, so that nobody meets a quota. */
export function feedOf(world: World) {
  const later = () => world.advance(15 * 60_000)
  const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)
  return {
    /** Of the usual title, with words of its own behind those that are given. */
    symptom(who: Person, { description, ...given }: Parameters<typeof symptom>[0] = {}): Promise<Post> {
      later()
      const said = symptom(given)
      const told = given.title === undefined ? `${description} ${said.description}` : description
      return world.as(who).posts.publishSymptom({ ...said, ...(description !== undefined && { description: told! }) })
    },
    sharing(who: Person, given: Parameters<typeof sharing>[0] = {}): Promise<Post> {
      later()
      return world.as(who).posts.publishCommunity(sharing(given))
    },
    /** Ids of all that a reader is shown, page by page. */
    async ids(who: Person, asked: Asked = {}): Promise<string[]> {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await world.as(who).posts.feed({ limit: 50, ...asked, ...(cursor && { cursor }) })
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      return seen
    },
    counts: (who: Person, scope: Parameters<Api['posts']['feedCounts']>[0] = {}): Promise<FeedCounts> =>
      world.as(who).posts.feedCounts(scope),
    hide: (id: string) => run(sql`update post set hidden_at = now() where id = ${id}`),
    block: (blocker: Person, blocked: Person) =>
      run(sql`insert into block (blocker_id, blocked_id, created_at) values (${blocker.id}, ${blocked.id}, now())`),
    async withdraw(who: Person) {
      await run(sql`update consent set withdrawn_at = now() where member_id = ${who.id} and kind = 'healthData'`)
      world.house().sessions.drop([who.id])
    },
    /** So many posts of one member at once, without a form, a second apart: oldest first. */
    crowd: (who: Person, { count, title = 'Une gêne', tag }: { count: number; title?: string; tag?: string }) =>
      run(sql`
        insert into post (id, author_id, kind, title, description, tags, intensity, created_at, updated_at)
        select uuidv7(make_interval(secs => ${(world.now().getTime() - Date.now()) / 1000}::float8 + n - ${count})), ${who.id}, 'symptom', ${title}, 'Sans un mot de plus.',
          ${sql.param(tag === undefined ? [] : [tag])}::text[], 5, now(), now()
        from generate_series(1, ${count}::int) n`),
  }
}
