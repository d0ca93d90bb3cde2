import { getConstructionPlans } from 'pg-boss'

export const JOBS = 'pgboss'

export const jobPlan = (): string => getConstructionPlans(JOBS)

export const jobSchemaVersion = (): number =>
  Number(/INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(jobPlan())![1])

export function tablesOfJobs(): Map<string, string[]> {
  const tables = jobPlan().matchAll(/^ *CREATE TABLE (pgboss\.\w+) \(\n(.*?)\n *\)/gms)
  return new Map(
    [...tables].map(([, name, body]) => [name!, [...body!.matchAll(/^ *([a-z_]+) /gm)].map(([, column]) => column!)]),
  )
}
