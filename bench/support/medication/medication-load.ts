import type pg from 'pg'
import { drugKey, effectKey } from '#contract/medication/rules.ts'
import { reportKeyOf } from '#server/medication/indexed-report-queries.ts'
import type { DescribedCase, ReportedCase } from '#server/medication/score.ts'
import { placeOfReport } from '../../../tests/support/plain-search/best-reports.ts'
import { addAuthors, withoutIndexes } from '../load/load.ts'

/** A report as it is declared, with the dosage of the medication that matching compares. */
export type DeclaredReport = ReportedCase & DescribedCase & { dosage?: string | null }

/** Declares reports as the product would keep them, many at a time, each at the time that its id tells. */
export async function addReports(client: pg.Client, reports: readonly DeclaredReport[]): Promise<void> {
  const rows = reports.map(({ id, memberId, description, severity, onsetDate }) => ({
    id,
    member_id: memberId,
    description,
    severity,
    onset_date: onsetDate,
  }))
  await client.query(
    `insert into medication_report (id, member_id, request_id, digest, description, severity, onset_date, created_at, updated_at)
     select id, member_id, id, '', description, severity, onset_date, uuid_extract_timestamp(id), uuid_extract_timestamp(id)
     from jsonb_to_recordset($1) as x (id uuid, member_id uuid, description text, severity smallint, onset_date date)`,
    [JSON.stringify(rows)],
  )
  const drugs = reports.map(({ id, name, substance, dosage = null }) => ({
    id,
    name,
    key: drugKey(name),
    substance,
    dosage,
  }))
  await client.query(
    `insert into report_drug (report_id, position, role, name, key, substance, dosage)
     select id, 0, 'suspected', name, key, substance, dosage
     from jsonb_to_recordset($1) as x (id uuid, name text, key text, substance text, dosage text)`,
    [JSON.stringify(drugs)],
  )
  const reactions = reports.flatMap(({ id, reactions }) =>
    reactions.map((term, position) => ({ id, position, term, key: effectKey(term) })),
  )
  await client.query(
    `insert into report_reaction (report_id, position, term, key)
     select id, position, term, key from jsonb_to_recordset($1) as x (id uuid, position smallint, term text, key text)`,
    [JSON.stringify(reactions)],
  )
}

const TODAY = '2026-01-01'

/** Makes reports findable, as the product does one by one, and calls them searched. */
export async function indexReports(client: pg.Client, reports: readonly ReportedCase[]): Promise<void> {
  const keys = reports.map((report) => reportKeyOf({ ...report, version: 1, place: placeOfReport(report) }, TODAY))
  await client.query(
    `insert into report_key (report_id, member_id, name_key, substance_key, effects, turned_on, place_key, is_established, ver, matched_ver)
     select "reportId", "memberId", "nameKey", "substanceKey", effects, "turnedOn", "placeKey", "isEstablished", 1, 1
     from jsonb_to_recordset($1) as x (
       "reportId" uuid, "memberId" uuid, "nameKey" text, "substanceKey" text, effects int[], "turnedOn" date, "placeKey" text, "isEstablished" boolean)`,
    [JSON.stringify(keys)],
  )
}

const BATCH = 2000
const TABLES = ['medication_report', 'report_drug', 'report_reaction', 'report_key']

/** Fills an empty database with members and their reports, findable. */
export async function declareMany(
  client: pg.Client,
  { reports, members }: { reports: readonly DeclaredReport[]; members: number },
): Promise<void> {
  await addAuthors(client, members)
  await withoutIndexes(client, TABLES, async () => {
    for (let from = 0; from < reports.length; from += BATCH) {
      const batch = reports.slice(from, from + BATCH)
      await addReports(client, batch)
      await indexReports(client, batch)
    }
  })
  await client.query('vacuum analyze')
}
