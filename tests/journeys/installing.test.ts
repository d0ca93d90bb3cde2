import { expect, expectAccessible, type Member, test } from '#tests/support/journey.ts'
import { openSettings } from '#tests/support/settings.ts'
import { inWholeBrowser } from '#tests/support/whole-browser.ts'

test.use({ serviceWorkers: 'allow' })
// The headless shell finds no fault with any site, so whole Chromium is used.
test.use({ launchOptions: [({ launchOptions }, use) => use(inWholeBrowser(launchOptions)), { scope: 'worker' }] })

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

test('the site can be installed, and offers it in the settings where the browser does', async ({ member }) => {
  const lou = await member('Lou', PHONE)
  const { page } = lou
  await openSettings(page, 'profile')
  const devtools = await page.context().newCDPSession(page)
  const { errors, data, url } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  const manifest = JSON.parse(data!)
  expect(manifest).toMatchObject({ id: '/', name: 'Vécu', lang: 'fr', start_url: '/', display: 'standalone' })
  expect(manifest.shortcuts).toMatchObject([{ name: 'Ma journée', url: '/jour' }])
  expect(await sizesOf(lou, manifest.icons)).toEqual(manifest.icons.map(({ sizes }: Icon) => sizes))
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Tests open a private window, which installs nothing: this error shows that the browser has looked.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
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

/** Returns the true sizes of these pictures: "192x192", or "any" where they are drawn. */
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
