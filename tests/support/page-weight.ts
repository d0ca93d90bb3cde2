import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Collects the path of every script that the page loads or preloads from now on. */
export function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.add(pathname)
  })
  return scripts
}

/** Returns the compressed size of each in bytes. They are fetched again, because a browser keeps no bodies of a page that it has left. */
export const weighed = (page: Page, paths: Iterable<string>): Promise<{ path: string; bytes: number }[]> =>
  Promise.all(
    [...paths].map(async (path) => {
      const body = await (await page.context().request.get(path)).body()
      return { path, bytes: gzipSync(body, { level: 9 }).length }
    }),
  )
