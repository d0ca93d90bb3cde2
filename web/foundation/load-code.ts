import { ConnectionLost } from './connection-lost.ts'
import { rememberPressed } from './pressed-opener.ts'
import { privateTabStore } from './private-store.ts'

const RELOADED_AT = 'reloaded-at'
/** While a new version is rolled out servers of both answer: a page that went back and forth between them would reload for ever. */
const RELOAD_EVERY_MS = 5 * 60_000
const PATIENCE_MS = 10_000

/** The server has another version than this page, whose files are gone: loading the page anew heals it. */
export class NewVersion extends Error {}

/** A file of the application is missing, although the page was loaded anew a moment ago. */
export class CodeMissing extends Error {}

/** The words of Chromium, Firefox and Safari for a script that could not be fetched: no property tells it from a mistake within the script. */
const NOT_FETCHED = /^(Failed to fetch|error loading) dynamically imported|^Importing a module script failed/

/**
 * Fetches code that nobody waits for yet; the page stays as it is. A later call fetches it again where this one failed.
 * @param load  holds the `import()`, or stands on another call of this
 * @throws      ConnectionLost, NewVersion or CodeMissing where the code could not be fetched
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (!isNotFetched(error)) throw error
    const status = await bundleStatus()
    // Code that got lost on a poor line comes when it is asked for again.
    if (status === 200)
      return await load().catch(() => Promise.reject(new (wasReloaded() ? CodeMissing : ConnectionLost)()))
    throw new (status !== 404 ? ConnectionLost : wasReloaded() ? CodeMissing : NewVersion)()
  }
}

/**
 * Fetches code that the person waits for. Where a new version stands the page loads itself anew, once, and the answer never comes.
 * @throws  ConnectionLost or CodeMissing where the code could not be fetched
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await fetchCode(load)
  } catch (error) {
    if (!(error instanceof NewVersion)) throw error
    reloadOnce()
    return await new Promise<never>(() => {})
  }
}

const tab = privateTabStore(null)
let isReloading = false

/** Loads the page anew for a new version. Drafts keep themselves when a page goes; the button that was pressed is pressed again afterwards. */
export function reloadOnce(): void {
  if (isReloading) return
  isReloading = true
  tab.write(RELOADED_AT, String(Date.now()))
  rememberPressed()
  window.location.reload()
}

/** Also true where the browser keeps nothing, since nothing would stop the second reload there. */
function wasReloaded(): boolean {
  if (isReloading) return false
  const at = tab.read(RELOADED_AT)
  if (at) return Date.now() - Number(at) < RELOAD_EVERY_MS
  tab.write(RELOADED_AT, '0')
  return tab.read(RELOADED_AT) === null
}

const isNotFetched = (error: unknown): error is Error => error instanceof Error && NOT_FETCHED.test(error.message)

/** The status with which the server answers for the bundle of this page; undefined where it is not reached. */
async function bundleStatus(): Promise<number | undefined> {
  const { bundle } = document.querySelector<HTMLElement>('script[data-bundle]')?.dataset ?? {}
  if (!bundle) return undefined
  const answer = await fetch(bundle, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined)
  return answer?.status
}
