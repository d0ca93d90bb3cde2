import { readFileSync } from 'node:fs'
import { isWindows } from './place.mjs'

const starters = startedBy() // at once: npm may be gone before the first program runs

/**
 * Calls `stop`, once, when this process is asked to end: by a signal, which is handed on, or because whoever started it is gone.
 * npm killed with -9 passes no signal on; what it had started is then given to another parent.
 * @returns  ends the watch
 */
export function whenAskedToEnd(stop) {
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => ({ signal, handle: () => ask(signal) }))
  const watch = setInterval(() => {
    if (startedBy() !== starters) ask('SIGTERM')
  }, 500)
  let isAsked = false
  const ask = (signal) => {
    if (isAsked) return
    isAsked = true
    stop(signal)
  }
  for (const { signal, handle } of handlers) process.on(signal, handle)
  return () => {
    clearInterval(watch)
    for (const { signal, handle } of handlers) process.off(signal, handle)
  }
}

/** The parent; and its own, where npm stands behind a shell: npm → sh → this process. Constant where npm has no part in it. */
function startedBy() {
  if (!process.env.npm_lifecycle_event || isWindows) return ''
  const { ppid } = process
  try {
    const [name, , parent] = readFileSync(`/proc/${ppid}/stat`, 'utf8').replace(/^\d+ /, '').split(' ')
    return ['(sh)', '(dash)', '(bash)'].includes(name) ? `${ppid} ${parent}` : `${ppid}`
  } catch {
    return `${ppid}` // no /proc here, or the parent has just ended
  }
}
