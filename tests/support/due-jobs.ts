/** SQL: the jobs that are to be done by now, or are under way; pg-boss' own are none. */
export const DUE_JOBS = String.raw`from pgboss.job
  where (state in ('retry', 'active') or state = 'created' and start_after <= now()) and name not like '\_\_pgboss%'`
