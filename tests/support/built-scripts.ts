import { readFileSync } from 'node:fs'

const MANIFEST = new URL('../../dist/web/.vite/manifest.json', import.meta.url)

/**
 * Returns the path under which browsers fetch the script that is built from a source file: its name tells nothing of it.
 * @param source  as the manifest of the build names it, such as 'app/background.ts'
 */
export function builtScript(source: string): string {
  const manifest: Record<string, { file: string } | undefined> = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const built = manifest[source]
  if (!built) throw new Error(`No script is built from ${source}.`)
  return `/${built.file}`
}
