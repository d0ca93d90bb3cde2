import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof Manifest>

/** A route's own code as the build names it: by its file, such as `post.$id.tsx`. */
const ROUTE = /^app\/routes\/(.+)\.tsx\?tsr-split=component$/

/**
 * For an address, links to the scripts of its screen and of the frames that it stands in, so that they are fetched along with the first ones and not after them;
 * undefined for an address that no screen has. Read once from what the build wrote down; without that, no links.
 */
export function preloadMaker(webRoot: string): (path: string) => string | undefined {
  const file = join(webRoot, '.vite/manifest.json')
  const manifest = existsSync(file) ? Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const first = new Set(Object.keys(manifest).flatMap((key) => (manifest[key]?.isEntry ? neededBy(manifest, key) : [])))
  const routes = Object.keys(manifest).flatMap((key) => {
    const name = ROUTE.exec(key)?.[1]
    return name === undefined ? [] : [{ name, key, address: addressOf(name) }]
  })
  const linksFor = ({ name }: { name: string }): string => {
    const frames = routes.filter((route) => route.name === name || name.startsWith(`${route.name}.`))
    const found = new Set<string>()
    for (const { key } of frames) neededBy(manifest, key, found)
    return linksOf(
      manifest,
      [...found].filter((needed) => !first.has(needed)),
    )
  }
  // A frame and its first screen have one address: the screen, whose name is longer, comes first.
  const screens = routes
    .toSorted((one, other) => other.name.length - one.name.length)
    .map((route) => ({ address: route.address, links: linksFor(route) }))
  if (screens.length === 0) return () => ''
  return (path) => screens.find(({ address }) => address.test(path))?.links
}

/** This chunk and all that it imports, each once. */
function neededBy(manifest: Manifest, key: string, found = new Set<string>()): string[] {
  if (found.has(key)) return []
  found.add(key)
  for (const imported of manifest[key]?.imports ?? []) neededBy(manifest, imported, found)
  return [...found]
}

const linksOf = (manifest: Manifest, keys: readonly string[]): string =>
  keys
    .flatMap((key) => manifest[key] ?? [])
    // Fetched after the files that the first frame is drawn with.
    .map(({ file }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
    .join('')

/**
 * The addresses that a route's file stands for: `post.$id` for /post/ and one part more, `index` for the root, `dashboard.index` for /dashboard. A
 * part that ends with `_` stands in no frame of that name, under the same address.
 */
function addressOf(name: string): RegExp {
  const parts = name
    .split('.')
    .filter((part) => part !== 'index')
    .map((part) => (part.startsWith('$') ? '[^/]+' : part.replace(/_$/, '')))
  return new RegExp(`^/${parts.join('/')}/?$`)
}
