import { spawnSync } from 'node:child_process'

const INSTALL_MS = 150_000
/** Two tests may want something at once. */
const APT = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=120']

export type ServerLookup = { isHere: true } | { isHere: false; why: string }
type Wanted = { package: string; isInstalled: () => boolean; untested: string }

/** Whether a server of Debian's is here, or can be installed where that is allowed; else why there is none, and what is not tested then. */
export function findServer({ package: name, isInstalled, untested }: Wanted): ServerLookup {
  if (isInstalled()) return { isHere: true }
  const { CI, VECU_TEST_APT } = process.env
  if (CI !== 'true' && VECU_TEST_APT !== '1')
    return missing(untested, `${name} is not installed: VECU_TEST_APT=1 lets this test install it by apt`)
  apt('update')
  apt('install', '-y', '--no-install-recommends', name)
  return isInstalled() ? { isHere: true } : missing(untested, `${name} could not be installed by apt here`)
}

function apt(...args: string[]): void {
  const words = process.getuid?.() === 0 ? [...APT, ...args] : ['sudo', '-n', ...APT, ...args]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(words[0]!, words.slice(1), { env, timeout: INSTALL_MS, stdio: 'ignore' })
}

/** Said here too: the list of tests names what it skipped, not why. */
export function missing(untested: string, why: string): ServerLookup {
  console.log(`${untested} not tested: ${why}.`)
  return { isHere: false, why }
}
