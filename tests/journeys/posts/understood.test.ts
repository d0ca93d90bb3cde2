import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible, type Member, test } from '../../support/journey.ts'

async function tell({ page }: Member, title: string, description: string): Promise<string> {
  const data = { requestId: randomUUID(), title, description, intensity: 5 }
  const answer = await page.context().request.post('/api/posts/symptoms', { data })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

test('an author takes away, puts back and adds what was understood of their story, by keyboard on a phone', async ({
  member,
}) => {
  const lea = await member('Lea')
  const { page } = lea
  await page.setViewportSize({ width: 360, height: 740 })
  const id = await tell(
    lea,
    'Jambes en coton',
    'J’ai les jambes en coton, des fourmillements dans les doigts. Mes mains tremblent le matin. Pas de fièvre. Le voisin polit une enclume dorée.',
  )
  await page.goto(`/post/${id}`)
  const section = page.getByRole('region', { name: 'Ce que nous avons compris' })
  const fever = section.getByRole('button', { name: /^Retirer : Absent : fièvre/ })
  await expect(fever).toBeVisible()
  await expectAccessible(page)
  const { height } = (await fever.boundingBox())!
  expect(height).toBeGreaterThanOrEqual(44)

  await fever.focus()
  await page.keyboard.press('Enter')
  await expect(section.getByText('fièvre : retiré.')).toBeFocused()
  await expect(fever).toHaveCount(0)
  const back = section.getByRole('button', { name: 'Remettre : Absent : fièvre' })
  await back.press('Enter')
  await expect(fever).toBeVisible()
  await expect(back).toHaveCount(0)

  await section.getByRole('button', { name: 'Ajouter', exact: true }).press('Enter')
  const field = section.getByRole('combobox', { name: 'Ajouter, avec vos mots' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/^Les personnes proches verront ce que vous ajoutez/)
  await page.keyboard.type('zzzz')
  await expect(section.getByText('Nous ne connaissons pas ces mots.')).toBeVisible()
  // Only what the story tells already is offered: the words are known, though there is nothing to add.
  await page.route('**/rpc/closest/lookUp**', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.json.readings = answer.json.readings.filter(({ id }: { id: string }) => id === 'f:tingle')
    expect(answer.json.readings).toHaveLength(1)
    await route.fulfill({ response, json: answer })
  })
  await field.fill('fourmillements')
  await expect(section.getByText(/^C’est déjà dans ce que votre récit raconte/)).toBeVisible()
  await page.unroute('**/rpc/closest/lookUp**')
  await field.fill('')
  await page.keyboard.type('vertigs')
  await expect(page.getByRole('option', { name: 'vertiges', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const added = section.getByRole('button', { name: 'Retirer : vertiges, ajouté par vous' })
  await expect(added).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(section.getByRole('button', { name: 'Ajouter', exact: true })).toBeFocused()

  // A sentence of which nothing was read opens the same search.
  const sentence = section.getByRole('button', { name: /Le voisin polit une enclume dorée/ })
  expect((await sentence.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await sentence.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/^De quoi parle «\s*Le voisin polit.*verront ce que vous ajoutez/)
  await page.keyboard.press('Escape')
  await expect(sentence).toBeFocused()
  await sentence.press('Enter')
  await field.fill('equilib')
  await expect(page.getByRole('option').first()).toBeVisible()
  // Enter takes the first.
  await page.keyboard.press('Enter')
  await expect(section.getByText(/ajouté\. /)).toBeFocused()
  await expect(sentence).toHaveCount(0)

  await page.reload()
  await expect(added).toBeVisible()
  await expect(sentence).toHaveCount(0)
  await page.goto(`/dashboard/symptom/${id}`)
  await expect(added).toBeVisible()
})

test('a member asked whether a case is theirs too taps what is true on a phone, takes it back, and passes over the rest', async ({
  member,
}) => {
  const lea = await member('Lea')
  const { page } = lea
  await page.setViewportSize({ width: 360, height: 740 })
  const id = await tell(
    lea,
    'Fatigue',
    'Dormir ne me repose pas, et mes cheveux cassent. Ma peau est sèche depuis la grippe.',
  )
  await page.goto(`/post/${id}`)
  const section = page.getByRole('region', { name: 'Ce que nous avons compris' })
  const title = section.getByRole('heading', { name: /^Est-ce aussi votre cas/ })
  await expect(title).toBeVisible()
  await expect(section.getByText(/avec la mention «\sajouté par cette personne/)).toBeVisible()
  const list = section.getByRole('list', { name: /^Est-ce aussi votre cas/ })
  const chips = list.getByRole('button')
  const count = await chips.count()
  expect(count).toBeGreaterThan(2)
  expect(count).toBeLessThanOrEqual(8)
  await expectAccessible(page)
  for (const chip of await chips.all()) expect((await chip.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const first = chips.first()
  const words = await chips.allTextContents()
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  // The line that says what changed is in sight of the chip, which keeps the focus, and leads to the list far above.
  const changed = section.getByRole('status').filter({ hasText: /ajouté\. La liste/ })
  await expect(changed).toBeInViewport({ ratio: 1 })
  await expect(first).toBeInViewport({ ratio: 1 })
  await expect(first).toBeFocused()
  const toList = section.getByRole('button', { name: 'Voir la liste' })
  await expect(toList).toBeInViewport({ ratio: 1 })
  const added = section.getByRole('button', { name: /, ajouté par vous$/ })
  await expect(added).toHaveCount(1)
  // The proposals keep their places while one taps.
  expect(await chips.allTextContents()).toEqual(words)
  await first.press('Enter')
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await expect(added).toHaveCount(0)

  await toList.press('Enter')
  const answer = page.getByRole('heading', { name: /quelque chose de proche$/ })
  await expect(answer).toBeFocused()
  await expect(answer).toBeInViewport({ ratio: 1 })

  const others = section.getByRole('button', { name: 'D’autres propositions' })
  for (let round = 2; round <= 3; round++) {
    const before = await chips.allTextContents()
    if (round === 2) await page.route('**/rpc/closest/proposals**', (route) => route.abort())
    await others.press('Enter')
    await expect(title).toBeFocused()
    if (round === 2) {
      // A round that could not be fetched is not said to be empty.
      const retry = section.getByRole('button', { name: 'Réessayer' })
      await expect(retry).toBeVisible()
      await expect(section.getByText('Nous n’avons plus rien à vous proposer')).toHaveCount(0)
      await page.unroute('**/rpc/closest/proposals**')
      await retry.press('Enter')
      await expect(chips.first()).toBeVisible()
    }
    await expect(chips.filter({ hasText: before[0]! })).toHaveCount(0)
  }
  await expect(others).toHaveCount(0)
  // At the next visit of this tab the rounds do not begin anew.
  await page.reload()
  await expect(title).toBeVisible()
  await expect(chips.filter({ hasText: words[0]! })).toHaveCount(0)
  await expect(others).toHaveCount(0)
})

test('two taps bring who lives the same into the list, and outlast an edit of the story', async ({ member }) => {
  const [lea, sam] = [await member('Lea'), await member('Sam')]
  await tell(sam, 'Dans l’oreille', 'Un acouphène depuis la grippe, et des vertiges en me couchant.')
  const { page } = lea
  await page.setViewportSize({ width: 360, height: 740 })
  const words = { title: 'Depuis mars', description: 'Quelque chose ne va pas, et je ne trouve pas mes mots.' }
  const id = await tell(lea, words.title, words.description)
  await page.goto(`/post/${id}`)
  const section = page.getByRole('region', { name: 'Ce que nous avons compris' })
  await section.getByRole('button', { name: 'Ajouter', exact: true }).click()
  const field = section.getByRole('combobox', { name: 'Ajouter, avec vos mots' })
  const added = (name: string) => section.getByRole('button', { name: `Retirer : ${name}, ajouté par vous` })
  for (const name of ['acouphène', 'vertiges']) {
    await field.fill(name)
    await page.getByRole('option', { name, exact: true }).click()
    await expect(added(name)).toBeVisible()
  }
  const theirs = page.getByText(sam.username)
  await expect(theirs.first()).toBeVisible()

  const edited = await page.context().request.put(`/api/posts/symptoms/${id}`, {
    data: { ...words, description: `${words.description} Cela dure.`, intensity: 5, version: 1 },
  })
  expect(edited.status()).toBe(200)
  await page.reload()
  for (const name of ['acouphène', 'vertiges']) await expect(added(name)).toBeVisible()
  await expect(theirs.first()).toBeVisible()
})

test('a refused tap is taken back, with the line that says it was made; of two quick ones each keeps its own', async ({
  member,
}) => {
  const lea = await member('Lea')
  const { page } = lea
  const id = await tell(lea, 'Vertiges', 'J’ai des vertiges et des fourmillements dans les doigts.')
  await page.goto(`/post/${id}`)
  const section = page.getByRole('region', { name: 'Ce que nous avons compris' })
  const chip = (name: string) => section.getByRole('button', { name: new RegExp(`^Retirer : ${name}`) })
  await page.route('**/rpc/closest/correct', (route) => route.abort())
  await chip('vertiges').click()
  await expect(page.getByText('La connexion a été perdue').first()).toBeVisible()
  await expect(chip('vertiges')).toBeVisible()
  await expect(section.getByText(/retiré\./)).toHaveCount(0)

  // The first answer comes while the second correction waits for its own.
  await page.unroute('**/rpc/closest/correct')
  const held: (() => void)[] = []
  await page.route('**/rpc/closest/correct', async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.fallback()
  })
  await chip('vertiges').click()
  await chip('fourmillements').click()
  await expect(chip('fourmillements')).toHaveCount(0)
  await expect.poll(() => held.length).toBe(1)
  held[0]!()
  await expect.poll(() => held.length).toBe(2)
  await expect(section.getByRole('button', { name: 'Remettre : vertiges' })).toBeVisible()
  await expect(chip('fourmillements')).toHaveCount(0)
  await expect(section.getByText(/^fourmillements.*retiré\. La liste se met à jour/)).toBeVisible()
  held[1]!()
  await expect(section.getByText(/^fourmillements.*retiré\. La liste (est vide|\s?:)/)).toBeVisible()
  await expect(chip('vertiges')).toHaveCount(0)
})

test('a proposal that a newer lexicon does not have is refused, and those of the newer one take its place', async ({
  member,
}) => {
  const lea = await member('Lea')
  const { page } = lea
  const id = await tell(lea, 'Fatigue', 'Dormir ne me repose pas, et mes cheveux cassent. Ma peau est sèche.')
  await page.route(
    '**/rpc/closest/proposals**',
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/"id":"[^"]+"/, '"id":"f:of-an-older-lexicon"')
      await route.fulfill({ response, body })
    },
    { times: 1 },
  )
  await page.goto(`/post/${id}`)
  const section = page.getByRole('region', { name: 'Ce que nous avons compris' })
  const first = section
    .getByRole('list', { name: /^Est-ce aussi votre cas/ })
    .getByRole('button')
    .first()
  const again = page.waitForResponse('**/rpc/closest/proposals**')
  await first.click()
  await expect(page.getByText('Ce contenu n’existe pas ou a été supprimé').first()).toBeVisible()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  expect((await again).ok()).toBe(true)
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(section.getByRole('button', { name: /, ajouté par vous$/ })).toHaveCount(1)
})

test('the chips are the same in English, nobody else sees them, and a failure is reported and tried again', async ({
  member,
}) => {
  const una = await member('Una', { language: 'en', locale: 'en-GB' })
  const ian = await member('Ian', { language: 'en', locale: 'en-GB' })
  const { page } = una
  const id = await tell(
    una,
    'Jelly legs',
    'My legs feel like jelly, I am dizzy when standing, my fingers tingle. No fever.',
  )
  let isAway = true
  await page.route('**/understood*', (route) => (isAway ? route.fulfill({ status: 503, json: {} }) : route.fallback()))
  await page.goto(`/post/${id}`)
  await expect(page.getByText('What we understood could not be loaded')).toBeVisible()
  isAway = false
  const section = page.getByRole('region', { name: 'What we understood' })
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByRole('button', { name: /^Remove: Not present: fever/ })).toBeVisible()
  await section.getByRole('button', { name: 'Add', exact: true }).click()
  await section.getByRole('combobox', { name: 'Add, in your own words' }).fill('fourmis dans les pieds')
  await page.getByRole('option', { name: 'tingling (foot)' }).click()
  await expect(section.getByRole('button', { name: 'Remove: tingling (foot), added by you' })).toBeVisible()
  await expectAccessible(page)

  await ian.page.goto(`/post/${id}`)
  await expect(ian.page.getByRole('heading', { name: 'Jelly legs' })).toBeVisible()
  await expect(ian.page.getByText('What we understood')).toHaveCount(0)
})
