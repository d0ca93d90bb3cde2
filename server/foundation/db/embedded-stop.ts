import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, outputOf } from './embedded-setup.ts'

/** After a crash the pid may belong to any process. Undefined while postmaster.pid is missing or empty. */
export function postmasterOf(data: string): number | undefined {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined : undefined
}

/** A postmaster's working directory is the data directory, which tells it from a process that got its old pid. */
export function isPostmaster(pid: number, data: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data
  } catch {
    return process.platform !== 'linux' && commandOf(pid).includes(process.platform === 'win32' ? 'postgres' : data)
  }
}

/**
 * Ends the children of a killed postmaster. They exit by themselves when idle, but one in a long query does not, and no new postmaster can start beside it.
 * Nothing is lost: what they committed is in the log from which the new one recovers.
 */
export async function endChildrenLeft(data: string): Promise<void> {
  if (process.platform !== 'linux') return
  const left = () =>
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && isPostmaster(pid, data) && isPostgres(pid))
  for (const until = Date.now() + CHILDREN_MS; Date.now() < until; await sleep(20)) if (left().length === 0) return
  for (const pid of left()) kill(pid, 'SIGKILL')
  for (const until = Date.now() + CHILDREN_MS; Date.now() < until && left().length > 0; ) await sleep(20)
}

const CHILDREN_MS = 1_000

/** A shell may have the same working directory; an upgrade may have deleted the program of a running process. */
function isPostgres(pid: number): boolean {
  try {
    return basename(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '')) === 'postgres'
  } catch {
    return false
  }
}

function commandOf(pid: number): string {
  try {
    return process.platform === 'win32'
      ? outputOf('tasklist', ['/NH', '/FI', `PID eq ${pid}`])
      : outputOf('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  } catch {
    return '' // ps ends with 1 when there is no such process
  }
}

/**
 * Shuts PostgreSQL down fast or, when that takes too long, immediately; it then recovers at the next start, and no committed data is lost. The second wait is
 * longer than the 5 s after which PostgreSQL kills a child that does not answer.
 */
export async function shutDown({ bin, data }: Cluster, pid: number, hasEnded: () => boolean): Promise<boolean> {
  for (const { signal, mode, ms } of attempts) {
    if (process.platform === 'win32')
      outputOf(join(bin, 'pg_ctl'), ['stop', '--no-wait', `--mode=${mode}`, `--pgdata=${data}`])
    else if (!hasEnded()) kill(pid, signal)
    for (const until = Date.now() + ms; Date.now() < until; await sleep(20)) if (hasEnded()) return true
  }
  return hasEnded()
}

const attempts = [
  { signal: 'SIGINT', mode: 'fast', ms: 3_500 },
  { signal: 'SIGQUIT', mode: 'immediate', ms: 5_800 },
] as const

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
