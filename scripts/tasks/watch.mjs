// Runs a program again on every save. `node --watch` itself loads no `kill-with-parent.mjs`: this process loads it, and ends the watcher with it.
import { spawn } from 'node:child_process'

const killWithParent = new URL('./kill-with-parent.mjs', import.meta.url).href
const watched = ['--import', killWithParent, '--watch', '--watch-preserve-output', ...process.argv.slice(2)]
const watcher = spawn(process.execPath, watched, { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => watcher.kill('SIGTERM'))
watcher.once('exit', (code) => process.exit(code ?? 1))
