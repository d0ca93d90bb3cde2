import { dialogEscaped, escapeAsItOpens } from '#tests/support/escape.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

test('the home page has its parts, and help is in reach', async ({ visitor }) => {
  const { page } = await visitor(PHONE)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quelqu’un a vécu\s+la même chose/)
  await expect(page.getByRole('form')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Contenu Protégé' })).toBeVisible()
  for (const name of [
    'Communauté',
    'Confidentialité',
    'Recherche',
    'Notifications intelligentes',
    'Contribution à la recherche',
  ])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  for (const figure of [/1.?250\+/, /500\+/, /95.?%/]) await expect(page.getByText(figure).first()).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(/ne remplace pas un diagnostic professionnel/)).toBeVisible()
  // Whom to call stands beside the form, and then not in the footer again.
  for (const address of ['tel:15', 'tel:112', 'sms:114', 'tel:3114'])
    await expect(page.locator(`a[href="${address}"]`).filter({ visible: true })).toHaveCount(1)
  await page.goto('/feed')
  for (const address of ['tel:15', 'tel:112', 'sms:114', 'tel:3114'])
    await expect(footer.locator(`a[href="${address}"]`)).toBeVisible()
})

test('the two buttons of the hero lead where each reader can go', async ({ visitor, member }) => {
  const { page } = await visitor()
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Explorer la communauté' })
    .or(page.getByRole('button', { name: 'Explorer la communauté' }))
    .click()
  await expect(page.getByRole('heading', { name: 'Contenu Protégé' })).toBeInViewport()
  await page
    .getByRole('link', { name: 'Partager mes symptômes' })
    .or(page.getByRole('button', { name: 'Partager mes symptômes' }))
    .click()
  await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toBeInViewport()

  // A member’s home is their day, which leads to the same form.
  const { page: home } = await member('Lou')
  await home.goto('/')
  await home.getByRole('link', { name: 'Partager mes symptômes' }).click()
  await expect(home.getByRole('form')).toBeInViewport()
})

test('a late part is drawn once a press has ended, so that what is pressed stays in its place', async ({ visitor }) => {
  const { page } = await visitor(PHONE)
  // The part is drawn by an act alone here, not by the time that has passed.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    Object.assign(window, { setTimeout: (done: () => void, ms = 0) => (ms >= 5_000 ? 0 : wait(done, ms)) })
  })
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeInViewport()
  await page.waitForLoadState('networkidle')
  const form = page.getByRole('form')
  await expect(form).toHaveCount(0)
  const { x, y, width, height } = (await heading.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  // The code of the part is asked for as soon as the part is drawn, which may be long before it stands there.
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  await page.mouse.down()
  // Two frames and an idle moment: whatever a press draws would be there.
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(0)))),
      ),
  )
  expect(asked).toEqual([])
  await expect(form).toHaveCount(0)
  await page.mouse.up()
  await expect(form).toBeAttached()
})

test('an unknown address says so in each language, with a way home', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/nulle-part')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /Passer en anglais/ }).click()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

test('the menu of a phone holds every place, opens and closes by keyboard, and gives the focus back', {
  tag: '@core',
}, async ({ member }) => {
  const { page } = await member('Paul', PHONE)
  await page.goto('/feed')
  const burger = page.getByRole('banner').getByRole('button', { name: /menu/i })
  await burger.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('link', { name: 'Mes cas proches' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Journal' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(burger).toBeFocused()
  await escapeAsItOpens(page)
  await page.keyboard.press('Enter')
  await dialogEscaped(page)
  await expect(burger).toBeFocused()
})

test('files are sent compressed and kept for good, the page itself never, and the interface is documented', async ({
  visitor,
}) => {
  const { page } = await visitor()
  const sent = new Map<string, Record<string, string>>()
  page.on('response', (response) => sent.set(new URL(response.url()).pathname, response.headers()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const scripts = [...sent].filter(([path]) => /^\/assets\/.*\.(js|css)$/.test(path))
  expect(scripts.length).toBeGreaterThan(1)
  for (const [path, headers] of scripts)
    expect([path, headers['cache-control']]).toEqual([path, 'public, max-age=31536000, immutable'])
  const compressed = scripts.filter(([, headers]) => ['br', 'gzip'].includes(headers['content-encoding'] ?? ''))
  expect(compressed.length).toBeGreaterThan(0)
  expect(sent.get('/')?.['cache-control']).toBe('no-store')
  expect(sent.get('/')?.['content-security-policy']).toMatch(/script-src 'self'; style-src 'self' 'nonce-[\w-]{20,}'/)

  await page.goto('/api/docs')
  // A library's page of megabytes: a busy machine takes long.
  await expect(page.getByRole('heading', { name: /Vécu/ })).toBeVisible({ timeout: 60_000 })
})

test('the page says that the server cannot be reached and tries again on request', async ({ member }) => {
  const { page } = await member('Iris')
  await page.goto('/legal/privacy')
  const feed = page.getByRole('navigation').getByRole('link', { name: 'Fil d’actualité' })
  await expect(feed).toBeVisible()
  await page.route('**/rpc/**', (route) => route.abort())
  await feed.click()
  const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' })
  await expect(retry).toBeVisible()
  await page.unroute('**/rpc/**')
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fil d’actualité' })).toBeVisible()
  await expect(retry).toBeHidden()
})
