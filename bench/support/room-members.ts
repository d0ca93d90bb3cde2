import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { BenchServer } from './bench-server.ts'
import { type ChatMember, writeMembers } from './chat-members.ts'

export type BenchRoom = { id: string; expert: ChatMember; members: ChatMember[] }

/** A live conference with its expert and members who are registered, written as rows. */
export async function writeRoom({ databaseUrl, secret }: BenchServer, members: number): Promise<BenchRoom> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return await writeWith(client, { members, secret })
  } finally {
    await client.end()
  }
}

async function writeWith(
  client: pg.Client,
  { members: count, secret }: { members: number; secret: string },
): Promise<BenchRoom> {
  const [expert, ...members] = await writeMembers(client, { members: count + 1, secret })
  const id = randomUUID()
  await client.query(`insert into role (member_id, role, granted_at) values ($1, 'medical_professional', now())`, [
    expert!.id,
  ])
  await client.query(`update "user" set two_factor_enabled = true where id = $1`, [expert!.id])
  await client.query(
    `insert into conference (id, request_id, title, description, expert_name, expert_id, scheduled_at, duration_minutes, ends_at, started_at, tags, language, created_at, search)
     values ($1, $2, 'Une conférence', 'Pour mesurer.', 'Dre Martin', $3, now(), 60, now() + interval '1 hour', now(), '{}', 'fr', now(), '')`,
    [id, randomUUID(), expert!.id],
  )
  await client.query(
    `insert into conference_registration (conference_id, member_id, registered_at) select $1, member, now() from unnest($2::uuid[]) as _(member)`,
    [id, members.map((member) => member.id)],
  )
  await client.query('analyze')
  return { id, expert: expert!, members }
}
