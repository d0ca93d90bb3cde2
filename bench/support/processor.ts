import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'

/** Processors kept busy, of 1 for each: by the server with its processes, its PostgreSQL and this process; and the load average of the machine. */
export type Shares = { server: number; postgres: number; asking: number; load: number }

/** Linux counts in hundredths of a second. */
const TICKS = 100

/** Measures the time that these processes have of the processors, from now on. Elsewhere than on Linux nothing is known of other processes. */
export function processorTimes(pids: { server: number; postgres: number }) {
  const read = () => ({
    server: timeOfFamily(pids.server),
    postgres: timeOfFamily(pids.postgres),
    asking: process.cpuUsage(),
  })
  const before = read()
  return {
    until(seconds: number): Shares {
      const after = read()
      const asking = after.asking.user + after.asking.system - before.asking.user - before.asking.system
      return {
        server: (after.server - before.server) / seconds,
        postgres: (after.postgres - before.postgres) / seconds,
        asking: asking / 1e6 / seconds,
        load: loadavg()[0]!,
      }
    },
  }
}

/** In seconds; with that of children that ended. */
function timeOf(pid: number): number {
  const fields = statOf(pid)
  return fields ? fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS : 0
}

function timeOfFamily(pid: number): number {
  const children = pidsNow().filter((each) => statOf(each)?.[1] === String(pid))
  return [pid, ...children].reduce((sum, each) => sum + timeOf(each), 0)
}

const pidsNow = (): number[] => {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

/** Returns the fields that follow the name: state, parent… @source proc_pid_stat(5) */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
