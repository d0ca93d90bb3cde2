import { getConstructionPlans } from 'pg-boss'

/** The schema of the job queue, whose tables are a library’s. */
export const JOBS = 'pgboss'

/** What the library says to make them, as a transaction. */
export const jobPlan = (): string => getConstructionPlans(JOBS)

/** Of the plan that this version brings. */
export const jobSchemaVersion = (): number =>
  Number(/INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(jobPlan())![1])

/** Every table of the job queue and its columns. Older ones had some of them, and no others. */
export function tablesOfJobs(): Map<string, string[]> {
  const tables = jobPlan().matchAll(/^ *CREATE TABLE (pgboss\.\w+) \(\n(.*?)\n *\)/gms)
  // Keys and constraints are written in capitals.
  return new Map(
    [...tables].map(([, name, body]) => [name!, [...body!.matchAll(/^ *([a-z_]+) /gm)].map(([, column]) => column!)]),
  )
}
