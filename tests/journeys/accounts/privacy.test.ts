import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { commentBy, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, expectSaid, PASSWORD, sendFrom, test } from '#tests/support/journey.ts'
import { openSettings } from '#tests/support/settings.ts'
import { unzipped } from '#tests/support/unzipped.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

const sectionOn = (page: Page, name: string) => page.getByRole('region', { name })
const fitsIn = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

test('a member on a phone asks for a copy of their data, is told by mail, downloads and opens it: it holds what they wrote', {
  tag: '@core',
}, async ({ member, visitor }) => {
  const lou = await member('Lou', PHONE)
  const { page, mails } = lou
  const { id, title } = await postBy(lou)
  await commentBy(lou, id, 'Depuis, je dors mieux.')
  await openSettings(page, 'data')
  const section = sectionOn(page, 'Vos données')
  await section.getByRole('button', { name: 'Préparer une copie' }).click()
  const download = section.getByRole('link', { name: /^Télécharger la copie du / })
  await expect(download).toBeVisible()
  await expect(section.getByText(/à télécharger jusqu’au/)).toBeVisible()
  await expect.poll(() => mails(lou.email).some((mail) => mail.includes('Votre copie est prête'))).toBe(true)
  await fitsIn(page)
  await expectAccessible(page)

  const arriving = page.waitForEvent('download')
  await download.click()
  const file = await arriving
  expect(file.suggestedFilename()).toMatch(/^vecu-\d{4}-\d\d-\d\d\.zip$/)
  const files = await unzipped(await readFile(await file.path()))
  const data = JSON.parse(files.get('donnees.json')!.toString())
  expect(data.account).toMatchObject({ username: lou.username, email: lou.email })
  expect(data.posts.map((post: { title: string }) => post.title)).toEqual([title])
  expect(data.comments.map((comment: { body: string }) => comment.body)).toEqual(['Depuis, je dors mieux.'])
  expect(data.consents).toHaveLength(3)
  expect(files.get('LISEZ-MOI.txt')!.toString()).toContain('VOS DONNÉES SUR VÉCU')

  const href = await download.getAttribute('href')
  const max = await member('Max')
  const { page: stranger } = await visitor()
  for (const other of [max.page, stranger])
    expect((await other.context().request.get(`${process.env.JOURNEYS_URL}${href}`)).status()).toBe(404)
  await page.reload()
  await expect(download).toBeVisible()
  await expect(section.getByRole('button', { name: 'Préparer une nouvelle copie' })).toBeVisible()
})

test('a copy that cannot be asked for shows an error, and nothing is lost', async ({ member }) => {
  const { page } = await member('Lou')
  await openSettings(page, 'data')
  const section = sectionOn(page, 'Vos données')
  const ask = section.getByRole('button', { name: 'Préparer une copie' })
  await expect(ask).toBeVisible()
  await page.route('**/rpc/rights/askExport', (route) => route.abort())
  await ask.click()
  await expect(section.getByRole('alert')).toBeVisible()
  await page.unroute('**/rpc/rights/askExport')
  await ask.click()
  await expect(section.getByRole('link', { name: /^Télécharger la copie/ })).toBeVisible()
  await expect(section.getByRole('alert')).toBeHidden()
})

test('a member asks by keyboard for the erasure of their account, sees it announced above every page, takes it back, and asks again', async ({
  member,
}) => {
  const lou = await member('Lou', PHONE)
  const { page, mails } = lou
  await openSettings(page, 'data')
  const section = sectionOn(page, 'Supprimer mon compte')
  const password = section.getByLabel('Mot de passe actuel')
  await password.fill('pas-le-bon-mot')
  await sendFrom(password)
  await expect(section.getByText('Ce mot de passe n’est pas le bon.')).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill(PASSWORD)
  await sendFrom(password)
  await expect(section.getByText(/^Votre compte sera supprimé le /)).toBeVisible()
  await expect(section.locator(':focus').getByRole('button', { name: 'Annuler la suppression' })).toBeVisible()
  await expect.poll(() => mails(lou.email).some((mail) => mail.includes('dans 7 jours'))).toBe(true)
  const banner = sectionOn(page, 'Suppression de votre compte')
  await expect(banner).toBeVisible()
  await fitsIn(page)
  await expectAccessible(page)

  for (const path of ['/feed', '/dashboard/overview']) {
    await page.goto(path)
    await expect(banner).toContainText('Votre compte sera supprimé le')
    await fitsIn(page)
    await expectAccessible(page)
  }
  await banner.getByRole('button', { name: 'Annuler la suppression' }).press('Enter')
  await expectSaid(page, 'Votre compte est conservé')
  await expect(banner).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()

  await openSettings(page, 'data')
  await password.fill(PASSWORD)
  await section.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await section.getByRole('button', { name: 'Annuler la suppression' }).click()
  await expect(password).toBeVisible()
  await expect(banner).toBeHidden()
})

test('the banner of the erasure comes and goes by itself in another tab', async ({ member }) => {
  const { page } = await member('Lou')
  const other = await page.context().newPage()
  await other.goto('/feed')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  const { request } = page.context()
  const url = `${process.env.JOURNEYS_URL}/api/me/erasure`
  const banner = sectionOn(other, 'Suppression de votre compte')
  expect((await request.post(url, { data: { password: PASSWORD } })).status()).toBe(202)
  await expect(banner).toBeVisible()
  await request.delete(url)
  await expect(banner).toBeHidden({ timeout: 15_000 })
})
