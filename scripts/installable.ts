import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { drawIcons } from './icons.ts'

const web = join(import.meta.dirname, '../web')
const read = (path: string) => readFileSync(join(web, path), 'utf8')

/** The two files that the offline page is set in, of those that the application is. */
const FONTS = [
  { family: 'Fraunces Variable', weight: '400 700', file: 'fraunces-latin' },
  {
    family: 'Atkinson Hyperlegible Next Variable',
    weight: '200 800',
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
  },
]

/**
 * What makes the site an application: its icons, the page for where it cannot be reached, and the service worker that keeps that page. Everything the page is
 * made of has a name that changes with it, so that the worker's list of them changes too.
 */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }, injectTo: 'head' },
    ],
    async generateBundle(_options, bundle) {
      const mark = read('public/icon.svg')
      for (const { name, bytes } of await drawIcons(mark))
        this.emitFile({ type: 'asset', fileName: name, source: bytes })
      const emit = (name: string, source: string) =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`

      const fonts = FONTS.map(({ file, ...font }) => {
        const path = Object.keys(bundle).find((each) => new RegExp(`/${file}-[^-]+\\.woff2$`).test(each))
        if (!path) throw new Error(`The font ${file} is not part of the build`)
        return { ...font, path: `/${path}` }
      })
      const faces = fonts.map(
        ({ family, weight, path }) =>
          `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${path}") format("woff2-variations")}`,
      )
      const style = emit(
        'offline.css',
        [...faces, read('foundation/theme/tokens.css'), read('app/offline/page.css')].join('\n'),
      )
      const script = emit('offline.js', read('app/offline/page.js'))
      const icon = emit('offline.svg', mark)
      const page = emit(
        'offline.html',
        read('app/offline/page.html')
          .replace('%STYLE%', style)
          .replace('%SCRIPT%', script)
          .replace('%ICON%', icon)
          .replace('%MARK%', () => drawnIn(mark)),
      )
      const kept = [page, style, script, icon, ...fonts.map(({ path }) => path)]
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: read('app/offline/service-worker.js').replace('%KEPT%', kept.join(' ')),
      })
    },
  }
}

/** The mark as a part of a page, where words stand beside it. */
export const drawnIn = (mark: string): string =>
  mark
    .replace(/<title>.*?<\/title>\s*/, '')
    .replace('<svg ', '<svg aria-hidden="true" height="30" width="30" ')
    .trim()
