import pg from 'pg'
import { digestOf } from '../digest.ts'

const OF_JOBS = /^\s*with\s+(?:next|results)\s+as\b/i
const DIGEST_LENGTH = 16

const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `job_${digestOf({ text }).slice(0, DIGEST_LENGTH)}`
  names.set(text, name)
  return name
}

const { query } = pg.Client.prototype as { query: (...asked: unknown[]) => unknown }

/**
 * A connection of the job queue that names how jobs are fetched and ended, so that PostgreSQL plans it once: pg-boss names no statement. Their columns are
 * listed, so that a change of the table by a later version leaves the plans valid.
 */
export class NamingClient extends pg.Client {}

NamingClient.prototype.query = function (this: pg.Client, text: unknown, values: unknown, done: unknown) {
  const isHot = typeof text === 'string' && Array.isArray(values) && OF_JOBS.test(text)
  return isHot ? query.call(this, { name: nameOf(text), text, values }, done) : query.call(this, text, values, done)
} as typeof pg.Client.prototype.query
