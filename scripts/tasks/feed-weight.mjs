import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './place.mjs'

const built = join(root, 'dist/web')
const PAGES = ['index.html', 'app/routes/feed.tsx?tsr-split=component']
/** Compressed bytes that a member's phone may load for the feed; the journey `weight` counts all that it does load, this what is linked from the start. */
const BYTES_MAX = { fr: 200_000, en: 210_000 }
/** Above BYTES_MAX a build warns, and above this it fails: growth is mended before it is twice as much. */
const ROOM = 1.03

export function weighFeed() {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'))
  const linked = new Set()
  const link = (name) => {
    if (linked.has(name)) return
    linked.add(name)
    for (const each of manifest[name].imports ?? []) link(each)
  }
  PAGES.forEach(link)
  return Object.entries(BYTES_MAX)
    .map(([language, bar]) => {
      const files = [...linked, ...textsOf(manifest, linked, language)].map((name) => manifest[name].file)
      const bytes = files
        .filter((file) => file.endsWith('.js'))
        .reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file)), { level: 9 }).length, 0)
      const told = `scripts linked by the feed (${language}): ${bytes} bytes compressed, bar ${bar}`
      console.log(`${bytes > bar ? 'WARNING ' : ''}${told}`)
      return bytes <= bar * ROOM
    })
    .every(Boolean)
}

/** French texts are part of the chunks. */
function textsOf(manifest, names, language) {
  const isTexts = new RegExp(`/texts(\\.[a-z-]+)*\\.${language}\\.ts$`)
  const named = [...names].flatMap((name) => manifest[name].dynamicImports ?? [])
  return new Set(named.filter((name) => isTexts.test(name)))
}
