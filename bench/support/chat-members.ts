import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { v7 } from 'uuid'
import { hashOfToken } from '#server/accounts/security/session-tokens.ts'

export type ChatMember = { id: string; cookie: string; address: string }
/** Two who talk, and the messages that each of them said, in order. */
export type ChatPair = { id: string; members: [ChatMember, ChatMember]; said: string[] }

/**
 * Writes signed-in members, as rows: five thousand passwords would take minutes to hash, and nobody signs in here.
 * @param secret  that the server signs its cookies with
 */
export async function writeMembers(
  client: pg.Client,
  { members: count, secret }: { members: number; secret: string },
): Promise<ChatMember[]> {
  const members = Array.from({ length: count }, (_, i) => memberOf(i, secret))
  const at = new Date().toISOString()
  const ids = members.map(({ id }) => id)
  await client.query(
    `insert into "user" (id, name, email, email_verified) select id, 'membre ' || n, n || '@bench.example', true from unnest($1::uuid[]) with ordinality as _(id, n)`,
    [ids],
  )
  await client.query(
    `insert into member (id, username, username_key, language, created_at) select id, 'membre ' || n, 'membre' || n, 'fr', $2 from unnest($1::uuid[]) with ordinality as _(id, n)`,
    [ids, at],
  )
  await client.query(
    `insert into consent (id, member_id, kind, version, given_at) select gen_random_uuid(), id, 'healthData', 'bench', $2 from unnest($1::uuid[]) as _(id)`,
    [ids, at],
  )
  await writeSessions(client, members)
  return members
}

/** Signs in members that exist already. */
export async function signInAll(
  client: pg.Client,
  { ids, secret }: { ids: readonly string[]; secret: string },
): Promise<ChatMember[]> {
  const members = ids.map((id, i) => memberOf(i, secret, id))
  await writeSessions(client, members)
  return members
}

const writeSessions = (client: pg.Client, members: readonly { id: string; token: string }[]) =>
  client.query(
    `insert into session (id, user_id, token, expires_at) select gen_random_uuid(), id, token, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as _(id, token)`,
    [members.map(({ id }) => id), members.map(({ token }) => hashOfToken(token))],
  )

/** Writes members as `writeMembers` does, who talk two by two. */
export async function writePairs(
  client: pg.Client,
  { pairs, secret }: { pairs: number; secret: string },
): Promise<ChatPair[]> {
  const members = await writeMembers(client, { members: pairs * 2, secret })
  const talks = await writeTalks(client, members)
  await client.query('analyze')
  return talks
}

/** Writes conversations of the first with the second, of the third with the fourth, and so on. */
export async function writeTalks(client: pg.Client, members: readonly ChatMember[]): Promise<ChatPair[]> {
  const at = new Date().toISOString()
  const talks = Array.from({ length: Math.floor(members.length / 2) }, (_, i): ChatPair => {
    const two = [members[2 * i]!, members[2 * i + 1]!].sort((one, other) => (one.id < other.id ? -1 : 1))
    return { id: v7(), members: [two[0]!, two[1]!], said: [] }
  })
  await client.query(
    `insert into conversation (id, low_id, high_id, created_at, active_since, last_message_at) select id, low, high, $4, $4, $4 from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as _(id, low, high)`,
    [
      talks.map(({ id }) => id),
      talks.map(({ members: [low] }) => low.id),
      talks.map(({ members: [, high] }) => high.id),
      at,
    ],
  )
  await client.query(
    `insert into conversation_seat (conversation_id, member_id) select id, unnest(array[low_id, high_id]) from conversation`,
  )
  return talks
}

/** The cookie is the token and its signature, as Better Auth writes it (better-call, `serializeSignedCookie`). */
function memberOf(index: number, secret: string, id: string = randomUUID()): ChatMember & { token: string } {
  const token = randomBytes(24).toString('base64url')
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return {
    id,
    token,
    cookie: `vecu.session_token=${encodeURIComponent(`${token}.${signature}`)}`,
    // As behind a proxy: limits by address are those of each.
    address: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  }
}
