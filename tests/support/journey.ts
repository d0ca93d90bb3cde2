import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
  type WebSocket,
} from '@playwright/test'
import { openMember } from './fixtures/opened-member.ts'
import { pressEverythingTwice } from './press-twice.ts'
import { randomLetters } from './random-letters.ts'
import { mailsTo } from './servers/mail.ts'

export const PASSWORD = 'orage-violet-73'

export type Visitor = { page: Page /** Mails to this address, oldest first. */; mails: (email: string) => string[] }
export type Member = Visitor & { username: string; email: string }

/** `device`: another browser than the one that all journeys share, with a camera of its own. */
type Equipment = BrowserContextOptions & {
  device?: Browser /** Another site that these pages lead to. */
  site?: string
}

type People = {
  /** A browser of its own, signed out. */
  visitor: (options?: Equipment) => Promise<Visitor>
  /** A confirmed member, signed in, in a browser of their own. */
  member: (name: string, options?: Equipment & { language?: 'fr' | 'en' }) => Promise<Member>
}

const baseURL = () => process.env.JOURNEYS_URL!
const mails = (email: string) => mailsTo(join(process.env.JOURNEYS_DATA!, 'outbox'), email)
const address = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** A journey: people with browsers of their own. A console error, a failed script or a request to another host fails it. */
export const test = base.extend<People>({
  visitor: async ({ browser, serviceWorkers }, use, info) => {
    const opened: { page: Page; faults: string[] }[] = []
    await use(async ({ device = browser, site, ...options } = {}) => {
      const visitor = await openBrowser(device, site, {
        locale: info.project.use.locale!,
        timezoneId: info.project.use.timezoneId!,
        serviceWorkers,
        ...options,
      })
      opened.push(visitor)
      return { page: visitor.page, mails }
    })
    for (const { page, faults } of opened) {
      // A browser that was killed has nothing left to close.
      if (page.context().browser()?.isConnected()) await page.context().close()
      expect(faults).toEqual([])
    }
  },
  member: async ({ visitor }, use) => {
    await use(async (name, { language = 'fr', ...options } = {}) => {
      const { page } = await visitor(options)
      const username = `${name} ${randomLetters(6)}`
      const email = `${randomUUID().slice(0, 12)}@exemple.fr`
      await openMember(page, { username, email, password: PASSWORD, language })
      return { page, username, email, mails }
    })
  },
})

async function openBrowser(browser: Browser, site: string | undefined, options: BrowserContextOptions) {
  const context = await browser.newContext({
    baseURL: baseURL(),
    extraHTTPHeaders: { 'x-forwarded-for': address() },
    ...options,
  })
  await recordToasts(context)
  const page = await context.newPage()
  const faults: string[] = []
  if (process.env.PRESS_TWICE) await pressEverythingTwice(context, faults)
  context.on('page', (opened) => listen(opened, site, faults))
  listen(page, site, faults)
  return { page, faults }
}

/** A toast stays for four seconds, which pass before a busy machine looks: its words are recorded when it appears. */
type Toasts = { said: string[]; failures: string[] /** Not yet expected. */; unread: string[] }
const toastsByPage = new WeakMap<Page, Toasts>()

function toastsOn(page: Page): Toasts {
  const known = toastsByPage.get(page)
  if (known) return known
  const toasts = { said: [], failures: [], unread: [] }
  toastsByPage.set(page, toasts)
  return toasts
}

async function recordToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('recordToast', ({ page }, words: string, isFailure: boolean) => {
    const { said, failures, unread } = toastsOn(page)
    for (const list of isFailure ? [said, unread, failures] : [said, unread]) list.push(words)
  })
  await context.addInitScript(() => {
    const { recordToast } = window as unknown as { recordToast: (words: string, isFailure: boolean) => void }
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.matches('[role="status"] > [data-kind], [role="alert"] > [data-kind]'))
          recordToast(node.innerText, node.dataset.kind === 'failure')
    }).observe(document, { childList: true, subtree: true })
  })
}

const withPlainSpaces = (words: string) => words.replace(/\s+/g, ' ').trim()

function says(words: string | RegExp): (toast: string) => boolean {
  if (words instanceof RegExp) return (toast) => words.test(withPlainSpaces(toast))
  return (toast) => withPlainSpaces(toast).toLowerCase().includes(withPlainSpaces(words).toLowerCase())
}

/** Waits for a toast with these words, which may be gone by now. Each call takes one toast: the same words expected again are another toast. */
export async function expectSaid(page: Page, words: string | RegExp): Promise<void> {
  const { unread } = toastsOn(page)
  await expect
    .poll(() => unread.some(says(words)), { message: `toast “${words}” among ${JSON.stringify(unread)}` })
    .toBe(true)
  unread.splice(unread.findIndex(says(words)), 1)
}

/** How many toasts have said these words on this page. */
export const saidTimes = (page: Page, words: string | RegExp): number => toastsOn(page).said.filter(says(words)).length

/** The words of every toast that told a failure on this page. */
export const failuresSaid = (page: Page): readonly string[] => toastsOn(page).failures

/**
 * A refused request (a wrong password, a lost session) is said by the browser as an error too, and so is that it looked for a newer service worker
 * while a journey was offline, or its server away: those are the journey's own.
 */
const REQUEST_FAILED =
  /^(Failed to load resource|An unknown error occurred when fetching the script|A bad HTTP response code \(50[234]\) was received when fetching the script)/

function listen(page: Page, elsewhere: string | undefined, faults: string[]) {
  page.on('pageerror', (error) => faults.push(`script failed: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !REQUEST_FAILED.test(message.text())) faults.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    // Requests of another site's pages are its own.
    if (elsewhere && !request.serviceWorker() && request.frame().url().startsWith(elsewhere)) return
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && ![baseURL(), elsewhere].includes(url.origin))
      faults.push(`request to another host: ${url.origin}`)
  })
}

const MODAL = '[role="dialog"][aria-modal="true"]:not([inert])'

/** Makes fixed bars stand in the page, or float again: a bar lies over whatever is under it just then, and chance would decide what it covers. */
const letBars = (page: Page, how: 'stand' | 'float') =>
  page.evaluate((isStanding) => {
    for (const bar of document.querySelectorAll<HTMLElement>('nav, header'))
      if (!isStanding) bar.style.removeProperty('position')
      else if (/fixed|sticky/.test(getComputedStyle(bar).position)) bar.style.position = 'static'
  }, how === 'stand')

/** Pages that axe looked at. */
const lookedAt = new WeakSet<Page>()

/**
 * Expects no serious accessibility fault on the page, once everything has stopped opening or closing: half faded, nothing has its contrast. Journeys that
 * decide have each page looked at once, for it takes a second of a processor; those tagged `@looks` run in `npm run test:long` too, with every look.
 */
export async function expectAccessible(page: Page) {
  await settled(page)
  if (base.info().project.name === 'core' && lookedAt.has(page)) return
  lookedAt.add(page)
  // Passed rules, and the styles that axe fetches for rules that are not run, are left out: they take half of its time.
  const axe = new AxeBuilder({ page }).options({
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
    preload: false,
  })
  // Its other mode opens a second page to sum up what it found in frames of other sites, of which there are none.
  axe.setLegacyMode()
  // Behind an open dialog nothing can be reached, and the dialog covers parts of it: only the dialog is examined.
  if ((await page.locator(MODAL).filter({ visible: true }).count()) > 0) axe.include(MODAL)
  await letBars(page, 'stand')
  const { violations } = await axe.analyze()
  await letBars(page, 'float')
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/** Waits until nothing has moved or is on its way out for three looks in a row, or three seconds have passed; endless movement is passed over. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isMoving = () =>
      // A dialog that closes is inert from then on, some frames before it begins to fade.
      document.querySelector('[role="dialog"][inert]') !== null ||
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    for (let look = 0, calm = 0; look < 100 && calm < 3; look++) {
      await new Promise((settle) => setTimeout(settle, 30))
      calm = isMoving() ? 0 : calm + 1
    }
  })

/**
 * Waits until a live socket that this page opens from now on is greeted. It is called before the page is opened; a socket that a reload or a lost connection
 * cuts before its greeting is passed over.
 */
export async function greetingOn(page: Page): Promise<void> {
  await page.waitForEvent('websocket', {
    predicate: async (socket) => socket.url().includes('/api/live') && (await isGreeted(socket)),
  })
}

const isGreeted = (socket: WebSocket): Promise<boolean> =>
  socket.waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).includes('"hello"') }).then(
    () => true,
    () => false,
  )

/** Sends a form by keyboard: Enter in the field sends nothing, Enter on the form's button does. */
export async function sendFrom(field: Locator): Promise<void> {
  await field.press('Enter')
  await field.evaluate((input: HTMLInputElement) => {
    const isButton = (each: Element) => each instanceof HTMLButtonElement && each.type === 'submit'
    const button = [...(input.form?.elements ?? [])].find(isButton)
    if (button instanceof HTMLElement) button.focus()
  })
  await field.page().keyboard.press('Enter')
}

/** Signs this browser out. Its page is left first: its remaining requests would be refused, and would lead it elsewhere. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

export { expect }
