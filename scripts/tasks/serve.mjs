import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { whenAskedToEnd } from './end.mjs'
import { environment, isWindows, pinnedNode, root } from './place.mjs'

const patience = 15_000 // the server stops within 10 s; past this it hangs
const killWithParent = ['--import', new URL('./kill-with-parent.mjs', import.meta.url).href]

/**
 * Runs programs under the pinned Node until one of them ends, and this process with it, with its code. Asked to stop, it asks
 * them once: each is a process group of its own, so that Ctrl-C does not reach it twice. Killed, it leaves nobody behind: they
 * die with their parent.
 */
export function serve(programs) {
  const children = programs.map(({ args, env }) =>
    spawn(pinnedNode, [...killWithParent, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: !isWindows,
      env: environment(env),
    }),
  )
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
    setTimeout(() => {
      for (const child of children) child.kill('SIGKILL')
    }, patience).unref()
  }
  whenAskedToEnd(stop)
  const codes = children.map(codeOf)
  Promise.race(codes).then(async (code) => {
    stop()
    await Promise.all(codes)
    process.exit(code)
  })
}

export async function runNode(args, { env = {} } = {}) {
  const child = spawn(pinnedNode, args, { cwd: root, stdio: 'inherit', env: environment(env) })
  let asked
  const unwatch = whenAskedToEnd((signal) => {
    asked = signal
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal) // the terminal gave Ctrl-C to both
  })
  const code = await codeOf(child)
  unwatch()
  if (asked) process.exit(128 + constants.signals[asked])
  return code === 0
}

function codeOf(child) {
  return new Promise((settle) => {
    child.once('error', () => settle(1))
    child.once('exit', (code, signal) => settle(code ?? 128 + constants.signals[signal]))
  })
}
