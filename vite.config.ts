import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

export default defineConfig({
  root: 'web',
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // A font or picture inlined as data: would need a wider content security policy.
    assetsInlineLimit: 0,
    // One file for what every screen needs: it compresses better, and a browser fetches six at a time.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } } },
    chunkSizeWarningLimit: 700,
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'app/routes',
      generatedRouteTree: 'app/routes.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    preloadFonts(['fraunces-latin-opsz-normal', 'atkinson-hyperlegible-next-latin-wght-normal']),
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

/** Links the fonts that every first screen is drawn with, under the hashed names the build gave them. */
function preloadFonts(names: string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        names.map((name) => {
          const file = Object.keys(bundle ?? {}).find((path) => path.includes(`/${name}-`) && path.endsWith('.woff2'))
          if (!file) throw new Error(`The font ${name} is not part of the build`)
          return {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          }
        }),
    },
  }
}
