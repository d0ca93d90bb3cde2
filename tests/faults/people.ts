import pg from 'pg'
import { type Api, apiAt } from '#tests/support/api-at.ts'
import { cookiesOf, jsonPost } from '#tests/support/json-post.ts'

/** A member with a session, and the API as their browser calls it. */
export type Client = { id: string; name: string; cookie: string; address: string; api: Api }

const PASSWORD = 'orage-violet-73'
const AT_ONCE = 4

/** Members who signed up by the door, confirmed by the database, who signed in. */
export async function signUpAll(
  { url, databaseUrl }: { url: string; databaseUrl: string },
  count: number,
): Promise<Client[]> {
  const clients: Client[] = []
  for (let i = 0; i < count; i += AT_ONCE) {
    const names = Array.from({ length: Math.min(AT_ONCE, count - i) }, (_, k) => `tenace_${i + k}`)
    await Promise.all(names.map((name, k) => signUp(url, name, addressOf(i + k))))
    await once(databaseUrl, `update "user" set email_verified = true where not email_verified`)
    clients.push(...(await Promise.all(names.map((name, k) => signIn(url, databaseUrl, name, addressOf(i + k))))))
  }
  return clients
}

/** One statement by a connection of its own. */
export async function once<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // said by what fails
  try {
    await client.connect()
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

const addressOf = (i: number) => `10.1.${i >> 8}.${i & 255}`
const emailOf = (name: string) => `${name.replace('_', '-')}@exemple.fr`

async function signUp(url: string, username: string, address: string): Promise<void> {
  const consents = { age: true, terms: true, healthData: true, research: true, emails: false }
  const { status } = await post(`${url}/api/accounts`, address, {
    username,
    email: emailOf(username),
    password: PASSWORD,
    consents,
  })
  if (status !== 202) throw new Error(`signing up was answered ${status}`)
}

async function signIn(url: string, databaseUrl: string, name: string, address: string): Promise<Client> {
  const answer = await post(`${url}/api/auth/sign-in/email`, address, { email: emailOf(name), password: PASSWORD })
  if (!answer.ok) throw new Error(`signing in was answered ${answer.status}: ${await answer.text()}`)
  const cookie = cookiesOf(answer)
  const [row] = await once<{ id: string }>(databaseUrl, `select id from "user" where email = $1`, [emailOf(name)])
  return { id: row!.id, name, cookie, address, api: apiAt(url, () => ({ cookie, 'x-forwarded-for': address })) }
}

const post = (url: string, address: string, body: object) =>
  fetch(url, jsonPost(body, { 'x-forwarded-for': address, origin: `http://localhost:${new URL(url).port}` }))
