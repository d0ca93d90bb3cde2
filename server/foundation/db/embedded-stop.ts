import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, outputOf } from './embedded-setup.ts'

/** The pid in postmaster.pid, which after a crash may by now be anybody's; undefined when there is no such file, or nothing in it yet. */
export function postmasterOf(data: string): number | undefined {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined : undefined
}

/** A postmaster's working directory is its data directory: this tells it from a process that was given its old pid. */
export function isPostmaster(pid: number, data: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data
  } catch {
    return process.platform !== 'linux' && commandOf(pid).includes(process.platform === 'win32' ? 'postgres' : data)
  }
}

/**
 * Ends what a postmaster that was killed left behind: its children leave by themselves once they look up, but one in the middle of a long query does not,
 * and no new postmaster starts beside it. Nothing is lost: what they had committed is in the log that the new one reads.
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

/** Somebody's shell may stand in the folder too. An upgrade takes the program away under what still runs. */
function isPostgres(pid: number): boolean {
  try {
    return basename(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '')) === 'postgres'
  } catch {
    return false // it has just ended, or is another user's
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
 * Fast shutdown; when that takes too long, an immediate one: recovered at the next start, nothing acknowledged lost. The second
 * wait leaves PostgreSQL the 5 s after which it kills a child that does not answer.
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
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error // it had just ended
  }
}
