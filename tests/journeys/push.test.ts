import { commentBy, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, type Member, test } from '#tests/support/journey.ts'
import { openPushService, pushBrowser } from '#tests/support/servers/push-service.ts'
import {
  deliverPush,
  givePushService,
  isSubscribed,
  reloadedAndHearing,
  shownOn,
  touchNotification,
  workerAt,
} from '#tests/support/service-worker.ts'
import { openSettings } from '#tests/support/settings.ts'
import { inWholeBrowser } from '#tests/support/whole-browser.ts'

test.use({ serviceWorkers: 'allow' })
// The headless shell shows no notification.
test.use({ launchOptions: [({ launchOptions }, use) => use(inWholeBrowser(launchOptions)), { scope: 'worker' }] })

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
const elsewhere = () => pushBrowser(`https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`)

const origin = () => process.env.JOURNEYS_URL!
const allow = ({ page }: Member) => page.context().grantPermissions(['notifications'], { origin: origin() })
const alertsOn = ({ page }: Pick<Member, 'page'>) => page.getByRole('checkbox', { name: 'Recevoir des alertes' })

test('a phone whose member has something new shows only that, and opens it in the tab that was open', async ({
  member,
}) => {
  const service = await openPushService(JSON.parse(process.env.JOURNEYS_PUSH!))
  try {
    const lou = await member('Lou', PHONE)
    const max = await member('Max')
    const { id, title } = await postBy(lou)
    const { page } = lou
    const phone = service.browser()
    await givePushService(page, phone)
    await allow(lou)
    await openSettings(page, 'notifications')
    await expect(alertsOn(lou)).not.toBeChecked()
    await alertsOn(lou).click()
    await expect(alertsOn(lou)).toBeChecked()
    await expectAccessible(page)
    const worker = await workerAt(page)
    await reloadedAndHearing(page)
    await expect(alertsOn(lou)).toBeChecked()

    await commentBy(max, id, 'Moi aussi.')
    await expect.poll(() => service.pushedTo(phone).length).toBe(1)
    const message = phone.read(service.pushedTo(phone)[0]!.body)
    for (const word of [title, 'Moi aussi', max.username, lou.username, id]) expect(message).not.toContain(word)

    const shown = [{ title: 'Vécu', body: 'Du nouveau pour vous', lang: 'fr', tag: 'news' }]
    expect(await deliverPush(page, message)).toEqual(shown)
    expect(await deliverPush(page, message)).toEqual(shown)

    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await touchNotification(worker)
    await expect(page).toHaveURL('/notifications')
    await expect(page.getByRole('main').getByText(/a commenté/)).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect.poll(() => shownOn(page)).toEqual([])
  } finally {
    await service.close()
  }
})

test('a tab that does not answer is led to the news, and one is opened where there is none', async ({ member }) => {
  const lou = await member('Lou')
  const { page } = lou
  await allow(lou)
  await page.goto('/feed')
  const worker = await workerAt(page)
  // Taken over by the worker, and without what would answer it yet.
  await page.reload()
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener('message', (event) => event.stopImmediatePropagation()),
  )
  await deliverPush(page, '')
  await touchNotification(worker)
  await expect(page).toHaveURL('/notifications')

  await deliverPush(page, 'ce que personne ne lit')
  const opened = worker.evaluate(
    () =>
      new Promise<string>((settle) => {
        const { clients } = globalThis as unknown as { clients: object }
        Object.assign(clients, { matchAll: async () => [], openWindow: async (path: string) => settle(path) })
      }),
  )
  await touchNotification(worker)
  expect(await opened).toBe('/notifications')
})

test('the alert speaks the language chosen last', async ({ member }) => {
  const lou = await member('Lou')
  const { page } = lou
  await allow(lou)
  await page.goto('/feed')
  await workerAt(page)
  await page.getByRole('button', { name: /Passer en anglais/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible()
  await expect.poll(() => page.evaluate(async () => (await caches.match('/language'))?.text())).toBe('en')
  const [shown] = await deliverPush(page, '')
  expect(shown?.body).toBe('Something new for you')
})

test('alerts that were switched on end at once when they are switched off, and with signing out', {
  tag: '@core',
}, async ({ member }) => {
  const lou = await member('Lou')
  const { page } = lou
  await givePushService(page, elsewhere())
  await allow(lou)
  const endpoint = async () =>
    (await (await page.context().request.get(`${origin()}/api/notifications/push`)).json()).endpoint
  await openSettings(page, 'notifications')
  await alertsOn(lou).press('Space')
  await expect(alertsOn(lou)).toBeChecked()
  expect([await isSubscribed(page), typeof (await endpoint())]).toEqual([true, 'string'])
  await alertsOn(lou).press('Space')
  await expect(alertsOn(lou)).not.toBeChecked()
  await expect(alertsOn(lou)).toBeFocused()
  expect([await isSubscribed(page), await endpoint()]).toEqual([false, null])

  await alertsOn(lou).click()
  await expect(alertsOn(lou)).toBeChecked()
  await deliverPush(page, '')
  await page
    .getByRole('button', { name: /Mon compte|Compte/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /déconnecter/i }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => isSubscribed(page)).toBe(false)
  await expect.poll(() => shownOn(page)).toEqual([])
})

test('a browser whose push service is away, or unknown to this site, changes nothing and says so', async ({
  member,
}) => {
  const lou = await member('Lou', PHONE)
  await givePushService(lou.page, elsewhere(), true)
  await allow(lou)
  await openSettings(lou.page, 'notifications')
  await alertsOn(lou).click()
  await expect(lou.page.getByRole('alert').filter({ hasText: /n’a pas pu s’inscrire/ })).toBeVisible()
  await expect(alertsOn(lou)).not.toBeChecked()
  await expectAccessible(lou.page)

  const zoe = await member('Zoé')
  await givePushService(zoe.page, pushBrowser('https://push.inconnu.example/1'))
  await allow(zoe)
  await openSettings(zoe.page, 'notifications')
  await alertsOn(zoe).click()
  await expect(zoe.page.getByText(/que ce site ne connaît pas/)).toBeVisible()
  expect(await isSubscribed(zoe.page)).toBe(false)
})

test('a browser that blocks alerts, or gave no answer, says how to change it', async ({ member }) => {
  const ana = await member('Ana', PHONE)
  await ana.page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await openSettings(ana.page, 'notifications')
  await expect(ana.page.getByText(/bloque les alertes/)).toBeVisible()
  await alertsOn(ana).press('Space')
  await expect(alertsOn(ana)).not.toBeChecked()
  await expectAccessible(ana.page)

  const noe = await member('Noé')
  await noe.page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Notification.requestPermission = async () => 'default'
  })
  await openSettings(noe.page, 'notifications')
  await alertsOn(noe).click()
  await expect(noe.page.getByText(/n’a pas eu votre accord/)).toBeVisible()
})

test('an iPhone says what to do first; a browser without alerts does not mention them', async ({ member }) => {
  const eve = await member('Eve', {
    ...PHONE,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  })
  await eve.page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await openSettings(eve.page, 'notifications')
  await expect(eve.page.getByText(/ajoutez d’abord Vécu à l’écran d’accueil/)).toBeVisible()
  await expect(alertsOn(eve)).toHaveCount(0)

  const ian = await member('Ian')
  await ian.page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await openSettings(ian.page, 'notifications')
  await expect(ian.page.getByRole('heading', { name: 'Notifications', exact: true })).toBeVisible()
  await expect(ian.page.getByRole('radio', { name: 'Rien' }).first()).toBeVisible()
  await expect(ian.page.getByText('Sur cet appareil')).toHaveCount(0)
})
