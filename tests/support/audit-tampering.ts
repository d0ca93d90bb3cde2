import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { faultsOf } from '#server/admin/verify-log.mjs'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { auditLink } from '#server/foundation/tables.ts'
import { logOf } from './audit-log.ts'

/** Thrown to roll back a transaction that only tried something. */
class TakenBack extends Error {}

/** Does the work in a transaction, or a savepoint, and rolls it back. */
export async function takenBack(
  db: { transaction: (work: (tx: Tx) => Promise<never>) => Promise<never> },
  work: (tx: Tx) => Promise<void>,
) {
  await db
    .transaction(async (tx) => {
      await work(tx)
      throw new TakenBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error
    })
}

const TABLES = ['audit_entry', 'audit_link', 'audit_head', 'audit_anchor']

/** Does the work without triggers, as a superuser may, and rolls it back. `tampered` answers the log after a change, which is rolled back too. */
export const pastTriggers = (
  services: Services,
  work: (tampered: (tamper: (tx: Tx) => Promise<unknown>) => Promise<string>) => Promise<void>,
) =>
  takenBack(services.db, async (outer) => {
    for (const table of TABLES) await outer.execute(sql.raw(`alter table ${table} disable trigger user`))
    await work(async (tamper) => {
      let log = ''
      await takenBack(outer, async (tx) => {
        await tamper(tx)
        log = await logOf(services, tx)
      })
      return log
    })
  })

/** Makes all hashes and numbers anew, as somebody without the key can. */
async function relink(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ id: string; seal: string }>(
    sql`select entry.id, entry.seal from audit_link link join audit_entry entry on entry.id = link.entry_id order by link.seq`,
  )
  let hash = '0'.repeat(64)
  const links = rows.map(({ id, seal }, i) => {
    hash = createHash('sha256')
      .update(hash + seal)
      .digest('hex')
    return { seq: i + 1, entryId: id, hash }
  })
  await tx.delete(auditLink)
  if (links.length > 0) await tx.insert(auditLink).values(links)
}

const COLUMNS: Record<string, string> = {
  at: `at + interval '1 second'`,
  act: `act || 'x'`,
  actor_role: `case actor_role when 'admin' then 'moderator' else 'admin' end`,
  actor_key: 'gen_random_uuid()',
  subject_kind: `coalesce(subject_kind, '') || 'x'`,
  subject_id: 'gen_random_uuid()',
  subject_key: 'gen_random_uuid()',
  is_for_subject: 'not is_for_subject',
  hold_id: 'gen_random_uuid()',
  details: `details || '{"x": 1}'`,
  seal: `reverse(seal)`,
  id: 'gen_random_uuid()',
}
const REST = Object.keys(COLUMNS)
  .filter((column) => column !== 'id')
  .join(', ')
const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!

/** A row, another one, a column, and whether more goes with it. */
type TamperedRow = { seq: string; id: string; other: { seq: string; id: string }; column: string; isThorough: boolean }

const TAMPERS: Record<string, (tx: Tx, place: TamperedRow) => Promise<unknown>> = {
  alteration: (tx, { id, column }) =>
    tx.execute(sql.raw(`update audit_entry set ${column} = ${COLUMNS[column]} where id = '${id}'`)),
  async deletion(tx, { seq, id, isThorough }) {
    await tx.execute(sql`delete from audit_entry where id = ${id}`)
    if (isThorough) await tx.execute(sql`delete from audit_link where seq = ${seq}`)
  },
  async insertion(tx, { seq, id, isThorough }) {
    const made = crypto.randomUUID()
    await tx.execute(
      sql.raw(`insert into audit_entry (id, ${REST}) select '${made}', ${REST} from audit_entry where id = '${id}'`),
    )
    if (!isThorough) return
    await tx.execute(sql`update audit_link set seq = seq + 1000000 where seq > ${seq}`)
    await tx.execute(
      sql`insert into audit_link select ${seq}::bigint + 1, ${made}, hash from audit_link where seq = ${seq}`,
    )
    await tx.execute(sql`update audit_link set seq = seq - 999999 where seq > 1000000`)
  },
  async 'end cut off'(tx, { seq }) {
    await tx.execute(sql`delete from audit_entry where id in (select entry_id from audit_link where seq >= ${seq})`)
    await tx.execute(sql`delete from audit_link where seq >= ${seq}`)
    await tx.execute(sql`delete from audit_head where seq >= ${seq}`)
  },
  async exchange(tx, { seq, id, other }) {
    await tx.execute(sql`update audit_link set entry_id = gen_random_uuid() where seq = ${other.seq}`)
    await tx.execute(sql`update audit_link set entry_id = ${other.id} where seq = ${seq}`)
    await tx.execute(sql`update audit_link set entry_id = ${id} where seq = ${other.seq}`)
  },
}

/** Tries in one transaction, which holds the tables and must not last long. */
const AT_ONCE = 100

/**
 * Changes the log at random places in random ways, each taken back, and verifies it with heads that were kept.
 * @returns  how many of each kind were tried, and those that the verifier did not find
 */
export async function tamperings(services: Services, { kept, tries }: { kept: string; tries: number }) {
  const before = faultsOf(await logOf(services), kept)
  if (before.length > 0) throw new Error(`It is not whole to begin with: ${before}`)
  const { rows } = await services.db.execute<{ seq: string; id: string }>(
    sql`select link.seq, entry.id from audit_link link join audit_entry entry on entry.id = link.entry_id order by link.seq`,
  )
  const tried = new Map<string, number>()
  const missed: string[] = []
  for (let left = tries; left > 0; left -= AT_ONCE)
    await pastTriggers(services, async (tampered) => {
      for (let i = 0; i < Math.min(left, AT_ONCE); i++) {
        const kind = pick(Object.keys(TAMPERS))
        const row = pick(rows)
        const other = pick(rows.filter(({ id }) => id !== row.id))
        const place = { ...row, other, column: pick(Object.keys(COLUMNS)), isThorough: Math.random() < 0.7 }
        const isRelinked = Math.random() < 0.3
        const log = await tampered(async (tx) => {
          await TAMPERS[kind]!(tx, place)
          if (isRelinked) await relink(tx)
        })
        const name = `${kind}${isRelinked ? ', hashes made anew' : ''}`
        tried.set(name, (tried.get(name) ?? 0) + 1)
        if (faultsOf(log, kept).length === 0) missed.push(`${name} ${JSON.stringify(place)}`)
      }
    })
  return { tried, missed }
}
