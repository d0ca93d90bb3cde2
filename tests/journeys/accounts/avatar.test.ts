import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { commentBy, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, expectSaid, greetingOn, type Member, test } from '#tests/support/journey.ts'
import { openSettings } from '#tests/support/settings.ts'

type Given = { name: string; mimeType: string; buffer: Buffer }

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const formOn = (page: Page) => page.getByRole('group', { name: 'Votre photo' })
const buttonOn = (page: Page, name: string) => formOn(page).getByRole('button', { name, exact: true })
const cardOn = (page: Page, title: string) => page.getByRole('article', { name: title })
/** Decorative: the name stands beside it. */
const facesIn = (place: Locator) => place.locator('img[src^="/media/avatars/"]:visible')

async function photo(name = 'moi.jpg', { width = 900, height = 600 } = {}): Promise<Given> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 92 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

async function choose(page: Page, words: string, file: Given) {
  const picker = page.waitForEvent('filechooser')
  await buttonOn(page, words).click()
  await (await picker).setFiles(file)
}

/** It is there, and what it shows has come. */
async function expectFace(place: Locator): Promise<void> {
  const face = facesIn(place).first()
  await face.scrollIntoViewIfNeeded()
  await expect(face).toBeVisible()
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

async function withPhoto({ page }: Member): Promise<{ id: string; avatar: string }> {
  await openSettings(page, 'profile')
  await choose(page, 'Choisir une photo', await photo())
  await buttonOn(page, 'Enregistrer la photo').click()
  await expectSaid(page, 'Votre photo est enregistrée')
  return (await (await page.context().request.get('/api/me')).json()).member
}

/** Holds back the bytes of a file until it is told to go on. */
async function held(page: Page): Promise<() => Promise<void>> {
  const isOpen = Promise.withResolvers<void>()
  await page.route('**/media/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH') await isOpen.promise
    await route.fallback()
  })
  return async () => {
    isOpen.resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

test('a member on a phone chooses a photo, looks at it, saves it, sees it beside their name everywhere, and takes it away', async ({
  member,
}) => {
  const [lou, max] = [await member('Lou', PHONE), await member('Max')]
  const { path, title } = await postBy(lou)
  const { page } = lou
  await openSettings(page, 'profile')
  await expect(buttonOn(page, 'Retirer la photo')).toHaveCount(0)
  await expect(buttonOn(page, 'Prendre une photo')).toBeVisible()

  await choose(page, 'Choisir une photo', await photo())
  await expect(formOn(page)).toContainText('Voici comment elle sera recadrée')
  await expect(buttonOn(page, 'En choisir une autre')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  // Looking at it sends nothing.
  expect((await (await page.context().request.get('/api/me')).json()).member.avatar).toBeNull()
  await buttonOn(page, 'Enregistrer la photo').click()
  await expectSaid(page, 'Votre photo est enregistrée')
  await expect(buttonOn(page, 'Changer la photo')).toBeFocused()
  await expectFace(formOn(page))

  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  const menu = page.getByRole('dialog')
  await expectFace(menu)
  await menu.getByRole('button', { name: 'Fermer' }).click()
  await page.goto('/feed')
  await expectFace(cardOn(page, title))
  await cardOn(page, title).getByRole('link', { name: lou.username, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: lou.username })).toBeVisible()
  await expectFace(page.getByRole('main').locator('header').first())
  await expectAccessible(page)

  // Another member sees it on the card, the page of the post and beside a comment.
  const his = await postBy(max)
  await commentBy(lou, his.id, 'Un mot de Lou')
  await max.page.goto(path)
  await expectFace(max.page.getByRole('main'))
  await max.page.goto(his.path)
  await expectFace(max.page.getByRole('article').filter({ hasText: 'Un mot de Lou' }).last())

  await openSettings(page, 'profile')
  await buttonOn(page, 'Retirer la photo').click()
  const dialog = page.getByRole('dialog', { name: 'Retirer votre photo ?' })
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Retirer la photo' }).click()
  await expectSaid(page, 'Votre photo est retirée')
  await expect(dialog).toHaveCount(0)
  await expect(buttonOn(page, 'Choisir une photo')).toBeFocused()
  await expect(facesIn(page.locator('body'))).toHaveCount(0)
  await max.page.goto(path)
  await expect(max.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(facesIn(max.page.getByRole('main'))).toHaveCount(0)
})

test('a photo changed on one device replaces the old one on the other, with its name', async ({ member }) => {
  const lou = await member('Lou')
  const { page } = lou
  const other = await page.context().newPage()
  await openSettings(other, 'profile')
  await expect(other.getByRole('button', { name: `Mon compte, ${lou.username}` })).toBeVisible()
  await expect(facesIn(other.getByRole('banner'))).toHaveCount(0)
  await withPhoto(lou)
  await expectFace(page.getByRole('banner'))
  await expectFace(other.getByRole('banner'))
  const before = await facesIn(other.getByRole('banner')).getAttribute('src')
  await choose(page, 'Changer la photo', await photo('autre.jpg'))
  await buttonOn(page, 'Enregistrer la photo').click()
  await expect(facesIn(other.getByRole('banner'))).not.toHaveAttribute('src', before!)
  const name = `Capucine ${crypto.randomUUID().slice(0, 6)}`
  await page.getByRole('textbox', { name: 'Pseudonyme' }).fill(name)
  await page.getByRole('button', { name: 'Changer de pseudonyme' }).click()
  await expect(other.getByRole('button', { name: `Mon compte, ${name}` })).toBeVisible()
})

test('a blocked member does not see the photo any more, nor does a visitor', async ({ member, visitor }) => {
  const [lou, max] = [await member('Lou'), await member('Max')]
  const { id, avatar } = await withPhoto(lou)
  const statusFor = async ({ page }: { page: Page }) => (await page.context().request.get(avatar)).status()
  await max.page.goto(`/member/${id}`)
  await expectFace(max.page.getByRole('main'))
  expect([await statusFor(max), await statusFor(await visitor())]).toEqual([200, 404])
  const { member: him } = await (await max.page.context().request.get('/api/me')).json()
  expect((await lou.page.context().request.put(`/api/me/blocks/${him.id}`)).status()).toBe(200)
  expect(await statusFor(max)).toBe(404)
  // The other side is told of no block: the page finds it out as it is opened again.
  await max.page.reload()
  await expect(max.page.getByRole('heading', { level: 1, name: 'Membre introuvable' })).toBeVisible()
  await expect(facesIn(max.page.locator('body'))).toHaveCount(0)
})

test('files that cannot be taken are refused with a reason, before or after they are sent, and the earlier photo stays', async ({
  member,
}) => {
  const lou = await member('Lou')
  const { page } = lou
  const { avatar } = await withPhoto(lou)
  const refusal = formOn(page).getByRole('alert')
  const pdf = { name: 'bilan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await choose(page, 'Changer la photo', pdf)
  await expect(refusal).toContainText('Format de fichier non autorisé. Ce fichier n’a pas pu être lu comme une photo')
  const large = {
    name: 'grande.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(5 * 2 ** 20)]),
  }
  await choose(page, 'Changer la photo', large)
  await expect(refusal).toContainText('Fichier trop volumineux. Maximum 5MB autorisé')
  const text = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html></html>') }
  await choose(page, 'Changer la photo', text)
  await expect(refusal).toContainText('Format de fichier non autorisé')
  await expectAccessible(page)

  // This browser draws more pixels than the server takes.
  const vast = await sharp({ create: { width: 8_000, height: 5_100, channels: 3, background: '#8c4a38' } })
    .jpeg({ quality: 40 })
    .toBuffer()
  await choose(page, 'Changer la photo', { name: 'vaste.jpg', mimeType: 'image/jpeg', buffer: vast })
  await expect(refusal).toBeEmpty()
  await buttonOn(page, 'Enregistrer la photo').click()
  await expect(refusal).toContainText('40 millions de pixels au plus')
  await expect(buttonOn(page, 'Changer la photo')).toBeFocused()
  expect((await (await page.context().request.get('/api/me')).json()).member.avatar).toBe(avatar)

  // A refusal by the server keeps no other photo from being saved.
  await choose(page, 'Changer la photo', await photo('autre.jpg'))
  await buttonOn(page, 'Enregistrer la photo').click()
  await expect
    .poll(async () => (await (await page.context().request.get('/api/me')).json()).member.avatar)
    .not.toBe(avatar)
})

test('an upload is stopped, goes on after a lost connection, and is saved once', async ({ member }) => {
  const { page } = await member('Lou')
  const live = greetingOn(page)
  await openSettings(page, 'profile')
  await choose(page, 'Choisir une photo', await photo('moi.jpg', { width: 1500, height: 1100 }))
  const release = await held(page)
  await buttonOn(page, 'Enregistrer la photo').click()
  await expect(formOn(page).getByRole('progressbar', { name: 'Envoi de la photo' })).toBeVisible()
  await expect(buttonOn(page, 'Enregistrement...')).toBeVisible()
  await expectAccessible(page)
  await buttonOn(page, 'Arrêter l’envoi').click()
  await expect(buttonOn(page, 'Enregistrer la photo')).toBeVisible()
  await expect(formOn(page).getByRole('progressbar')).toHaveCount(0)

  // Again, and the network goes before a byte has arrived.
  await buttonOn(page, 'Enregistrer la photo').click()
  await expect(formOn(page).getByRole('progressbar')).toBeVisible()
  await live // opened later, it would fail
  await page.context().setOffline(true)
  await expect(formOn(page)).toContainText('L’envoi reprendra tout seul')
  await release()
  await page.context().setOffline(false)
  await expectSaid(page, 'Votre photo est enregistrée')
  await expectFace(formOn(page))
  // A choice that is taken back leaves what was saved.
  await choose(page, 'Changer la photo', await photo('autre.jpg'))
  await buttonOn(page, 'Annuler').click()
  await expect(buttonOn(page, 'Changer la photo')).toBeFocused()
  await expectFace(formOn(page))
})

test('an account that is read-only may take its photo away, not change it', async ({ member }) => {
  const lou = await member('Lou')
  await withPhoto(lou)
  const { page } = lou
  const withdrawn = { data: { isGiven: false } }
  expect((await page.context().request.put('/api/me/consents/healthData', withdrawn)).status()).toBe(200)
  await expect(formOn(page)).toContainText('personne d’autre que vous ne voit cette photo')
  await expect(buttonOn(page, 'Changer la photo')).toHaveCount(0)
  await buttonOn(page, 'Retirer la photo').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer la photo' }).click()
  await expectSaid(page, 'Votre photo est retirée')
  await expect(formOn(page)).toBeFocused()
  await expect(facesIn(page.locator('body'))).toHaveCount(0)
})
