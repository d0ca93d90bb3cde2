import type { Page, Request } from '@playwright/test'
import { builtScript } from '#tests/support/built-scripts.ts'
import { says, talkBetween } from '#tests/support/fixtures/private-talk.ts'
import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { expect, type Member, test } from '#tests/support/journey.ts'

const SECRET = 'Mes résultats sont revenus'

const bodyOf = (page: Page) => page.evaluate(() => `${document.title} ${document.body.innerHTML}`)
/** As Back does with a page that the browser kept; answers what stands in the document at once. */
const restore = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return `${document.title} ${document.body.innerHTML}`
  })
const isCalm = (page: Page) => page.waitForLoadState('networkidle')
const isSignInCode = (url: URL) => url.pathname === builtScript('app/routes/auth.tsx?tsr-split=component')

/**
 * Follows the code of the sign-in screen, which comes some time after the page.
 * @returns  settles once it is here with all that it imports and, where the page is in another language than French, its texts, which it asks for last
 */
function followSignInCode(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  const code = page.waitForResponse((response) => isSignInCode(new URL(response.url())))
  return async () => {
    const url = (await code).url()
    await page.evaluate((file) => import(file).then(() => undefined), url)
    const texts = () => [...underWay].map((request) => request.url()).filter((each) => each.includes('/assets/'))
    await expect.poll(texts).toEqual([])
  }
}

/** The address of a conversation in which the other said something. */
async function secretTold(ada: Member, bob: Member): Promise<string> {
  const talk = await talkBetween(ada, bob)
  await says(bob, talk, SECRET)
  return talk.path
}

for (const [path, language] of [
  ['/chat', 'fr'],
  ['/dashboard', 'fr'],
  ['/medication', 'fr'],
  ['/chat', 'en'],
  ['/dashboard', 'en'],
  ['/medication', 'en'],
] as const)
  test(`a page that Back brings back after signing out shows nothing of the member any more: ${path} (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language)
    const [ada, bob] = [await member('Ada', { language, locale: localeOf(language) }), await member('Bob')]
    const { page } = ada
    await speaks(page, language)
    await page.goto(path === '/chat' ? await secretTold(ada, bob) : path)
    const words = path === '/chat' ? SECRET : ada.username
    await expect.poll(() => bodyOf(page)).toContain(words)
    await isCalm(page)

    // Still signed in, what stood there stands again, and not anew.
    const main = await page.locator('main').first().elementHandle()
    expect(await restore(page)).not.toContain(words)
    await expect.poll(() => bodyOf(page)).toContain(words)
    expect(await main!.evaluate((element) => element.isConnected)).toBe(true)

    await page.context().clearCookies()
    expect(await restore(page)).not.toContain(words)
    await expect(page).toHaveURL(/\/auth\?lost=1/)
    await expect(page.getByText(say('Session terminée'), { exact: true })).toBeVisible()
    expect(await bodyOf(page)).not.toContain(words)
  })

for (const language of ['fr', 'en'] as const)
  test(`such a page without a network, whose sign-in screen never came, says that the connection is lost and nothing of an error (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language)
    const { page, username } = await member('Ada', { language, locale: localeOf(language) })
    await speaks(page, language)
    await page.route(isSignInCode, (route) => route.abort())
    // React tells the console of each failure that a page is shown for; this one is meant.
    await page.addInitScript(() => {
      const page = console
      const say = page.error
      page.error = (...said) => {
        if (!said.some((each) => String(each?.stack).startsWith('ConnectionLost'))) say(...said)
      }
    })
    await page.goto('/dashboard')
    await expect.poll(() => bodyOf(page)).toContain(username)
    await isCalm(page)
    await page.context().clearCookies()
    await page.route('**', (route) => route.abort()) // the socket stays: it would tell the console that it cannot
    expect(await restore(page)).not.toContain(username)
    await expect(page.getByRole('heading', { level: 1, name: say('Connexion perdue') })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${say('Connexion perdue')}`))
    await expect(
      page
        .locator('#content')
        .getByText(
          { fr: 'La connexion a été perdue. Vérifiez votre réseau', en: 'The connection was lost. Check your network' }[
            language
          ],
        ),
    ).toBeVisible()
    expect(await bodyOf(page)).not.toMatch(/Erreur inattendue|Unexpected/)
    expect(await bodyOf(page)).not.toContain(username)
  })

for (const language of ['fr', 'en'] as const)
  test(`such a page without a network shows the sign-in screen, and goes on once the member turns out to be signed in (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language)
    const [ada, bob] = [await member('Ada', { language, locale: localeOf(language) }), await member('Bob')]
    const { page } = ada
    await speaks(page, language)
    const talk = await secretTold(ada, bob)
    const signInCodeIsHere = followSignInCode(page)
    await page.goto(talk)
    await expect.poll(() => bodyOf(page)).toContain(SECRET)
    await signInCodeIsHere()
    await isCalm(page)
    await page.context().setOffline(true)
    expect(await restore(page)).not.toContain(SECRET)
    await expect(page.getByText(say('Session terminée'), { exact: true })).toBeVisible()
    expect(await bodyOf(page)).not.toContain(SECRET)
    await expect(page).toHaveURL(/\/auth\?lost=1/)
    await page.context().setOffline(false)
    await expect(page).toHaveURL(talk)
    await expect(page.getByRole('main').getByText(SECRET).first()).toBeVisible()
  })
