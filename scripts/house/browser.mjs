import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { environment, pinnedNode, root } from './place.mjs'

/** The Chromium for journeys: found, or installed with apt on Debian as root; undefined, after a sentence, where neither is. */
export function findBrowser() {
  const found = places().find(runs)
  if (found) return found
  if (process.env.CHROMIUM) console.error(`CHROMIUM is ${process.env.CHROMIUM}, which does not run.`)
  else if (canInstall()) return installWithApt()
  else
    console.error(
      'No Chromium was found for the journeys: install Chromium or Google Chrome, or set CHROMIUM to the path of one.',
    )
  return undefined
}

function places() {
  if (process.env.CHROMIUM) return [process.env.CHROMIUM]
  return [
    '/usr/bin/chromium',
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

function canInstall() {
  return existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

function installWithApt() {
  console.log('> installing Chromium for the journeys (apt-get install chromium)')
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  if (!apt('update') || !apt('install', '--yes', '--no-install-recommends', 'chromium') || !runs('/usr/bin/chromium')) {
    console.error('Chromium could not be installed with apt-get: install it, or set CHROMIUM to the path of one.')
    return undefined
  }
  return '/usr/bin/chromium'
}
