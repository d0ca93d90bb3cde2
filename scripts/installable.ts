import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { withBreakPoints } from './break-points.ts'
import { builtFont, fontFaces } from './fonts.ts'
import { drawIcons, drawShared } from './icons.ts'

const web = join(import.meta.dirname, '../web')
const read = (path: string) => readFileSync(join(web, path), 'utf8')
const sheet = (path: string) => withBreakPoints(read(path))

/** Pages without the application are drawn with these, before their own sheet. */
const PAGE = ['foundation/theme/tokens.css', 'foundation/theme/page.css']
const FONTS = ['fraunces-latin', 'atkinson-latin']

/** Every file of the offline page has a name that changes with it, so that the service worker's list of them changes too. */
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
      // The name stays, because the server names the picture on pages that visitors hand on.
      this.emitFile({ type: 'asset', fileName: 'share.png', source: await drawShared(read('app/share.svg')) })
      const emit = (name: string, source: string) =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`

      const fonts = fontFaces()
        .filter(({ name }) => FONTS.includes(name))
        .map((face) => ({ ...face, path: builtFont(bundle, face.name) }))
      const faces = fonts.map(
        ({ family, weights, path }) =>
          `@font-face{font-family:"${family}";font-weight:${weights};font-display:swap;src:url("${path}") format("woff2-variations")}`,
      )
      const style = emit('offline.css', [...faces, ...PAGE.map(sheet), sheet('app/offline/page.css')].join('\n'))
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
      const day = await ownDay({ emit, faces, icon: mark })
      // The page has a name that stays: the server writes the member's day into it.
      this.emitFile({ type: 'asset', fileName: 'jour.html', source: day.page })
      const dayPage = emit('jour.html', day.page.replace('%LANGUAGE%', '').replace('%DAY%', ''))
      const kept = [page, dayPage, style, script, icon, ...day.files, ...fonts.map(({ path }) => path)]
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: read('app/offline/service-worker.js').replace('%KEPT%', kept.join(' ')),
      })
    },
  }
}

type Emitting = { emit: (name: string, source: string) => string; faces: string[]; icon: string }

/**
 * Builds the screen of one's day: a page of its own, whose scripts are a small part of the application's and hold no library of screens. It opens in seconds on
 * a slow phone, and without a network.
 */
async function ownDay({ emit, faces, icon }: Emitting): Promise<{ page: string; files: string[] }> {
  const style = emit('jour.css', [...faces, ...PAGE.map(sheet), sheet('journal/own-day/page.css')].join('\n'))
  const first = emit('jour-first.js', read('journal/own-day/first.js'))
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: web,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(web, 'journal/own-day/main.ts') },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const chunks = outputs.flatMap(({ output }) => output).filter((each) => each.type === 'chunk')
  if (chunks.length !== 1) throw new Error('The screen of one’s day is to be one script')
  const script = emit('jour.js', chunks[0]!.code)
  const page = read('journal/own-day/page.html')
    .replace('%FIRST%', first)
    .replace('%STYLE%', style)
    .replace('%SCRIPT%', script)
    .replace('%MARK%', () => drawnIn(icon))
  return { page, files: [style, first, script] }
}

/** Serves the same page under Vite alone, made of its sources. */
export function ownDayInDevelopment(): Plugin {
  return {
    name: 'own-day-in-development',
    apply: 'serve',
    configureServer({ middlewares, transformIndexHtml }) {
      middlewares.use('/jour', async (_request, response, next) => {
        const page = read('journal/own-day/page.html')
          .replace('%FIRST%', '/journal/own-day/first.js')
          .replace(
            '<link rel="stylesheet" href="%STYLE%" />',
            [...PAGE, 'journal/own-day/page.css'].map((path) => `<link rel="stylesheet" href="/${path}" />`).join(''),
          )
          .replace('%SCRIPT%', '/journal/own-day/main.ts')
          .replace('%LANGUAGE%', '')
          .replace('%DAY%', '')
          .replace('%MARK%', () => drawnIn(read('public/icon.svg')))
        try {
          response.setHeader('content-type', 'text/html').end(await transformIndexHtml('/jour', page))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

export const drawnIn = (mark: string): string =>
  mark
    .replace(/<title>.*?<\/title>\s*/, '')
    .replace('<svg ', '<svg aria-hidden="true" height="30" width="30" ')
    .trim()
