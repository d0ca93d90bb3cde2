import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './place.mjs'

const built = join(root, 'dist/web')
const PAGES = ['index.html', 'app/routes/feed.tsx?tsr-split=component']
/** Compressed bytes that a member's phone may load for the feed; the journey `weight` counts all that it does load, this what is linked from the start. */
const BYTES_MAX = 200_000
/** Above the bar a build warns, and above this it fails: growth is told in minute three, and mended before it is twice as much. */
const ROOM = 1.03

/** Whether the scripts of the feed weigh no more than a member's phone is promised, with some room. */
export function weighFeed() {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'))
  const linked = new Set()
  const link = (name) => {
    if (linked.has(name)) return
    linked.add(name)
    for (const each of manifest[name].imports ?? []) link(each)
  }
  PAGES.forEach(link)
  const scripts = [...linked].map((name) => manifest[name].file).filter((file) => file.endsWith('.js'))
  const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file)), { level: 9 }).length, 0)
  console.log(
    `${bytes > BYTES_MAX ? 'WARNING ' : ''}scripts linked by the feed: ${bytes} bytes compressed, bar ${BYTES_MAX}`,
  )
  return bytes <= BYTES_MAX * ROOM
}
