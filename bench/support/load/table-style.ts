import type pg from 'pg'

/** The columns of a symptom as a client without a server of its own reads them. */
const COLUMNS = `p.id, p.author_id, p.title, p.description, p.duration, p.intensity, p.start_date, p.country, p.postal_code, p.tags,
  p.created_at, p.updated_at, p.resolved_at, p.treatment, p.resolution_notes`
const NEWEST_FIRST = 'order by p.created_at desc'
const PAGE = `${NEWEST_FIRST} limit 20`
const GROUPED = `select ${COLUMNS}, member.username, coalesce(l.likes, 0) as likes, coalesce(c.comments, 0) as comments
  from post p
  join member on member.id = p.author_id
  left join (select post_id, count(*) as likes from post_like group by post_id) l on l.post_id = p.id
  left join (select post_id, count(*) as comments from comment group by post_id) c on c.post_id = p.id
  where p.kind = 'symptom'`

/** All columns, the author's name and the two counts, as a table-style client has them joined row by row. */
export const tableStyleByRows = (client: pg.Client) =>
  client.query(
    `select ${COLUMNS}, row_to_json(author.*) as profiles, l.likes, c.comments
     from post p
     left join lateral (select username from member where member.id = p.author_id) author on true
     left join lateral (select json_agg(counted.*) as likes from (select count(*) from post_like where post_id = p.id) counted) l on true
     left join lateral (select json_agg(counted.*) as comments from (select count(*) from comment where post_id = p.id) counted) c on true
     where p.kind = 'symptom' ${PAGE}`,
  )

/** Asks for the page with each count grouped first and then joined. */
export const tableStyleByGroups = (client: pg.Client) => client.query(`${GROUPED} ${PAGE}`)

/** As the client asks it, for the feed and whenever it searches: every symptom, without an end. */
export const tableStyleWhole = (client: pg.Client) => client.query(`${GROUPED} ${NEWEST_FIRST}`)

/** One post with its author’s name and its counts. */
export const tableStyleOne = (client: pg.Client, id: string) =>
  client.query(
    `select ${COLUMNS}, (select username from member where member.id = p.author_id),
       (select count(*) from post_like where post_id = p.id) as likes, (select count(*) from comment where post_id = p.id) as comments
     from post p where p.id = $1`,
    [id],
  )

/** Does `work` with the index that anyone would give such tables, which sorts by date, and then drops it: the server has no use for it. */
export async function withTableStyleIndex<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('create index table_style_post_created on post (created_at)')
  await client.query('analyze post')
  try {
    return await work()
  } finally {
    await client.query('drop index table_style_post_created')
  }
}
