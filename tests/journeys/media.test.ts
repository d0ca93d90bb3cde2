import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import {
  expect,
  expectAccessible,
  expectSaid,
  forgetSession,
  greetingOn,
  type Member,
  PASSWORD,
  sendFrom,
  test,
} from '#tests/support/journey.ts'

type Given = { name: string; mimeType: string; buffer: Buffer }

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const MB = 1 << 20
const LARGE = 500_000

const formOn = (page: Page) => page.getByRole('form', { name: 'Décrire un symptôme' })
const titleOn = (page: Page) => formOn(page).getByRole('textbox', { name: 'Titre', exact: true })
const fieldOn = (page: Page) => formOn(page).getByRole('group', { name: /^Photos ou vidéos/ })
const chooseOn = (page: Page) => fieldOn(page).getByRole('button', { name: 'Photo ou vidéo' })
const filesOn = (page: Page) => fieldOn(page).getByRole('list', { name: 'Fichiers choisis' }).getByRole('listitem')
const rowOf = (page: Page, name: string) => filesOn(page).filter({ hasText: name })
const publishOn = (page: Page) => formOn(page).getByRole('button', { name: 'Publier', exact: true })

const newTitle = () => `Éruption ${randomUUID().slice(0, 8)}`

async function photo(name: string, { width = 900, height = 600, color = '#8c4a38' } = {}): Promise<Given> {
  const buffer = await sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Makes a picture of more than a megabyte, which is LARGE. */
async function heavyPhoto(name: string): Promise<Given> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const buffer = await sharp({ create: { width: 1500, height: 1100, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 92 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Makes a file that begins as a JPEG does, and is none. */
const falseJpeg = (bytes: number) => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(bytes - 4)])

const clip = (name: string): Given => ({
  name,
  mimeType: 'video/webm',
  buffer: readFileSync(join(import.meta.dirname, '../support/files/clip.webm')),
})

async function write(page: Page, title: string) {
  await page.goto('/')
  await titleOn(page).fill(title)
  await formOn(page).getByRole('textbox', { name: 'Description', exact: true }).fill('Des plaques rouges, le soir.')
}

/** Goes to this screen of the form, on a phone. */
async function goOn(page: Page, screen: string) {
  await formOn(page).getByRole('button', { name: 'Continuer' }).click()
  await expect(formOn(page).getByText(screen, { exact: true })).toBeFocused()
}

async function choose(page: Page, ...files: Given[]) {
  const picker = page.waitForEvent('filechooser')
  await chooseOn(page).click()
  await (await picker).setFiles(files)
}

/**
 * Stops the first large piece that this page sends, and hands it over once it is stopped.
 * @param arriving  how many of its bytes reach the server all the same
 */
async function caught(page: Page, { arriving = 0 } = {}): Promise<Route> {
  const stopped = Promise.withResolvers<Route>()
  let isCaught = false
  await page.route('**/media/uploads/*', async (route) => {
    const request = route.request()
    const bytes = request.postDataBuffer()
    if (isCaught || request.method() !== 'PATCH' || !bytes || bytes.length < LARGE) return route.fallback()
    isCaught = true
    if (arriving > 0) {
      const sent = { method: 'PATCH', headers: request.headers(), data: bytes.subarray(0, arriving) }
      const answer = await page.context().request.fetch(request.url(), sent)
      expect(answer.headers()['upload-offset']).toBe(String(arriving))
    }
    stopped.resolve(route)
  })
  return stopped.promise
}

/** Collects the place in the file from which each request went on. */
function offsetsSent(page: Page): number[] {
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  return offsets
}

async function published(page: Page, title: string) {
  await publishOn(page).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Counts the files that this browser keeps, whoever their owner is. */
const keptFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('vecu.private')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const count = database.transaction('files').objectStore('files').count()
          count.onsuccess = () => {
            database.close()
            resolve(count.result)
          }
        }
      }),
  )

async function swipe(page: Page, from: { x: number; y: number }, by: number) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: from.y }] })
  await touch('touchStart', from.x)
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await touch('touchMove', from.x + by * part)
  await touch('touchEnd')
}

test('a member publishes two photos and a video from a phone, then sees them one by one by keys and by swipe', async ({
  member,
}) => {
  const { page } = await member('Images', PHONE)
  const title = newTitle()
  await write(page, title)
  for (const step of [2, 3, 4]) await goOn(page, `Étape ${step} sur 4`)
  for (const name of ['Prendre une photo', 'Filmer'])
    await expect(fieldOn(page).getByRole('button', { name })).toBeVisible()
  await expect(fieldOn(page)).toHaveAccessibleDescription('5 fichiers au plus, vus des seuls membres.')
  const asked = fieldOn(page).getByText(/D’un GIF, seule la première image est gardée/)
  await expect(asked).toHaveCount(0)
  await fieldOn(page).getByRole('button', { name: 'Formats et tailles' }).tap()
  await expect(asked).toBeVisible()
  await choose(page, await photo('bras.jpg'), clip('marche.webm'), await photo('main.jpg', { width: 600, height: 900 }))
  await expect(filesOn(page)).toHaveText([/bras\.jpg/, /marche\.webm/, /main\.jpg/])
  await expect(filesOn(page).getByText('Ajouté', { exact: true })).toHaveCount(3)
  await expectSaid(page, 'Médias ajoutés 3 fichier(s) ajouté(s) avec succès')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  // A control that the header half covers while one scrolls is no fault, so the page is looked at from its top.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await goOn(page, 'Aperçu')
  await published(page, title)
  await expect.poll(() => keptFiles(page)).toBe(0)

  const name = (what: string) => `${what} de la publication « ${title} »`
  const tiles = page.getByRole('button', { name: new RegExp(title) }).filter({ has: page.locator('img') })
  await expect(tiles).toHaveCount(3)
  const video = page.getByRole('button', { name: `Regarder : ${name('Vidéo 2 sur 3')}, 0:01` })
  await expect(video).toBeVisible()
  const first = page.getByRole('button', { name: `Agrandir : ${name('Photo 1 sur 3')}` })
  await expect
    .poll(() => first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await first.press('Enter')
  const viewer = page.getByRole('dialog', { name: `Médias de la publication « ${title} »` })
  await expect(viewer.getByRole('img', { name: name('Photo 1 sur 3') })).toBeInViewport()
  await expectAccessible(page)
  await viewer.getByRole('img', { name: name('Photo 1 sur 3') }).click()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 sur 3')).toBeVisible()
  const player = viewer.locator('video')
  await expect(player).toBeInViewport({ ratio: 1 }) // at rest: a swipe that begins before begins between two
  await expect(player).toHaveAccessibleName(name('Vidéo 2 sur 3'))
  expect(await player.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await player.evaluate((element: HTMLVideoElement) => {
    element.loop = true
    element.muted = true
    return element.play()
  })

  await player.focus()
  // A browser under load drops a made-up touch now and then, so the swipe is repeated; past the last picture, one more changes nothing.
  await expect(async () => {
    await swipe(page, { x: 300, y: 370 }, -240)
    await expect(viewer.getByText('3 sur 3')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(viewer.locator(':focus')).toHaveCount(1)
  await expect.poll(() => player.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await expect(viewer.getByRole('button', { name: 'Média suivant' })).toBeDisabled()
  await viewer.getByRole('button', { name: 'Média précédent' }).click()
  await expect(viewer.getByText('2 sur 3')).toBeVisible()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    // Not `:focus`, which no element matches while a control inside the video has it.
    await expect.poll(() => viewer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await viewer.getByRole('button', { name: 'Média précédent' }).focus()
  await page.keyboard.press('Home')
  await expect(viewer.getByText('1 sur 3')).toBeVisible()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(viewer.locator(':focus')).toHaveCount(1)
    await expect(viewer.getByText('1 sur 3')).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('a post with five media shows four and counts the rest, without motion for readers who prefer none', async ({
  member,
}) => {
  const { page } = await member('Cinq', { reducedMotion: 'reduce' })
  const title = newTitle()
  await write(page, title)
  await choose(page, ...(await Promise.all([1, 2, 3, 4, 5].map((n) => photo(`page-${n}.jpg`)))))
  await expectSaid(page, 'Médias ajoutés 5 fichier(s) ajouté(s) avec succès')
  await published(page, title)
  await expect(page.getByText('+1 autre média', { exact: true })).toBeVisible()
  const last = page.getByRole('button', { name: /\+1 autre média$/ })
  await last.click()
  const viewer = page.getByRole('dialog', { name: `Médias de la publication « ${title} »` })
  await expect(viewer.getByText('4 sur 5')).toBeVisible()
  await viewer.getByRole('button', { name: 'Média suivant' }).click()
  await expect(viewer.getByText('5 sur 5')).toBeVisible()
  await viewer.getByRole('button', { name: 'Fermer' }).first().click()
  await expect(last).toBeFocused()
})

test('a connection lost half-way is reported, and the upload goes on from where it was', async ({ member }) => {
  const { page } = await member('Tunnel')
  const title = newTitle()
  const live = greetingOn(page)
  await write(page, title)
  const offsets = offsetsSent(page)
  const piece = caught(page, { arriving: 300_000 })
  await choose(page, await heavyPhoto('ordonnance.jpg'))
  const route = await piece
  await expect(rowOf(page, 'ordonnance.jpg')).toContainText(/Envoi\s: \d+\s%/)
  await expect(rowOf(page, 'ordonnance.jpg').getByRole('progressbar')).toHaveAccessibleName('Envoi de ordonnance.jpg')
  await live // opened later, it would fail
  await page.context().setOffline(true)
  await expect(rowOf(page, 'ordonnance.jpg')).toContainText(/Connexion perdue à \d+\s%\. L’envoi reprendra tout seul\./)
  await expectAccessible(page)
  await route.abort().catch(() => {})
  await page.context().setOffline(false)
  await expect(rowOf(page, 'ordonnance.jpg').getByText('Ajouté', { exact: true })).toBeVisible()
  expect(offsets).toEqual([0, 300_000])
  await published(page, title)
  await expect(page.getByRole('button', { name: /Photo 1 sur 1/ })).toBeVisible()
})

test('a full disk is reported at once, and with room again the file is sent on request', async ({ member }) => {
  const { page } = await member('Plein')
  const title = newTitle()
  await write(page, title)
  await page.route('**/media/uploads/*', (route) =>
    route.fulfill({ status: 507, json: { defined: true, code: 'STORAGE_FULL', status: 507 } }),
  )
  await choose(page, await photo('ordonnance.jpg'))
  const row = rowOf(page, 'ordonnance.jpg')
  await expect(row).toContainText('Non envoyé. Le site n’a plus de place pour les fichiers en ce moment.')
  await expectAccessible(page)
  await page.unroute('**/media/uploads/*')
  await row.getByRole('button', { name: 'Réessayer l’envoi de ordonnance.jpg' }).click()
  await expect(row.getByText('Ajouté', { exact: true })).toBeVisible()
  await published(page, title)
  await expect(page.getByRole('button', { name: /Photo 1 sur 1/ })).toBeVisible()
})

test('a reload half-way loses nothing: neither the words, nor the files, nor the bytes already sent', async ({
  member,
}) => {
  const { page } = await member('Reprise')
  const title = newTitle()
  await write(page, title)
  await choose(page, await photo('main.jpg'))
  await expect(rowOf(page, 'main.jpg').getByText('Ajouté', { exact: true })).toBeVisible()
  const piece = caught(page, { arriving: 300_000 })
  await choose(page, await heavyPhoto('ordonnance.jpg'))
  await piece
  const offsets = offsetsSent(page)
  await page.reload()
  await expect(titleOn(page)).toHaveValue(title)
  await expect(filesOn(page)).toHaveText([/main\.jpg/, /ordonnance\.jpg/])
  await expect(filesOn(page).getByText('Ajouté', { exact: true })).toHaveCount(2)
  expect(offsets).toEqual([300_000])
  await published(page, title)
  await expect(page.getByRole('button', { name: /Photo 2 sur 2/ })).toBeVisible()
})

test('a draft with files and no word is found again, and can be thrown away with them', async ({ member }) => {
  const { page } = await member('Muet')
  await page.goto('/')
  await choose(page, await photo('main.jpg'))
  await expect(rowOf(page, 'main.jpg').getByText('Ajouté', { exact: true })).toBeVisible()
  await page.reload()
  await expect(rowOf(page, 'main.jpg').getByText('Ajouté', { exact: true })).toBeVisible()
  await formOn(page).getByRole('button', { name: 'Effacer le brouillon' }).click()
  const discarded = page.waitForResponse('**/rpc/media/discard')
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer le brouillon' }).click()
  await expect(filesOn(page)).toHaveCount(0)
  expect((await discarded).status()).toBe(200)
  await expect.poll(() => keptFiles(page)).toBe(0)
})

test('a cancelled upload stops, leaves nothing behind, and gives the focus a place', async ({ member }) => {
  const { page } = await member('Annulation')
  await write(page, newTitle())
  const piece = caught(page)
  await choose(page, await heavyPhoto('ordonnance.jpg'), await photo('main.jpg'))
  await piece
  const discarded = page.waitForResponse('**/rpc/media/discard')
  await fieldOn(page).getByRole('button', { name: 'Annuler l’envoi de ordonnance.jpg' }).press('Enter')
  await expect(rowOf(page, 'ordonnance.jpg')).toHaveCount(0)
  await expect(chooseOn(page)).toBeFocused()
  expect((await discarded).status()).toBe(200)
  await expect(rowOf(page, 'main.jpg').getByText('Ajouté', { exact: true })).toBeVisible()
  await page.reload()
  await expect(filesOn(page)).toHaveText([/main\.jpg/])
})

test('a file that cannot be taken is named with its reason, by this browser or by the server', async ({ member }) => {
  const { page } = await member('Refus')
  const title = newTitle()
  await write(page, title)
  await choose(
    page,
    await photo('main.jpg'),
    { name: 'lettre.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'immense.png', mimeType: 'image/png', buffer: falseJpeg(10 * MB + 1) },
    { name: 'page.html', mimeType: 'image/jpeg', buffer: falseJpeg(100) },
  )
  const note = fieldOn(page).getByRole('alert')
  await expect(note).toContainText('Fichiers invalides')
  await expect(note.getByRole('listitem')).toHaveText([
    /Fichier 2\s: Format de fichier non autorisé\. Ce fichier n’a pas pu être lu comme une photo.*lettre\.pdf/,
    /Fichier 3\s: Fichier trop volumineux\. Maximum 10MB autorisé.*immense\.png/,
    /Fichier 4\s: Extension de fichier non autorisée.*page\.html/,
  ])
  await expect(filesOn(page)).toHaveText([/main\.jpg.*Ajouté/])
  await expectAccessible(page)

  await choose(page, { name: 'faux.jpg', mimeType: 'image/jpeg', buffer: falseJpeg(100) })
  await expect(note).toBeHidden()
  await expect(rowOf(page, 'faux.jpg')).toContainText('Format de fichier non autorisé')
  await expectSaid(page, 'Erreur Impossible d’uploader les photos')
  await fieldOn(page).getByRole('button', { name: 'Retirer faux.jpg' }).click()
  await expect(filesOn(page)).toHaveCount(1)
  await published(page, title)
  await expect(page.getByRole('button', { name: /Photo 1 sur 1/ })).toBeVisible()
})

test('six files chosen at once are all refused, and the message says how many there is room for', async ({
  member,
}) => {
  const { page } = await member('Six')
  await write(page, newTitle())
  let begun = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/media/uploads')) begun += 1
  })
  const files = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => photo(`page-${n}.jpg`, { width: 60, height: 40 })))
  await choose(page, ...files)
  const note = fieldOn(page).getByRole('alert')
  await expect(note).toContainText('Trop de fichiers')
  await expect(note).toContainText('il reste 5 places, vous en avez choisi 6')
  await expect(filesOn(page)).toHaveCount(0)
  expect(begun).toBe(0)
  await choose(page, ...files.slice(0, 5))
  await expect(filesOn(page).getByText('Ajouté', { exact: true })).toHaveCount(5)
  await choose(page, files[5]!)
  await expect(note).toContainText('Cette publication a déjà ses 5 fichiers')
})

test('publishing waits for uploads under way; a file that failed is shown before anything leaves', async ({
  member,
}) => {
  const { page } = await member('Attente')
  const title = newTitle()
  await write(page, title)
  const piece = caught(page)
  await choose(page, await heavyPhoto('ordonnance.jpg'))
  const route = await piece
  await publishOn(page).click()
  await expect(formOn(page).getByRole('button', { name: 'Envoi des fichiers...' })).toBeDisabled()
  await expect(formOn(page).getByText('La publication partira dès que vos fichiers seront prêts.')).toBeVisible()
  await titleOn(page).fill(`${title} bis`)
  await route.continue()
  await expect(page.getByRole('heading', { level: 1, name: `${title} bis` })).toBeVisible()
  await expect(page.getByRole('button', { name: /Photo 1 sur 1/ })).toBeVisible()

  await write(page, newTitle())
  await page.route('**/rpc/media/complete', (route) => route.fulfill({ status: 400, body: '{}' }))
  await choose(page, await photo('main.jpg'))
  await publishOn(page).click()
  await expect(fieldOn(page)).toBeFocused()
  await expect(fieldOn(page)).toHaveAccessibleDescription(/Un fichier n’a pas pu être ajouté/)
  // A button half under the header would count as too small a target, so the page is looked at from its top.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.unroute('**/rpc/media/complete')
  await fieldOn(page).getByRole('button', { name: 'Réessayer l’envoi de main.jpg' }).click()
  await expect(rowOf(page, 'main.jpg').getByText('Ajouté', { exact: true })).toBeVisible()
  await expect(fieldOn(page)).not.toHaveAccessibleDescription(/Un fichier n’a pas pu être ajouté/)
})

test('a file that the server no longer has is reported at the field', async ({ member }) => {
  const { page } = await member('Perdu')
  const title = newTitle()
  await write(page, title)
  await choose(page, await photo('main.jpg'))
  await expect(rowOf(page, 'main.jpg').getByText('Ajouté', { exact: true })).toBeVisible()
  const completed = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(completed.some((name) => name.includes('/rpc/media/complete'))).toBe(true)
  await page.route('**/rpc/posts/publishSymptom', (route) => {
    const body = route.request().postDataJSON()
    return route.continue({ postData: { ...body, json: { ...body.json, mediaIds: [randomUUID()] } } })
  })
  await publishOn(page).click()
  await expect(fieldOn(page)).toBeFocused()
  await expect(fieldOn(page)).toHaveAccessibleDescription(/Un fichier n’est plus disponible/)
  await page.unroute('**/rpc/posts/publishSymptom')
  await published(page, title)
})

test('two tabs with the same form show the same files and send each of them once', async ({ member }) => {
  const { page: first } = await member('Onglets')
  await write(first, newTitle())
  const piece = caught(first)
  let begun = 0
  first.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/media/uploads')) begun += 1
  })
  await choose(first, await heavyPhoto('ordonnance.jpg'))
  const route = await piece
  const second = await first.context().newPage()
  await second.goto('/')
  await expect(rowOf(second, 'ordonnance.jpg')).toContainText('En attente')
  await choose(second, await photo('main.jpg'))
  await expect(rowOf(first, 'main.jpg').getByText('Ajouté', { exact: true })).toBeVisible()
  await route.continue()
  for (const page of [first, second]) {
    await expect(filesOn(page)).toHaveText([/ordonnance\.jpg/, /main\.jpg/])
    await expect(filesOn(page).getByText('Ajouté', { exact: true })).toHaveCount(2)
  }
  expect(begun).toBe(2)
  await fieldOn(second).getByRole('button', { name: 'Retirer main.jpg' }).click()
  await expect(filesOn(first)).toHaveText([/ordonnance\.jpg/])
})

test('an upload goes on in the next tab when the one that sent it is closed', async ({ member }) => {
  const { page: first } = await member('Relais')
  await write(first, newTitle())
  const piece = caught(first, { arriving: 300_000 })
  await choose(first, await heavyPhoto('ordonnance.jpg'))
  await piece
  const second = await first.context().newPage()
  await second.goto('/')
  await expect(rowOf(second, 'ordonnance.jpg')).toContainText('En attente')
  const offsets = offsetsSent(second)
  await first.close()
  await expect(rowOf(second, 'ordonnance.jpg').getByText('Ajouté', { exact: true })).toBeVisible()
  expect(offsets).toEqual([300_000])
})

test('signing out leaves no file in this browser, and the next member finds none', async ({ member }) => {
  const { page } = await member('Départ')
  const next = await member('Suivante')
  await write(page, newTitle())
  await choose(page, await photo('main.jpg'))
  await expect(rowOf(page, 'main.jpg').getByText('Ajouté', { exact: true })).toBeVisible()
  expect(await keptFiles(page)).toBe(1)
  await page
    .getByRole('button', { name: /Menu de|Mon compte/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(fieldOn(page).getByText(/Vous pourrez les ajouter après la connexion/)).toBeVisible()
  expect(await keptFiles(page)).toBe(0)
  // The journey's members sign in without a form, so their browser knows of none.
  await fieldOn(page).getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL(/\/auth\?view=signUp&next=%2F&story=1$/)
  await page.getByRole('tab', { name: 'Se connecter' }).click()
  await signIn(page, next)
  await expect(chooseOn(page)).toBeVisible()
  await expect(filesOn(page)).toHaveCount(0)
})

test('a session lost while files are chosen keeps the files until the member is back', async ({ member }) => {
  const who = await member('Retour')
  const { page } = who
  const title = newTitle()
  const live = greetingOn(page)
  await write(page, title)
  await live // opened later, it would be refused
  await page.waitForLoadState('networkidle') // a request still to come would be the first to be refused
  await page.context().clearCookies()
  await choose(page, await photo('main.jpg'))
  await expect(page).toHaveURL(/\/auth\?/)
  await signIn(page, who)
  await expect(titleOn(page)).toHaveValue(title)
  await expect(rowOf(page, 'main.jpg').getByText('Ajouté', { exact: true })).toBeVisible()
})

test('a member who signs in finds nothing, nor does this browser, of an earlier member who never signed out', async ({
  member,
}) => {
  const [{ page }, next] = [await member('Oubli'), await member('Autre')]
  await write(page, newTitle())
  await choose(page, await photo('main.jpg'))
  await expect(rowOf(page, 'main.jpg').getByText('Ajouté', { exact: true })).toBeVisible()
  await forgetSession(page)
  await page.goto('/auth')
  expect(await keptFiles(page)).toBe(1)
  await signIn(page, next)
  await expect(chooseOn(page)).toBeVisible()
  await expect(filesOn(page)).toHaveCount(0)
  await expect.poll(() => keptFiles(page)).toBe(0)
})

test('files are sent all the same by a browser that stores none', async ({ member }) => {
  const { page } = await member('Privée')
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  const title = newTitle()
  await write(page, title)
  await choose(page, await photo('main.jpg'), await photo('bras.jpg'))
  await expect(filesOn(page).getByText('Ajouté', { exact: true })).toHaveCount(2)
  await fieldOn(page).getByRole('button', { name: 'Retirer main.jpg' }).click()
  await published(page, title)
  await expect(page.getByRole('button', { name: /Photo 1 sur 1/ })).toBeVisible()
})

test('a text changed after a lost answer is published with its files, once more', async ({ member }) => {
  const { page } = await member('Deux fois')
  const title = newTitle()
  await write(page, title)
  await choose(page, await photo('main.jpg'))
  await expect(rowOf(page, 'main.jpg').getByText('Ajouté', { exact: true })).toBeVisible()
  await page.route('**/rpc/posts/publishSymptom', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await publishOn(page).click()
  await expect(formOn(page).getByText(/Rien n’est perdu/)).toBeVisible()
  await page.unroute('**/rpc/posts/publishSymptom')
  await titleOn(page).fill(`${title} bis`)
  const told = formOn(page).getByRole('textbox', { name: 'Description', exact: true })
  await told.fill('Elles démangent surtout après la douche, et depuis hier aussi derrière les genoux.')
  await publishOn(page).click()
  await expect(formOn(page).getByText(/une première version est déjà dans le fil/)).toBeVisible()
  await expect(rowOf(page, 'main.jpg').getByText('Ajouté', { exact: true })).toBeVisible()
  await published(page, `${title} bis`)
  await expect(page.getByRole('button', { name: /Photo 1 sur 1/ })).toBeVisible()
  await page.goto('/feed')
  for (const name of [title, `${title} bis`])
    await expect(
      page.getByRole('button', { name: `Agrandir : Photo 1 sur 1 de la publication « ${name} »` }),
    ).toBeVisible()
})

test('files can be dropped on the form or pasted into it; pasted words stay words', async ({ member }) => {
  const { page } = await member('Souris')
  await write(page, newTitle())
  const give = async (kind: 'drop' | 'paste', { name, mimeType, buffer }: Given, text = '') => {
    const data = await page.evaluateHandle(
      ({ name, mimeType, bytes, text }) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.from(bytes)], name, { type: mimeType }))
        if (text) transfer.setData('text/plain', text)
        return transfer
      },
      { name, mimeType, bytes: [...buffer], text },
    )
    const target = titleOn(page)
    await (kind === 'drop'
      ? target.dispatchEvent('drop', { dataTransfer: data })
      : target.evaluate(
          (element, clipboardData) =>
            element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })),
          data,
        ))
  }
  const small = { width: 60, height: 40 }
  await give('drop', await photo('glissee.jpg', small))
  await give('paste', await photo('collee.jpg', small))
  await give('paste', await photo('illustration.jpg', small), 'Des mots et leur image')
  await expect(filesOn(page)).toHaveText([/glissee\.jpg/, /collee\.jpg/])
  await expect(filesOn(page).getByText('Ajouté', { exact: true })).toHaveCount(2)
})

async function signIn(page: Page, { email }: Member) {
  const form = page.getByRole('tabpanel')
  await form.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await sendFrom(form.getByLabel('Mot de passe', { exact: true }))
}
