import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'

export type Auditor = {
  context: BrowserContext
  /** Returns what Lighthouse finds on this page as a phone shows it, for the member whom the browser's cookies name. */
  audit(path: string, flags: Flags): Promise<Result>
  close(): Promise<void>
}

/** A Chromium of its own, for Lighthouse to drive: it keeps its cookies, and takes whatever port is free. */
export async function openAuditor(baseUrl: string): Promise<Auditor> {
  const folder = mkdtempSync(join(tmpdir(), 'vecu-lighthouse-'))
  const context = await chromium.launchPersistentContext(folder, {
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    baseURL: baseUrl,
    locale: 'fr-FR',
    viewport: null,
    args: [
      '--remote-debugging-port=0',
      '--lang=fr-FR',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  const close = async () => {
    await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const port = await portIn(folder)
    return {
      context,
      close,
      async audit(path, flags) {
        const run = await lighthouse(new URL(path, baseUrl).href, { port, logLevel: 'error', ...flags })
        if (!run) throw new Error('Lighthouse gave no report.')
        const { lhr } = run
        if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`)
        return lhr
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Chromium writes down the port that it has taken. */
async function portIn(folder: string): Promise<number> {
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(50)) {
    try {
      return Number(readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0])
    } catch {
      // not yet
    }
  }
  throw new Error('Chromium opened no debugging port within 10 s.')
}
