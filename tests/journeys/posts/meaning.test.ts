import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makeStaff } from '#tests/support/fixtures/staff.ts'
import { expect, expectAccessible, type Member, test } from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
/** Time for a job, or for a pause in typing. */
const SOON = { timeout: 60_000 }

async function tell({ page }: Member, title: string, description: string): Promise<string> {
  const data = { requestId: randomUUID(), title, description, intensity: 5 }
  const answer = await page.context().request.post('/api/posts/symptoms', { data })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

const isWithinScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true }) : undefined

test('a search shows posts that hold its words, then those that mean the same; by the keyboard, on a phone', async ({
  member,
}) => {
  const [lea, sam, ian] = [await member('Lea', PHONE), await member('Sam'), await member('Ian')]
  const place = randomUUID().slice(0, 6)
  await tell(sam, `Le soir ${place}`, 'Des oreilles qui bourdonnent dès que je me couche.')
  await tell(ian, `At night ${place}`, 'A ringing in my ears, all night long.')
  const { page } = lea
  // Stories are read after they are published.
  await expect
    .poll(async () => {
      const answer = await page.context().request.get('/api/feed/meaning?search=acouph%C3%A8ne')
      return (await answer.json()).items.filter(({ title }: { title: string }) => title.includes(place)).length
    }, SOON)
    .toBe(2)
  const meant = page.getByRole('region', { name: 'Récits qui disent la même chose autrement' })
  await page.goto('/feed?q=acouph%C3%A8ne')
  await expect(meant.getByText(`At night ${place}`)).toBeVisible(SOON)
  await expect(meant.getByText(`Le soir ${place}`)).toBeVisible()
  await expect(meant.getByText('Nous avons compris : acouphène.')).toBeVisible()
  await isWithinScreen(page)
  await expectAccessible(page)
  await shot(page, 'search-phone')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })

  // A story that holds the very word stands above, and only once.
  await page.goto('/feed?q=bourdonnent')
  await expect(page.getByRole('heading', { name: `Le soir ${place}` })).toHaveCount(1)
  await expect(meant.getByText(`At night ${place}`)).toBeVisible()
  await expect(meant.getByText(`Le soir ${place}`)).toHaveCount(0)
  await shot(page, 'search-both-dark')
  await page.goto('/feed?q=zzyzx')
  await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible()
  await expect(meant).toHaveCount(0)
})

test('tags are offered for the text being written, in English, and one tap adds them', async ({ member }) => {
  const { page } = await member('Una', { language: 'en', locale: 'en-GB', ...PHONE, colorScheme: 'dark' })
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Describe a symptom' })
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('My hands')
  await form
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('They tingle at night and I feel dizzy. No fever at all.')
  for (const screen of [2, 3, 4]) {
    await form.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(form.getByText(`Step ${screen} of 4`)).toBeVisible()
  }
  const offered = form.getByRole('list', { name: 'Add from your text:' })
  await expect(offered.getByRole('listitem')).toHaveText(['tingling', 'dizziness', 'at night'], SOON)
  await isWithinScreen(page)
  await shot(page, 'tags-dark-phone')
  await offered.getByRole('button', { name: /tingling/ }).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('list', { name: 'Chosen tags' }).getByText('tingling')).toBeVisible()
  await expect(offered.getByText('tingling')).toHaveCount(0)
  await expect(offered.getByRole('button').first()).toBeFocused()
  // A control that the header half covers while one scrolls is no fault, so the page is looked at from its top.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
})

test('a visitor’s words go to the server when they ask for tags, and not before', async ({ visitor }) => {
  const { page } = await visitor()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('suggestTags')) asked.push(request.url())
  })
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Décrire un symptôme' })
  const description = form.getByRole('textbox', { name: 'Description', exact: true })
  await description.fill('Des vertiges et des fourmillements la nuit.')
  const ask = form.getByRole('button', { name: 'Proposer des étiquettes d’après mon texte' })
  await expect(ask).toBeVisible(SOON)
  await shot(page, 'tags-visitor')
  expect(asked).toEqual([])
  // A press that fails says so, and may be made again.
  await page.route('**/rpc/closest/suggestTags**', (route) => route.abort())
  await ask.click()
  await expect(form.getByText('Les étiquettes n’ont pas pu être proposées.')).toBeVisible(SOON)
  await page.unroute('**/rpc/closest/suggestTags**')
  // Words that say no symptom: that is told in place of the button, until there are others.
  await description.fill('Zyxwv utsrq ponml kjihg.')
  await ask.click()
  await expect(form.getByText('Aucune étiquette de plus à proposer pour ce texte.')).toBeFocused(SOON)
  await expect(ask).toHaveCount(0)
  await description.fill('Des vertiges et des fourmillements la nuit.')
  await ask.click()
  await expect(form.getByRole('button', { name: /^Ajouter « / }).first()).toBeFocused(SOON)
  await form.getByRole('button', { name: 'Ajouter « fourmillements »' }).click()
  await expect(form.getByRole('list', { name: 'Étiquettes choisies' })).toContainText('Fourmillements')
  expect(asked).not.toEqual([])
})

test('an admin tries a text and reads which words the lexicon lacks; a moderator does not', async ({ member }) => {
  const { page } = await makeStaff(await member('Ada'), 'admin')
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Lexique' }).click()
  await page.getByRole('textbox', { name: 'Texte à lire' }).fill('J’ai les jambes en coton, pas de fièvre. Zyxwvuts.')
  await page.getByRole('button', { name: 'Lire ce texte' }).click()
  await expect(page.getByText('faiblesse (jambe) : « jambes en coton »')).toBeVisible(SOON)
  await expect(page.getByRole('heading', { name: 'Ce qu’il dit ne pas avoir' })).toBeVisible()
  await expect(page.getByText('zyxwvuts', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mots que le lecteur ne connaît pas' })).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'lexicon')
  await page.setViewportSize({ width: 360, height: 740 })
  await isWithinScreen(page)
  await shot(page, 'lexicon-phone')

  const mo = await makeStaff(await member('Mo'), 'moderator')
  await mo.page.goto('/admin/lexicon')
  await expect(mo.page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible()
})
