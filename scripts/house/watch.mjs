// Runs a program again on every save. `node --watch` itself loads no leash: this process wears it, and takes the watcher with it.
import { spawn } from 'node:child_process'

const leash = new URL('./leash.mjs', import.meta.url).href
const watched = ['--import', leash, '--watch', '--watch-preserve-output', ...process.argv.slice(2)]
const watcher = spawn(process.execPath, watched, { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => watcher.kill('SIGTERM'))
watcher.once('exit', (code) => process.exit(code ?? 1))
