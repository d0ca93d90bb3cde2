import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { expect, expectAccessible, type Member, test } from '#tests/support/journey.ts'

const WORDS = {
  fr: {
    form: 'Photo ou vidéo',
    unseen: /Ajouté, mais certains membres ne verront pas cette vidéo/,
    forSome: /Ajouté, mais certains membres ne pourront pas lire cette vidéo.*H\.265.*image.*Le plus compatible/,
    watch: /^Regarder/,
    picture: 'Votre appareil ne sait pas lire le format de cette vidéo. En voici une image.',
    save: 'Télécharger la vidéo',
    lost: 'La vidéo n’a pas pu être chargée. Vérifiez votre réseau, puis réessayez.',
    again: 'Réessayer',
  },
  en: {
    form: 'Photo or video',
    unseen: /Added, but some members will not see this video/,
    forSome: /Added, but some members will not be able to play this video.*H\.265.*picture.*Most Compatible/,
    watch: /^Watch/,
    picture: 'Your device cannot play the format of this video. Here is a picture of it.',
    save: 'Download the video',
    lost: 'The video could not be loaded. Check your network, then try again.',
    again: 'Try again',
  },
}

const film = (name: string) => readFileSync(join(import.meta.dirname, '../support/files', name))

/** A video with a picture of it, sent as a phone sends it that plays what it films. */
async function filmWithPicture({ page }: Member, name: string): Promise<string> {
  const request = page.context().request
  const bytes = film(name)
  const said = { filename: name, filetype: 'video/quicktime', form: randomUUID() }
  const metadata = Object.entries(said).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
  const origin = new URL(process.env.JOURNEYS_URL!).origin
  const tus = { 'tus-resumable': '1.0.0', origin }
  const begun = await request.post('/media/uploads', {
    headers: { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': metadata.join(',') },
  })
  expect(begun.status(), await begun.text()).toBe(201)
  const id = begun.headers().location!.split('/').at(-1)!
  const sent = await request.patch(`/media/uploads/${id}`, {
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    data: bytes,
  })
  expect(sent.status(), await sent.text()).toBe(204)
  const poster = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#8c4a38' } })
    .jpeg()
    .toBuffer()
  const made = await request.post(`/api/media/${id}/completion`, {
    headers: { origin },
    multipart: { poster: { name: 'poster.jpg', mimeType: 'image/jpeg', buffer: poster } },
  })
  expect(made.status(), await made.text()).toBe(200)
  return id
}

async function publish({ page }: Member, title: string, mediaIds: string[]): Promise<string> {
  const data = {
    requestId: randomUUID(),
    title,
    description: 'Ma jambe qui tremble.',
    intensity: 6,
    duration: '8 mois',
    mediaIds,
  }
  const answer = await page.context().request.post('/api/posts/symptoms', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

for (const language of ['fr', 'en'] as const) {
  const words = WORDS[language]
  const options = { language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' }

  test(`the author of a film in H.265 is told before publishing that some will not see it (${language})`, async ({
    member,
  }) => {
    const { page } = await member('Filme', options)
    await speaks(page, language)
    await page.goto('/')
    const field = page.getByRole('group', { name: /^Photos o[ur] vid[ée]os/ })
    const choose = async () => {
      const chooser = page.waitForEvent('filechooser')
      await field.getByRole('button', { name: words.form, exact: true }).click()
      await (await chooser).setFiles({ name: 'IMG_2.MOV', mimeType: 'video/quicktime', buffer: film('hevc.mov') })
    }
    // This browser makes no picture of what it does not decode.
    await choose()
    await expect(field.getByRole('listitem')).toContainText(words.unseen)
    await expect(page.getByRole('status').filter({ hasText: 'IMG_2.MOV' })).toContainText(words.unseen)
    await expectAccessible(page)
    await page.route('**/rpc/media/complete', async (route) => {
      const response = await route.fetch()
      const { json, ...rest } = await response.json()
      await route.fulfill({ response, json: { ...rest, json: { ...json, large: '/large.webp' } } })
    })
    await choose()
    await expect(field.getByRole('listitem').last()).toContainText(words.forSome)
  })

  test(`a film in H.265 is a picture and a sentence to readers who cannot decode it, and a download for its author (${language})`, async ({
    member,
  }) => {
    const author = await member('Auteur', options)
    const reader = await member('Lecteur', options)
    for (const { page } of [author, reader]) await speaks(page, language)
    const id = await publish(author, `Tremblement ${randomUUID().slice(0, 8)}`, [
      await filmWithPicture(author, 'hevc.mov'),
    ])
    for (const { page } of [reader, author]) {
      await page.goto(`/post/${id}`)
      await page.getByRole('button', { name: words.watch }).click()
      const viewer = page.getByRole('dialog')
      await expect(viewer.getByText(words.picture)).toBeVisible()
      await expect(viewer.locator('video')).toHaveCount(0)
      const picture = viewer.getByRole('img')
      await expect(picture).toBeVisible()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await expectAccessible(page)
    }
    await expect(reader.page.getByRole('link', { name: words.save })).toHaveCount(0)
    const download = author.page.waitForEvent('download')
    await author.page.getByRole('link', { name: words.save }).click()
    expect(readFileSync(await (await download).path()).toString('latin1')).toContain('hvc1')
  })

  test(`a film that cannot be fetched shows an error, and is tried again (${language})`, async ({ member }) => {
    const author = await member('Coupure', options)
    const { page } = author
    await speaks(page, language)
    const id = await publish(author, `Coupure ${randomUUID().slice(0, 8)}`, [
      await filmWithPicture(author, 'clip.webm'),
    ])
    const isVideo = '**/media/symptom-videos/**/video.webm'
    await page.route(isVideo, (route) => route.abort())
    await page.goto(`/post/${id}`)
    await page.getByRole('button', { name: words.watch }).click()
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByText(words.lost)).toBeVisible()
    await page.unroute(isVideo)
    await viewer.getByRole('button', { name: words.again }).click()
    await expect(viewer.locator('video')).toBeVisible()
    await expect(viewer.getByText(words.lost)).toHaveCount(0)
  })
}
