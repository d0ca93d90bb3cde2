import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { environment, pinnedNode, root } from './place.mjs'

const CHROMIUM = '/usr/bin/chromium'
const SHELL = '/usr/bin/chromium-headless-shell'

/** Another program may be installing now. */
const APT = ['-qq', '-o', 'DPkg::Lock::Timeout=120']
/** Fetching an optional package is given up after this time, twice. Unpacking never is: dpkg, once begun, must come to its end. */
const SHELL_MS = 150_000
/** A mirror may fail for a moment: a package that journeys need is fetched again after a pause. */
const INSTALL_TRIES = 3
const PAUSE_MS = 20_000

/**
 * The browsers for journeys, as variables: the Chromium, and its headless shell, which draws the same with less of the processor. The shell is empty
 * where somebody chose the browser, or where there is none: then the Chromium is for all of them. Undefined, after a sentence, where not even that is.
 */
export function findBrowsers() {
  const found = findBrowser()
  if (!found) return undefined
  return { CHROMIUM: found, CHROMIUM_SHELL: process.env.CHROMIUM ? '' : (findShell(found) ?? '') }
}

export function findBrowser() {
  const found = places().find(runs)
  if (found) return found
  if (process.env.CHROMIUM) console.error(`CHROMIUM is ${process.env.CHROMIUM}, which does not run.`)
  else if (canInstall()) {
    if (installedAfterTries('chromium') && runs(CHROMIUM)) return CHROMIUM
    console.error('Chromium could not be installed with apt-get: install it, or set CHROMIUM to the path of one.')
  } else
    console.error(
      'No Chromium was found for the journeys: install Chromium or Google Chrome, or set CHROMIUM to the path of one.',
    )
  return undefined
}

/**
 * Debian has it beside its Chromium, in the same version: another one would show another browser than the one that members have. It only saves time, and is
 * installed where tests may install what they could do without (tests/support/servers/apt.ts).
 */
function findShell(chromium) {
  const isThere = () => runs(SHELL) && versionOf(SHELL) === versionOf(chromium)
  if (isThere()) return SHELL
  if (chromium !== CHROMIUM || !canInstall()) return undefined
  const { CI, VECU_TEST_APT } = process.env
  const isAllowed = CI === 'true' || VECU_TEST_APT === '1'
  if (isAllowed && installed('chromium-headless-shell', SHELL_MS) && isThere()) return SHELL
  const why = isAllowed
    ? 'could not be had with apt-get'
    : 'is not installed (VECU_TEST_APT=1 lets this run install it by apt)'
  console.log(`Chromium's headless shell ${why}: the journeys run in the whole Chromium, and take longer.`)
  return undefined
}

function places() {
  if (process.env.CHROMIUM) return [process.env.CHROMIUM]
  return [
    CHROMIUM,
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ownOfPlaywright(),
  ]
}

function ownOfPlaywright() {
  const question = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  return spawnSync(pinnedNode, ['-e', question], { cwd: root, env: environment(), encoding: 'utf8' }).stdout.trim()
}

/** Ubuntu's /usr/bin/chromium-browser may be a script that only says where to get one. */
function runs(path) {
  return path !== '' && existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}

function versionOf(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return /\d+(\.\d+)+/.exec(stdout ?? '')?.[0]
}

function canInstall() {
  return existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

function installedAfterTries(name) {
  for (let turn = 1; turn <= INSTALL_TRIES; turn++) {
    if (turn > 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
    if (installed(name)) return true
  }
  return false
}

let areListsFresh = false

/** @param timeout  for what fetches alone, where the package can be done without */
function installed(name, timeout) {
  console.log(`> installing ${name} for the journeys (apt-get install ${name})`)
  const install = ['install', '--yes', '--no-install-recommends', name]
  areListsFresh ||= apt(['update'], timeout)
  return areListsFresh && apt([...install, '--download-only'], timeout) && apt(install)
}

function apt(words, timeout) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', [...APT, ...words], { stdio: ['ignore', 'ignore', 'inherit'], env, timeout }).status === 0
}
