// A server reduced to its start and its end, for the tests of the launcher: started, killed and stopped as a process of its own.
import { ConfigError } from '#server/foundation/config.ts'
import { startEmbedded } from '#server/foundation/db/embedded.ts'

try {
  const { pid, home, isElsewhere, ended, stop } = await startEmbedded(process.argv[2] ?? '', {
    settings: ['fsync=off'],
  })
  process.once('SIGTERM', stop)
  void ended.then(({ expected }) => {
    if (!expected) process.exitCode = 1
  })
  console.log(JSON.stringify({ pid, home, isElsewhere }))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.log(JSON.stringify({ refusal: error.message }))
  process.exitCode = 1
}
