import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isWindows, pinnedNode, refuse, root, systemPath, unlessDone } from './place.mjs'

/** Installs what the lock names, unless that was done; ends with a sentence when the pinned Node is not there after it. */
export async function install() {
  const stamp = join(root, 'node_modules/.vecu-installed')
  if (!existsSync(pinnedNode)) rmSync(stamp, { force: true })
  await unlessDone({ stamp, state: wanted(), work: installPackages })
  const { stdout, error } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' })
  const { node: version } = readPackage().dependencies
  if (error || stdout.trim() !== `v${version}`) {
    rmSync(stamp, { force: true })
    refuse(
      `Node ${version} was not installed in node_modules: npm must be allowed to run the install script of the package "node" (npm config set ignore-scripts false), then start again.`,
    )
  }
}

function installPackages() {
  console.log('> installing packages (npm ci)')
  const first = npmCi()
  const { status, error } = first.status === 0 ? first : npmCi() // A registry may fail once.
  if (status !== 0)
    refuse(`The packages could not be installed (npm ci ${error ? error.message : `ended with ${status}`}): see above.`)
  return true
}

function npmCi() {
  // npm removes node_modules first: it must not run on the Node that lies in there. Production or not, the build needs all.
  return spawnSync(
    'npm',
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: isWindows,
      env: { ...process.env, PATH: systemPath() },
    },
  )
}

/** A changed script in package.json is no reason to install again. */
function wanted() {
  const { dependencies, devDependencies, optionalDependencies, allowScripts } = readPackage()
  return createHash('sha256')
    .update(
      JSON.stringify([
        dependencies,
        devDependencies,
        optionalDependencies,
        allowScripts,
        process.platform,
        process.arch,
      ]),
    )
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function readPackage() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
}
