import { isContractProcedure } from '@orpc/contract'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { contract } from '#contract/index.ts'

/** Milliseconds within which the same act counts as a second press of one person. */
const AT_ONCE_MS = 1_000

/** Acts that a page sends by itself, without a press. */
const UNPRESSED = new Set(['/rpc/chat/mark', '/rpc/chat/typing'])

/** Paths of the procedures that change something. */
const acts = new Set(pathsOf(contract, '/rpc'))

function pathsOf(part: object, path: string): string[] {
  if (isContractProcedure(part)) return part['~orpc'].route.method === 'GET' ? [] : [path]
  return Object.entries(part).flatMap(([name, each]) => pathsOf(each, `${path}/${name}`))
}

/** Every act that this page sends from now on, by its path, in order: `/rpc/settings/setPassword`, `/api/auth/sign-in/email`. */
export function actsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (acts.has(pathname) || (pathname.startsWith('/api/auth/') && request.method() === 'POST')) sent.push(pathname)
  })
  return sent
}

/** Makes the processor of this page as many times slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/**
 * Presses everything twice that sends: each press of a person on a form's button, or on one of a dialog, is made again at once. An act that was sent
 * twice with the same words, though the first did not fail, is a fault of the journey. Whole journeys run so by `PRESS_TWICE=1 playwright test`.
 */
export async function pressEverythingTwice(context: BrowserContext, faults: string[]): Promise<void> {
  await context.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted, target }) => {
        const button = target instanceof Element && target.closest('button')
        if (!isTrusted || !button || !(button.type === 'submit' || button.closest('[role="dialog"]'))) return
        // The second press acts like a pointer's: a button that is gone or closing is not pressed.
        setTimeout(() => button.isConnected && !button.closest('[inert]') && button.click(), 0)
      },
      true,
    )
  })
  // An act that is pressed again after a failure was told is a new attempt.
  const failed = new WeakSet<Request>()
  context.on('requestfailed', (request) => failed.add(request))
  context.on('response', (response) => {
    if (!response.ok()) failed.add(response.request())
  })
  const last = new Map<string, { request: Request; at: number }>()
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!acts.has(pathname) || UNPRESSED.has(pathname)) return
    const act = `${pathname} ${request.postData()}`
    const before = last.get(act)
    if (before && performance.now() - before.at < AT_ONCE_MS && !failed.has(before.request))
      faults.push(`sent twice: ${pathname}`)
    last.set(act, { request, at: performance.now() })
  })
}
