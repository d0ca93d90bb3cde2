import { getConstructionPlans } from 'pg-boss'

/** The schema of the job queue, whose tables are a library’s. */
export const JOBS = 'pgboss'

/** Returns the SQL by which the library makes its tables, as a transaction. */
export const jobPlan = (): string => getConstructionPlans(JOBS)

/** Returns the schema version of the plan that this version of Vécu brings. */
export const jobSchemaVersion = (): number =>
  Number(/INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(jobPlan())![1])

/** Maps every table of the job queue to its columns. Older versions of the queue had some of them, and no others. */
export function tablesOfJobs(): Map<string, string[]> {
  const tables = jobPlan().matchAll(/^ *CREATE TABLE (pgboss\.\w+) \(\n(.*?)\n *\)/gms)
  // Keys and constraints are written in capitals.
  return new Map(
    [...tables].map(([, name, body]) => [name!, [...body!.matchAll(/^ *([a-z_]+) /gm)].map(([, column]) => column!)]),
  )
}
