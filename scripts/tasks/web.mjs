import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { checkBrowserFloor } from './browser-floor.mjs'
import { hashOf, program, root, unlessDone } from './place.mjs'
import { runNode } from './serve.mjs'

const built = join(root, 'dist/web')
const pdfFonts = join(root, 'dist/fonts')
const stamp = join(root, 'dist/web.stamp')
const sources = [
  'web',
  'contract',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/tasks/web.mjs',
  'scripts/tasks/browser-floor.mjs',
  'scripts/fonts.ts',
  'scripts/pdf-fonts.ts',
  'scripts/icons.ts',
  'scripts/installable.ts',
  'scripts/translations.ts',
]

/** Builds the browser's side into dist/web, unless that was done for these sources. Answers whether it is there. */
export function buildWeb() {
  if (!existsSync(built) || !existsSync(pdfFonts)) rmSync(stamp, { force: true })
  return unlessDone({
    stamp,
    state: hashOf(sources),
    async work() {
      console.log('> building the web')
      const isBuilt = await runNode([program('vite'), 'build', '--logLevel=warn'])
      if (!isBuilt || !checkBrowserFloor()) return false
      await precompress(built)
      return true
    },
  })
}

const compressible = ['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest', '.xml']
const worthwhile = 1024

async function precompress(directory) {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  await Promise.all(files.map(compress))
}

async function compress(file) {
  const text = readFileSync(file)
  if (text.length <= worthwhile) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text, { params }), promisify(gzip)(text, { level: 9 })])
  if (br.length < text.length) writeFileSync(`${file}.br`, br)
  if (gz.length < text.length) writeFileSync(`${file}.gz`, gz)
}
