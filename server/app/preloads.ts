import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof Manifest>

/** Parts that a screen shows to members first of all, by the name of its route: the route itself fetches them only once it runs. */
const MEMBERS_PARTS: Record<string, string[]> = { index: ['home/day.tsx'] }

type Reader = { language: Language; isMember: boolean }

const ROUTE = /^app\/routes\/(.+)\.tsx\?tsr-split=component$/

/**
 * Returns the preload links of an address: the chunks of its screen and layouts, and their texts in a language that is not part of the code. Undefined for an
 * address without a screen. The build manifest is read once; without one there are no links.
 */
export function preloadMaker(webRoot: string): (path: string, reader: Reader) => string | undefined {
  const file = join(webRoot, '.vite/manifest.json')
  const manifest = existsSync(file) ? Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const first = new Set(Object.keys(manifest).flatMap((key) => (manifest[key]?.isEntry ? neededBy(manifest, key) : [])))
  const routes = Object.keys(manifest).flatMap((key) => {
    const name = ROUTE.exec(key)?.[1]
    return name === undefined ? [] : [{ name, key, address: addressOf(name) }]
  })
  const linksFor = (name: string, parts: string[]): Record<Language, string> => {
    const frames = routes.filter((route) => route.name === name || name.startsWith(`${route.name}.`))
    const found = new Set<string>()
    for (const key of [...frames.map((frame) => frame.key), ...parts]) neededBy(manifest, key, found)
    const scripts = [...found].filter((needed) => !first.has(needed))
    const all = new Set([...first, ...found])
    return Object.fromEntries(
      LANGUAGES.map((language) => [language, linksOf(manifest, [...scripts, ...textsOf(manifest, all, language)])]),
    ) as Record<Language, string>
  }
  // A layout and its index screen have the same address; the screen has the longer name and comes first.
  const screens = routes
    .toSorted((one, other) => other.name.length - one.name.length)
    .map(({ name, address }) => ({
      address,
      visitors: linksFor(name, []),
      members: linksFor(name, MEMBERS_PARTS[name] ?? []),
    }))
  if (screens.length === 0) return () => ''
  return (path, { language, isMember }) =>
    screens.find(({ address }) => address.test(path))?.[isMember ? 'members' : 'visitors'][language]
}

const textsOf = (manifest: Manifest, keys: Iterable<string>, language: Language): Set<string> =>
  new Set(
    [...keys]
      .flatMap((key) => manifest[key]?.dynamicImports ?? [])
      .filter((key) => new RegExp(`/texts(\\.[a-z-]+)*\\.${language}\\.ts$`).test(key)),
  )

function neededBy(manifest: Manifest, key: string, found = new Set<string>()): string[] {
  if (found.has(key)) return []
  found.add(key)
  for (const imported of manifest[key]?.imports ?? []) neededBy(manifest, imported, found)
  return [...found]
}

const linksOf = (manifest: Manifest, keys: readonly string[]): string =>
  keys
    .flatMap((key) => manifest[key] ?? [])
    // Low priority: the files of the first paint come first.
    .map(({ file }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
    .join('')

/**
 * Returns the pattern of the addresses of a route's file: `post.$id` is /post/ and one segment, `index` the root, `dashboard.index` /dashboard. A segment that
 * ends with `_` has the same address but is not nested in the layout of that name.
 */
function addressOf(name: string): RegExp {
  const parts = name
    .split('.')
    .filter((part) => part !== 'index')
    .map((part) => (part.startsWith('$') ? '[^/]+' : part.replace(/_$/, '')))
  return new RegExp(`^/${parts.join('/')}/?$`)
}
