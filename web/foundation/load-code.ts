import { ConnectionLost } from './connection-lost.ts'
import { rememberPressed } from './pressed-opener.ts'
import { privateTabStore } from './private-store.ts'
import { translationsLoaded } from './texts.ts'

const RELOADED_AT = 'reloaded-at'
/** During a rollout, servers of both versions answer in turn. */
const RELOAD_EVERY_MS = 5 * 60_000
const PATIENCE_MS = 10_000

export class NewVersion extends Error {}

/** Thrown when a file of the application is missing although the page was reloaded a moment ago. */
export class CodeMissing extends Error {}

/** The messages of Chromium, Firefox and Safari for a script that could not be fetched: no property of the error tells. */
const NOT_FETCHED = /^(Failed to fetch|error loading) dynamically imported|^Importing a module script failed/

/**
 * Loads code that nobody waits for, with its texts in the language of the interface, without ever reloading the page. A later call tries again after a failure.
 * @param load  a function with the `import()`, or one that calls `fetchCode` itself
 * @throws      ConnectionLost, NewVersion or CodeMissing when the code cannot be loaded
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const loadWithTexts = async () => {
    const code = await load()
    await translationsLoaded()
    return code
  }
  try {
    return await loadWithTexts()
  } catch (error) {
    if (!isNotFetched(error)) throw error
    const status = await bundleStatus()
    // The server has this page's bundle, so the request was lost on the way: it is repeated.
    if (status === 200)
      return await loadWithTexts().catch(() => Promise.reject(new (wasReloaded() ? CodeMissing : ConnectionLost)()))
    throw new (status !== 404 ? ConnectionLost : wasReloaded() ? CodeMissing : NewVersion)()
  }
}

/**
 * Loads code that the person waits for. When there is a new version, the page reloads itself once, and the promise never settles.
 * @throws  ConnectionLost or CodeMissing when the code cannot be loaded
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

/** Reloads the page for a new version. Drafts are stored when the page closes, and the pressed button is pressed again afterwards. */
export function reloadOnce(): void {
  if (isReloading) return
  isReloading = true
  tab.write(RELOADED_AT, String(Date.now()))
  rememberPressed()
  window.location.reload()
}

/** Returns whether the page was reloaded recently; also true without storage, where nothing would stop a second reload. */
function wasReloaded(): boolean {
  if (isReloading) return false
  const at = tab.read(RELOADED_AT)
  if (at) return Date.now() - Number(at) < RELOAD_EVERY_MS
  tab.write(RELOADED_AT, '0')
  return tab.read(RELOADED_AT) === null
}

const isNotFetched = (error: unknown): error is Error => error instanceof Error && NOT_FETCHED.test(error.message)

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
