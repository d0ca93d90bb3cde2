import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { breakPoints } from './scripts/break-points.ts'
import { builtFont, cutFonts, fonts } from './scripts/fonts.ts'
import { drawnIn, installable, ownDayInDevelopment } from './scripts/installable.ts'
import { cutPdfFonts } from './scripts/pdf-fonts.ts'
import { translations } from './scripts/translations.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

export default defineConfig({
  root: 'web',
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // The oldest browsers that can show it, because of colours that are mixed in the style sheet: `scripts/tasks/browser-floor.mjs` holds the scripts to them.
    target: ['safari16.2', 'chrome111', 'firefox113', 'edge111'],
    // One style sheet: all of it weighs less than the requests for its parts cost a phone.
    cssCodeSplit: false,
    // A font or picture inlined as data: would need a wider content security policy.
    assetsInlineLimit: 0,
    // Each request costs a phone a turn: one file for what every screen needs, one for the feed and its cards with all that belongs to them, and one for the other
    // signs that many screens draw. A sign of few stays apart: the feed fetches some late, and would fetch the others with them.
    rolldownOptions: {
      output: {
        // Every page carries the names of all chunks: a name is a hash alone, whose letters cannot be compressed, and the manifest says what is in it.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 2 },
            { name: 'feed', test: /\/web\/posts\/feed\//, minShareCount: 2, priority: 1 },
            { name: 'signs', test: /icons-react/, minShareCount: 6 },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 700,
    modulePreload: {
      // A browser that knows no such link fetches a little later.
      polyfill: false,
    },
  },
  plugins: [
    breakPoints(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'app/routes',
      generatedRouteTree: 'app/routes.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    translations(),
    ownLazyRoutes(),
    ownTheme(),
    cutFontFiles(),
    preloadFonts(['fraunces-latin', 'atkinson-latin']),
    inlineMark(),
    installable(),
    ownDayInDevelopment(),
    startAfterFirstFrame(),
  ],
  server: {
    proxy: {
      '/rpc': server,
      '/api/live': { target: server, ws: true },
      '/api': server,
      '/media': server,
    },
  },
})

/** The fonts as they are drawn here, cut from the whole ones, and those that the server writes PDFs with. */
function cutFontFiles(): Plugin {
  return {
    name: 'cut-font-files',
    config: () => ({ resolve: { alias: { '@fonts': fonts } } }),
    buildStart: async () => {
      await Promise.all([cutFonts(), cutPdfFonts()])
    },
  }
}

/** Links the fonts that every first screen is drawn with, under the hashed names the build gave them. */
function preloadFonts(names: string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        names.map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: builtFont(bundle, name), crossorigin: true },
          injectTo: 'head' as const,
        })),
    },
  }
}

/** Leaves it to start.js when the bundle is run; fetched it is from the beginning, after what the first frame is drawn with. */
function startAfterFirstFrame(): Plugin {
  return {
    name: 'start-after-first-frame',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [element, bundle] = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/.exec(html) ?? []
        const start = '<script src="/start.js"></script>'
        if (!element || !html.includes(start)) throw new Error('The page has no bundle, or nothing that starts it')
        return html
          .replace(element, `<link rel="modulepreload" crossorigin fetchpriority="low" href="${bundle}" />`)
          .replace(start, `<script src="/start.js" data-bundle="${bundle}"></script>`)
      },
    },
  }
}

/** Has routes fetch their screens as every other part of the application is fetched, by `web/foundation/ui/layout/lazy-part.tsx`. */
function ownLazyRoutes(): Plugin {
  return {
    name: 'own-lazy-routes',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      source === './lazyRouteComponent.js' && importer?.includes('@tanstack/react-router')
        ? fileURLToPath(new URL('web/foundation/ui/layout/lazy-part.tsx', import.meta.url))
        : undefined,
  }
}

/**
 * Leaves out of Mantine's first parts what no screen here uses: the palette that its provider would write into the page, which is
 * `web/foundation/theme/mantine-variables.css` here, its fourteen colours, where screens name roles alone, the colours of variants, which `roles.ts` beside
 * it decides, and groups of buttons.
 */
function ownTheme(): Plugin {
  const PARTS =
    /\/(?:MantineCssVariables|default-colors|default-variant-colors-resolver|(?:Button|ActionIcon)Group(?:Section)?)\.mjs$/
  const HOLDERS = /\/(?:MantineProvider|default-theme|Button|ActionIcon)\.mjs$/
  const UNUSED = '\0unused-theme-part'
  const refused = "() => { throw new Error('This part of Mantine is left out of the build: see ownTheme') }"
  const names =
    'MantineCssVariables defaultVariantColorsResolver ButtonGroup ButtonGroupSection ActionIconGroup ActionIconGroupSection'
  return {
    name: 'own-theme',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) => (PARTS.test(source) && HOLDERS.test(importer ?? '') ? UNUSED : undefined),
    load: (id) =>
      id === UNUSED
        ? `const refused = ${refused}
export const DEFAULT_COLORS = {}
export { ${names
            .split(' ')
            .map((name) => `refused as ${name}`)
            .join(', ')} }`
        : undefined,
  }
}

/** The mark within the page's first frame, which waits for no file. */
function inlineMark(): Plugin {
  const mark = readFileSync(new URL('web/public/icon.svg', import.meta.url), 'utf8')
  return { name: 'inline-mark', transformIndexHtml: (html) => html.replace('%MARK%', drawnIn(mark)) }
}
