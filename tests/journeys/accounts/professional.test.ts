import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { makeStaff, turnOnSecondFactor } from '#tests/support/fixtures/staff.ts'
import { fieldOn, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, expectSaid, test } from '#tests/support/journey.ts'
import { openOwnServer } from '#tests/support/servers/own-server.ts'
import { openSettings } from '#tests/support/settings.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const RPPS = '10003456786'

async function card(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 900, height: 560, channels: 3, background: '#cfe3d8' } })
    .jpeg()
    .toBuffer()
  return { name: 'carte.jpg', mimeType: 'image/jpeg', buffer }
}

async function choosePhoto(page: Page, words: string) {
  const picker = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: words, exact: true }).click()
  await (await picker).setFiles(await card())
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('a nurse asks on a phone, an admin looks and accepts, and another member sees the badge', async ({ member }) => {
  const nurse = await member('nadia', PHONE)
  const other = await member('paul')
  const admin = await member('ines')
  const { page } = nurse

  await page.goto('/settings')
  await page.getByRole('link', { name: /^Professionnel de santé/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Professionnel de santé' })).toBeVisible()
  const send = page.getByRole('button', { name: 'Envoyer ma demande' })
  await expect(send).toBeVisible()
  await send.click()
  await expect(page.getByRole('combobox', { name: 'Profession' })).toBeFocused()
  await expect(page.getByText('*', { exact: true })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Profession' }).selectOption({ label: 'Infirmier ou infirmière' })
  await page.getByRole('textbox', { name: 'Numéro RPPS' }).fill('100 0345 6785')
  await page.getByRole('textbox', { name: 'Nom et prénom' }).fill('Nadia Bensaïd')
  await send.click()
  await expect(page.getByText('Ce numéro RPPS n’est pas valable : vérifiez ses 11 chiffres')).toBeVisible()
  await page.getByRole('textbox', { name: 'Numéro RPPS' }).fill('100 0345 6786')
  await send.click()
  await expect(page.getByText('Ajoutez une photo de votre carte ou de votre diplôme')).toBeVisible()
  await expectAccessible(page)
  expect(await isWide(page)).toBe(false)
  await choosePhoto(page, 'Choisir une photo')
  await expect(page.getByRole('img', { name: 'La photo que vous avez choisie' })).toBeVisible()
  await send.click()
  await expect(page.getByText('Votre demande attend une réponse')).toBeVisible()
  await expect(send).toBeHidden()
  await expectAccessible(page)

  await makeStaff(admin, 'admin')
  await admin.page.goto('/admin/professionals')
  const request = admin.page.getByRole('article', { name: nurse.username })
  await expect(request.getByText('Nadia Bensaïd')).toBeVisible()
  await expect(request.getByText(RPPS)).toBeVisible()
  await expectAccessible(admin.page)
  await request.getByRole('button', { name: `Voir la photo de ${nurse.username}` }).click()
  const picture = admin.page.getByRole('dialog').getByRole('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const address = await picture.getAttribute('src')
  expect((await other.page.context().request.get(address!)).status()).toBe(404)
  await expectAccessible(admin.page)
  await admin.page.keyboard.press('Escape')
  await expect(request.getByRole('button', { name: `Voir la photo de ${nurse.username}` })).toBeFocused()
  await request.getByRole('button', { name: `Accepter la demande de ${nurse.username}` }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click()
  await expectSaid(admin.page, 'est acceptée')
  await expect(request).toBeHidden()
  expect((await admin.page.context().request.get(address!)).status()).toBe(404)

  await expect(page.getByText('Plus qu’une étape')).toBeVisible()
  await expect
    .poll(() => nurse.mails(nurse.email).filter((mail) => mail.includes('/settings/professional')).length)
    .toBe(1)
  const post = await postBy(nurse, 'Repos et hydratation')
  await other.page.goto(post.path)
  await expect(other.page.getByRole('heading', { name: 'Repos et hydratation' })).toBeVisible()
  await expect(other.page.getByText('Professionnel de santé vérifié')).toHaveCount(0)
  await turnOnSecondFactor(nurse)
  await openSettings(page, 'professional')
  await expect(page.getByText('Votre badge est affiché')).toBeVisible()
  await other.page.reload()
  await expect(other.page.getByText('Professionnel de santé vérifié').first()).toBeAttached()
  await expect(other.page.getByText('Pro de santé').first()).toBeVisible()
  await expectAccessible(other.page)
  await other.page.getByRole('link', { name: nurse.username }).first().click()
  await expect(other.page.getByRole('heading', { level: 1, name: nurse.username })).toBeVisible()
  await expect(other.page.getByText('Pro de santé').first()).toBeVisible()
})

test('an admin refuses a request with a reason in English, which its member reads, and asks anew', async ({
  member,
}) => {
  const doctor = await member('greg', { language: 'en', locale: 'en-GB' })
  const admin = await member('ana', { ...PHONE, language: 'en', locale: 'en-GB' })
  const { page } = doctor
  for (const { page: each } of [doctor, admin])
    await each.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
  await openSettings(page, 'professional')
  await page.getByRole('combobox', { name: 'Profession' }).selectOption({ label: 'Doctor' })
  await page.getByRole('textbox', { name: 'RPPS number' }).fill(RPPS)
  await page.getByRole('textbox', { name: 'First and last name' }).fill('Greg Martin')
  await choosePhoto(page, 'Choose a photo')
  await page.getByRole('button', { name: 'Send my request' }).click()
  await expect(page.getByText('Your request is waiting for an answer')).toBeVisible()

  expect((await admin.page.context().request.get('/api/admin/professionals')).status()).toBe(403)
  await makeStaff(admin, 'admin')
  await admin.page.goto('/admin/professionals')
  const request = admin.page.getByRole('article', { name: doctor.username })
  await request.getByRole('button', { name: `Decline the request from ${doctor.username}` }).click()
  const reason = request.getByRole('textbox', { name: `Why the request from ${doctor.username} is declined` })
  await expect(reason).toBeFocused()
  await request.getByRole('button', { name: 'Decline' }).click()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill('The card has expired.')
  await expectAccessible(admin.page)
  expect(await isWide(admin.page)).toBe(false)
  await request.getByRole('button', { name: 'Decline' }).click()
  await expect(request).toBeHidden({ timeout: 20_000 })

  await expect(page.getByText('The card has expired.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send my request' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('a new member', () => {
  let own: Awaited<ReturnType<typeof openOwnServer>>
  test.beforeAll(async () => {
    own = await openOwnServer({ NEW_ACCOUNT_DAYS: '3' })
  })
  test.afterAll(async () => own?.close())

  test('is told while typing that a link cannot be sent yet, and from when; a text without a link is sent', async ({
    member,
  }) => {
    const zoe = await member('zoe', PHONE)
    const { page } = zoe
    await page.goto((await postBy(zoe)).path)
    const field = fieldOn(page)
    await field.fill('Lisez www.exemple.fr')
    await expect(page.getByText(/les liens seront possibles à partir du/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Commenter' }).click()
    await expect(page.getByRole('alert').getByText(/Les liens ne sont pas encore permis/)).toBeVisible()
    await field.fill('Lisez cela')
    await expect(page.getByText(/les liens seront possibles/)).toBeHidden()
    await page.getByRole('button', { name: 'Commenter' }).click()
    await expect(page.getByRole('article').getByText('Lisez cela')).toBeVisible()
  })
})
