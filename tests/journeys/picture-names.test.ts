import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { heic } from '#tests/support/fixtures/files/pictures.ts'
import { talkBetween } from '#tests/support/fixtures/private-talk.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { openSettings } from '#tests/support/settings.ts'

const WORDS = {
  fr: {
    form: 'Photo ou vidéo',
    choose: 'Choisir une photo',
    another: 'En choisir une autre',
    message: 'Joindre une photo',
    joined: 'Photo jointe',
    added: 'Ajouté',
    preview: 'La photo que vous avez choisie',
    save: 'Enregistrer la photo',
    heic: /HEIC.*Sur un iPhone.*JPEG/,
  },
  en: {
    form: 'Photo or video',
    choose: 'Choose a photo',
    another: /^Choose another/,
    message: 'Add a photo',
    joined: 'Added photo',
    added: 'Added',
    preview: 'The photo you chose',
    save: 'Save photo',
    heic: /HEIC.*On an iPhone.*JPEG/,
  },
}

/** Names and types as operating systems report them: the type is a guess, or empty. */
const NAMES = [
  ['douleur.jfif', 'image/pjpeg'],
  ['scan.jpe', ''],
  ['image', ''],
  ['photo.jpg', ''],
] as const

const jpegs = async () => {
  const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#8c4a38' } })
    .jpeg()
    .toBuffer()
  return NAMES.map(([name, mimeType]) => ({ name, mimeType, buffer }))
}
const HEICS = [
  { name: 'IMG_1.HEIC', mimeType: '', buffer: heic() },
  { name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: heic() },
  { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: heic() },
]
type Given = (typeof HEICS)[number]

async function choose(page: Page, button: Locator, ...files: Given[]) {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(files)
}

for (const language of ['fr', 'en'] as const) {
  const words = WORDS[language]
  const options = { language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' }

  test(`the form takes a photo whatever its name, and refuses a HEIC photo as such (${language})`, async ({
    member,
  }) => {
    const { page } = await member('Noms', options)
    await speaks(page, language)
    await page.goto('/')
    const field = page.getByRole('group', { name: /^Photos o[ur] vid[ée]os/ })
    const picker = field.getByRole('button', { name: words.form, exact: true })
    await choose(page, picker, ...(await jpegs()))
    await expect(field.getByText(words.added, { exact: true })).toHaveCount(NAMES.length)
    for (const file of HEICS) {
      await choose(page, picker, file)
      await expect(field.getByRole('alert')).toContainText(words.heic)
      await expect(field.getByRole('alert')).toContainText(file.name)
    }
    await expectAccessible(page)
  })

  test(`a message takes a photo whatever its name, and refuses a HEIC photo as such (${language})`, async ({
    member,
  }) => {
    const [ada, bob] = [await member('Ada', options), await member('Bob')]
    const { page } = ada
    await speaks(page, language)
    await page.goto((await talkBetween(ada, bob)).path)
    const joined = page.getByRole('list', { name: words.joined })
    const refusal = page.getByRole('alert').filter({ hasText: words.heic })
    const picker = page.getByRole('button', { name: words.message, exact: true })
    for (const file of await jpegs()) {
      await choose(page, picker, file)
      await expect(joined).toContainText(file.name)
      await expect(joined).toContainText(words.added)
    }
    for (const file of HEICS) {
      await choose(page, picker, file)
      await expect(refusal).toContainText(file.name)
    }
    await expectAccessible(page)
    const [last] = await jpegs()
    await choose(page, picker, last!)
    await expect(refusal).toHaveCount(0)
  })

  test(`a portrait and a proof are taken whatever their names, and refused where they are HEIC (${language})`, async ({
    member,
  }) => {
    const { page } = await member('Lou', options)
    await speaks(page, language)
    await openSettings(page, 'profile')
    const files = await jpegs()
    const first = page.getByRole('button', { name: words.choose, exact: true })
    const another = page.getByRole('button', { name: words.another })
    await choose(page, first, files[0]!)
    for (const file of files.slice(1)) await choose(page, another, file)
    for (const file of HEICS) {
      await choose(page, first.or(another), file)
      await expect(page.getByRole('alert').filter({ hasText: words.heic })).toHaveCount(1)
    }
    await choose(page, first.or(another), files[0]!)
    await expect(page.getByRole('alert').filter({ hasText: words.heic })).toHaveCount(0)
    await page.getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('button', { name: words.save })).toHaveCount(0)
    await expect(page.locator('img[src^="/media/avatars/"]:visible').first()).toBeVisible()

    await openSettings(page, 'professional')
    for (const [index, file] of files.entries()) {
      await choose(page, index === 0 ? first : another, file)
      await expect(page.getByRole('img', { name: words.preview })).toBeVisible()
    }
    for (const file of HEICS) {
      await choose(page, first.or(another), file)
      await expect(page.getByRole('alert').filter({ hasText: words.heic })).toHaveCount(1)
    }
  })
}
