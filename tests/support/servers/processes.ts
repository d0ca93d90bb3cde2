import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; command: string }

export const childrenOf = (pid: number): Process[] => processes().filter(({ parent }) => parent === pid)

/** Whether a process runs: one that has ended stays as a zombie while nobody asks for its end. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return !/^State:\s+Z/m.test(fileOf(pid, 'status'))
}

/** The processes of a server that answer HTTP. */
export const httpProcessesOf = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => (child.command.includes('http-worker') ? [child.pid] : []))

/** The built-in relay's processes that this one began. */
export const ownRelays = (): number[] =>
  childrenOf(process.pid).flatMap(({ pid, command }) => (command.includes('relay-worker') ? [pid] : []))

/** Reads the processes from /proc on Linux, where `ps` is not always installed, and from `ps` elsewhere. */
function processes(): Process[] {
  if (!existsSync('/proc/self')) return fromPs()
  return readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0)
    .map((pid) => ({
      pid,
      parent: Number(/^PPid:\s+(\d+)/m.exec(fileOf(pid, 'status'))?.[1] ?? 0),
      command: fileOf(pid, 'cmdline').replaceAll('\0', ' '),
    }))
}

function fileOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return '' // it has ended
  }
}

function fromPs(): Process[] {
  const { stdout } = spawnSync('ps', ['-axwwo', 'pid=,ppid=,command='], { encoding: 'utf8' })
  return [...stdout.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, command]) => ({
    pid: Number(pid),
    parent: Number(parent),
    command: command!,
  }))
}
