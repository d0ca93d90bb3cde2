import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { wordsWithinRow } from '#tests/support/fixtures/words-within-row.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'
import { openOwnServer } from '#tests/support/servers/own-server.ts'
import { openSettings } from '#tests/support/settings.ts'
import { expectAccessible, type Member, test } from '../../support/journey.ts'

/** Publishes a title and a text alone with the member's own session, past the screen. */
async function tell({ page }: Member, title: string, description: string): Promise<string> {
  const data = { requestId: randomUUID(), title, description, intensity: 5 }
  const answer = await page.context().request.post('/api/posts/symptoms', { data })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

test('a story in other words appears under a new one and first among the matches, until not relevant or switched off', {
  tag: ['@core', '@looks'],
}, async ({ member }) => {
  const [lea, sam, ian, max] = [await member('Lea'), await member('Sam'), await member('Ian'), await member('Max')]
  const theirs = await tell(
    sam,
    'Ça flageole',
    'Mes guibolles flageolent, des vertiges en me levant, les doigts engourdis, et le cœur qui s’emballe.',
  )
  const entry = { requestId: randomUUID(), name: 'Bas de contention', kind: 'device', effect: 'better' }
  expect((await sam.page.context().request.post(`/api/posts/${theirs}/treatments`, { data: entry })).status()).toBe(201)
  await tell(
    ian,
    'Jelly legs',
    'My legs feel like jelly, I am dizzy when standing, my fingers tingle, and my heart races. No fever.',
  )
  await tell(max, 'La peau', 'De l’eczéma aux plis des coudes qui démange la nuit, pire avec la laine.')

  const { page } = lea
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Décrire un symptôme' })
  await form.getByRole('textbox', { name: 'Titre', exact: true }).fill('Jambes en coton')
  await form
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill(
      'J’ai les jambes en coton et la tête qui tourne debout, des fourmillements dans les doigts, et le cœur qui s’emballe.',
    )
  await form.getByRole('button', { name: 'Aller à l’aperçu' }).click()
  await form.getByRole('button', { name: 'Publier', exact: true }).click()
  // The answer stands first, in sight, and nothing lies over it; one's own words are below.
  const answer = page.getByRole('heading', { name: /personnes racontent quelque chose de proche/ })
  await expect(answer).toBeInViewport({ ratio: 1 })
  const { y, height } = (await answer.boundingBox())!
  expect(y + height).toBeLessThan(370)
  await expect(page.getByRole('heading', { level: 1, name: 'Jambes en coton' })).toBeFocused()
  const own = page.getByText('J’ai les jambes en coton et la tête qui tourne debout', { exact: false })
  expect((await own.boundingBox())!.y).toBeGreaterThan(y + height)
  await expect(page.getByText(sam.username)).toBeVisible()
  await expect(page.getByText('en anglais')).toBeVisible()
  await expect(page.getByText('Une personne dit ce qui a aidé.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: sam.username })).toContainText(
    'Ce qui a aidé Bas de contention',
  )
  await expectAccessible(page)

  await page.getByRole('link', { name: /^Lire les \d+ récits$/ }).click()
  await expect(page.getByRole('tab', { name: /Cas les plus proches/ })).toHaveAttribute('aria-selected', 'true')
  const cards = page.getByRole('article')
  await expect(cards.filter({ hasText: sam.username })).toBeVisible()
  await expect(cards.filter({ hasText: sam.username })).toContainText('Bas de contention')
  await expect(cards.filter({ hasText: max.username })).toHaveCount(0)
  await expect(page.getByText('Ce n’est pas un diagnostic.')).toBeVisible()
  await expectAccessible(page)
  const aside = cards.filter({ hasText: sam.username }).getByRole('button', { name: 'Pas pertinent' })
  expect(await wordsWithinRow(aside)).toContain(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await wordsWithinRow(aside)).toContain(0)

  // The arrow keys lead to the list by score, and back.
  await page.getByRole('tab', { name: /Cas les plus proches/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/tab=score/)
  await page.keyboard.press('ArrowLeft')
  await expect(page).not.toHaveURL(/tab=score/)

  await aside.click()
  await expect(cards.filter({ hasText: sam.username })).toHaveCount(0)
  await expect(cards.filter({ hasText: ian.username })).toBeVisible()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(cards.filter({ hasText: sam.username })).toBeVisible()

  await openSettings(page, 'consents')
  const takesPart = page.getByRole('checkbox', { name: /récits/ }).first()
  await takesPart.click()
  await expect(takesPart).not.toBeChecked()
  await page.goto('/matches')
  await expect(page.getByRole('heading', { name: 'Vos récits ne sont comparés à aucun autre' })).toBeVisible()
  // The list by score says the same, and offers no search.
  await page.getByRole('tab', { name: /^Score/ }).click()
  await expect(page.getByRole('heading', { name: 'Vos récits ne sont comparés à aucun autre' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chercher de nouveaux cas proches' })).toHaveCount(0)
  await page.getByRole('tab', { name: /^Cas les plus proches/ }).click()
  await page.getByRole('button', { name: 'Activer le rapprochement' }).click()
  await expect(cards.filter({ hasText: ian.username })).toBeVisible()
})

test('wherever close cases would stand, a member who switched matching off reads so, and may switch it on', async ({
  member,
}) => {
  const [una, tom] = [await member('Una'), await member('Tom')]
  // Only these two tell of this.
  const id = await tell(una, 'Le café', 'Ma langue brûle après le café, et mes chevilles craquent dans l’escalier.')
  await tell(tom, 'L’escalier', 'J’ai les chevilles qui craquent en descendant, et une brûlure de la langue au café.')
  const { page } = una
  const off = { name: 'Vos récits ne sont comparés à aucun autre' }
  const panel = page.getByRole('dialog', { name: 'Vos cas les plus proches' })
  const isOff = async () => {
    await openSettings(page, 'consents')
    const takesPart = page.getByRole('checkbox', { name: /récits/ }).first()
    await takesPart.click()
    await expect(takesPart).not.toBeChecked()
  }
  const openPanel = async () => {
    await page.goto('/chat')
    await page.getByRole('button', { name: 'Rechercher des cas proches' }).click()
  }
  const places = [
    { open: () => page.goto(`/post/${id}`), list: page.getByRole('main') },
    { open: () => page.goto('/feed?onglet=similaires'), list: page.getByRole('main') },
    { open: openPanel, list: panel },
  ]
  for (const { open, list } of places) {
    await isOff()
    await open()
    await expect(list.getByRole('heading', off)).toBeVisible()
    await expect(list.getByText(tom.username)).toHaveCount(0)
    await expectAccessible(page)
    await list.getByRole('button', { name: 'Activer le rapprochement' }).click()
    await expect(list.getByRole('heading', off)).toHaveCount(0)
    await expect(list.getByText(tom.username).first()).toBeVisible()
  }
})

test.describe('on a server of its own', () => {
  let server: Awaited<ReturnType<typeof openOwnServer>>
  test.beforeAll(async () => {
    server = await openOwnServer({})
  })
  test.afterAll(() => server?.close())

  test('while the search of a new story is under way its page says so, and shows what is found without a reload', async ({
    member,
  }) => {
    const [una, tom] = [await member('Una'), await member('Tom')]
    // Only these two tell of this.
    const said = 'Mes pouces tremblent quand je joue du piano, et ma nuque me brûle sous la pluie.'
    await tell(tom, 'La pluie', 'La nuque qui brûle dès qu’il pleut, et un tremblement des pouces au piano.')
    const { page } = una
    const found = page.getByRole('heading', { name: /^\d+ personnes? raconte(nt)? quelque chose de proche$/ })
    await onJourneyDatabase((db) =>
      db.transaction(async (tx) => {
        // No search can keep what it finds until this transaction ends. All searches of the server wait, so no other journey is on it.
        await tx.execute(sql`lock table close_pair in exclusive mode`)
        const id = await tell(una, 'Au piano', said)
        await page.goto(`/post/${id}`)
        const searching = { name: 'Nous cherchons qui raconte quelque chose de proche' }
        await expect(page.getByRole('status').getByRole('heading', searching)).toBeVisible()
        await expect(page.getByText('Cela prend quelques secondes.')).toBeVisible()
        await expect(found).toHaveCount(0)
      }),
    )
    await expect(found).toBeVisible()
    await expect(page.getByText(tom.username)).toBeVisible()
  })
})

const NOBODY_NEAR = [
  {
    language: 'fr',
    locale: 'fr-FR',
    others: 'L’escalier de la maison, chaque soir, avant que le chat rentre.',
    own: 'Un craquement dans le lobe de mon oreille à chaque pleine lune.',
    none: 'Personne ne raconte encore quelque chose de proche',
    tellMe: 'Prévenez-moi',
    byWords: 'Ils emploient des mots que vous employez',
    journal: 'Tenir un journal en attendant',
  },
  {
    language: 'en',
    locale: 'en-GB',
    others: 'The stairs of the house, every evening, before the cat comes home.',
    own: 'A creaking inside my left earlobe whenever the moon is full.',
    none: 'Nobody has a story close to yours yet',
    tellMe: 'Let me know',
    byWords: 'They use the same words as you',
    journal: 'Keep a journal in the meantime',
  },
] as const

for (const words of NOBODY_NEAR)
  test(`the page of a new story in ${words.language} without a close case says so, keeps the choice of notices, and leads to stories of the same words and to the journal`, async ({
    member,
  }) => {
    const { language, locale } = words
    const una = await member('Una', { language, locale })
    const { page } = una
    const title = `Lune ${randomLetters(8)}`
    await tell(await member('Ian'), title, words.others)
    const id = await tell(una, title, words.own)
    await page.goto(`/post/${id}`)
    await expect(page.getByRole('heading', { name: words.none })).toBeVisible()
    const tellMe = page.getByRole('checkbox', { name: words.tellMe })
    await expect(tellMe).toBeChecked()
    await tellMe.click()
    await expect(tellMe).not.toBeChecked()
    await page.reload()
    await expect(tellMe).not.toBeChecked()
    await expect(page.getByRole('heading', { name: words.byWords })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('listitem').getByRole('link', { name: title }).click()
    await expect(page.getByText(words.others)).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: words.journal }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/journal\\?.*${id}`))
  })

test('an empty list by score names the close cases of the other list, and leads there', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  // Only these two tell of this, and neither says where or since when.
  await tell(bob, 'Sous la douche', 'Mon gros orteil picote sous la douche et ma paupière gauche tremble au réveil.')
  await tell(
    ada,
    'Au réveil',
    'La paupière gauche qui tremble dès le réveil, et le gros orteil qui picote à la douche.',
  )
  const { page } = ada
  await page.goto('/matches')
  await expect(page.getByRole('article').filter({ hasText: bob.username })).toBeVisible()
  await page.goto('/matches?tab=score')
  await expect(page.getByRole('heading', { name: 'Aucun cas par score' })).toBeVisible()
  await expect(page.getByText(/Par ce qui est raconté, \d+ cas (est|sont) proches? du vôtre\./)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Voir les cas les plus proches' }).press('Enter')
  await expect(page.getByRole('article').filter({ hasText: bob.username })).toBeVisible()
})
