import { commentBy, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

test('a member without a notice reads that nothing came, and only among recoveries that none did', async ({
  member,
}) => {
  const { page } = await member('Nouvelle')
  await page.goto('/notifications')
  const main = page.getByRole('main')
  await expect(main.getByText('Rien ici pour l’instant')).toBeVisible()
  await expect(main.getByText('Aucune notification de guérison')).toHaveCount(0)
  await main.getByRole('button', { name: 'Guérisons' }).click()
  await expect(main.getByText('Aucune notification de guérison')).toBeVisible()
})

test('the notification centre shows every kind, live, by filter, and all can be marked as read at once', {
  tag: '@core',
}, async ({ member }) => {
  const lou = await member('Lou', PHONE)
  const max = await member('Max')
  const { id } = await postBy(lou)
  const mine = await commentBy(lou, id, 'Je précise.')
  await commentBy(max, id, 'Moi aussi.')
  const { page } = lou
  await page.goto('/feed')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Toutes les notifications' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  const main = page.getByRole('main')
  const rows = main.getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

  await commentBy(max, id, 'Et depuis quand ?', mine.id)
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'non lue' })).toHaveCount(2)
  // On a phone the title has the whole width, and the time stands at the right under it; on a wide screen it stands beside it.
  const boxes = async () => [
    await rows.first().locator('b').boundingBox(),
    await rows.first().locator('time').boundingBox(),
  ]
  const [title, time] = await boxes()
  expect(time!.y).toBeGreaterThan(title!.y + title!.height - 4)
  expect(time!.x).toBeGreaterThan(title!.x + title!.width / 2)
  await page.setViewportSize({ width: 1280, height: 800 })
  const [wideTitle, wideTime] = await boxes()
  expect(wideTime!.x).toBeGreaterThan(wideTitle!.x + wideTitle!.width - 1)
  expect(wideTime!.y).toBeLessThan(wideTitle!.y + 24)
  await page.setViewportSize(PHONE.viewport)
  await main.getByRole('button', { name: 'Échanges' }).click()
  await expect(page).toHaveURL(/filtre=echanges/)
  await expect(rows).toHaveCount(2)
  const choose = async (name: string) => {
    await main.getByRole('button', { name: /^Filtrer/ }).click()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  }
  await choose('Réponses')
  await expect(page).toHaveURL(/filtre=reponses/)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('a répondu à votre commentaire')
  await main.getByRole('button', { name: 'Guérisons' }).click()
  await expect(main.getByText('Aucune notification de guérison')).toBeVisible()
  await choose('Cas proches')
  await expect(main.getByText('Rien ici pour l’instant')).toBeVisible()

  await main.getByRole('button', { name: /Non lues/ }).click()
  await expect(rows).toHaveCount(2)
  await main.getByRole('button', { name: 'Tout marquer comme lu' }).press('Enter')
  await expect(rows).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Toutes', exact: true }).click()
  await rows.filter({ hasText: 'a commenté' }).getByRole('link').click()
  await expect(page.getByText('Moi aussi.')).toBeVisible()
})
