import { expect, expectAccessible, type Member, test } from '#tests/support/journey.ts'
import { keptBy, workerAt } from '#tests/support/service-worker.ts'
import { postBy } from '#tests/support/talk.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

for (const { language, colorScheme, heading, retry, still, drafts } of [
  {
    language: 'fr',
    colorScheme: 'light',
    heading: 'Pas de connexion',
    retry: 'Réessayer',
    still: /Toujours pas de connexion à \d\d:\d\d:\d\d\./,
    drafts: /brouillons sont gardés sur cet appareil/,
  },
  {
    language: 'en',
    colorScheme: 'dark',
    heading: 'No connection',
    retry: 'Try again',
    still: /Still no connection at \d\d:\d\d:\d\d\./,
    drafts: /drafts are kept on this device/,
  },
] as const)
  test(`without a connection a page says so, ${language} and ${colorScheme}, and opens when it is back`, async ({
    member,
  }) => {
    const { page } = await member('Lou', { ...PHONE, colorScheme, language })
    await page.addInitScript((chosen) => localStorage.setItem('vecu.language', chosen), language)
    await page.goto('/legal/privacy')
    await workerAt(page)
    await page.context().setOffline(true)
    await page.goto('/feed')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${heading} · Vécu`)
    await expect(page.getByText(drafts)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(ground).toBe(colorScheme === 'dark' ? 'rgb(27, 23, 25)' : 'rgb(251, 248, 243)')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    expect(
      await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px "Fraunces Variable"'))),
    ).toBe(true)
    await expect(page.locator('a[href="tel:15"]:visible')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: retry }).press('Enter')
    await expect(page.getByRole('status')).toHaveText(still)
    await expect(page.getByRole('button', { name: retry })).toBeFocused()
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading)
    await expect(page).toHaveURL('/feed')
    await expect(page.getByRole('banner')).toBeVisible()
  })

test('the browser keeps the offline page and no word of anybody’s, and a page comes with its answers all the same', async ({
  member,
}) => {
  const lou = await member('Lou')
  const { path, title } = await postBy(lou)
  const { page } = lou
  await page.goto('/feed')
  await workerAt(page)
  const answer = await page.goto(path)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect(await answer!.text()).toContain(title)
  await page.goto('/settings')
  for (const kept of await keptBy(page))
    expect(kept).toMatch(/^\/(language|assets\/(offline|fraunces-latin|atkinson)-[\w-]+\.(html|css|js|svg|woff2))$/)
  expect((await keptBy(page)).length).toBe(7)
})

test('the site can be installed, and offers it in the settings where the browser does', async ({ member }) => {
  const lou = await member('Lou', PHONE)
  const { page } = lou
  await page.goto('/settings')
  const devtools = await page.context().newCDPSession(page)
  const { errors, data, url } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  const manifest = JSON.parse(data!)
  expect(manifest).toMatchObject({ id: '/', name: 'Vécu', lang: 'fr', start_url: '/', display: 'standalone' })
  expect(await sizesOf(lou, manifest.icons)).toEqual(manifest.icons.map(({ sizes }: Icon) => sizes))
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A private window, as tests open it, installs nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const worker = await page.context().request.get(`${process.env.JOURNEYS_URL}/service-worker.js`)
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  })

  const install = page.getByRole('button', { name: 'Installer l’application' })
  await expect(page.getByRole('heading', { name: 'Profil et affichage' })).toBeVisible()
  await expect(install).toHaveCount(0)
  const isKeptBack = await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => Object.assign(window, { isAsked: true }),
    })
    return !window.dispatchEvent(offer)
  })
  expect(isKeptBack).toBe(true)
  await expectAccessible(page)
  await install.click()
  await expect(install).toHaveCount(0)
  expect(await page.evaluate(() => 'isAsked' in window)).toBe(true)
})

type Icon = { src: string; sizes: string }

/** What these pictures are really: "192x192", or "any" where they are drawn. */
const sizesOf = ({ page }: Member, icons: Icon[]): Promise<string[]> =>
  page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const picture = new Image()
          picture.src = path
          await picture.decode()
          return path.endsWith('.svg') ? 'any' : `${picture.naturalWidth}x${picture.naturalHeight}`
        }),
      ),
    icons.map(({ src }) => src),
  )
