import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { announced } from '#tests/support/fixtures/announced-conference.ts'
import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { expect, expectAccessible, expectSaid, type Member, saidTimes, test } from '#tests/support/journey.ts'

/** Returns a word without any letter that French adds at the end of words, so that one letter less makes another word. */
const newWord = (stem: string) => stem + Array.from({ length: 8 }, () => 'bcdfglmnprv'[randomInt(11)]).join('')
const newTag = () => `tag ${randomUUID().slice(0, 8)}`

/** Publishes with the member's own session, past the screen. */
async function publish({ page }: Member, kind: 'symptoms' | 'community', said: object): Promise<string> {
  const data = { requestId: randomUUID(), ...(kind === 'symptoms' ? { intensity: 6 } : { entry: 'feed' }), ...said }
  const answer = await page.context().request.post(`/api/posts/${kind}`, { data })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

const searchOn = (page: Page) => page.getByRole('searchbox', { name: 'Chercher dans le fil' })
const chipOn = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const cardOn = (page: Page, title: string) => page.getByRole('article', { name: title })
const feedOf = (tag: string) => `/feed?${new URLSearchParams({ tag })}`

test('a search finds words whatever their accents and case, and says so aloud', async ({ member }) => {
  const author = await member('Cherche')
  const { page } = author
  const word = newWord('névré')
  const title = `Depuis ce matin, ${word}`
  await publish(author, 'symptoms', { title, description: 'Rien de plus.' })
  await page.goto('/feed')
  await searchOn(page).fill(word.toUpperCase().replaceAll('É', 'E'))
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(cardOn(page, title)).toBeVisible()
  await expect(page.getByRole('status').getByText(/^1 résultat pour/)).toBeVisible()
  await expect(chipOn(page, 'Tout voir')).toHaveAccessibleName('Tout voir 1')
  await expectAccessible(page)

  // Typed letters may be the beginning of a word. A space after them makes them a whole word, which stands nowhere: the nearest one is searched.
  await searchOn(page).fill(word.slice(0, -1))
  await expect(page.getByRole('status').getByText(`1 résultat pour «\u00a0${word.slice(0, -1)}\u00a0»`)).toBeVisible()
  await searchOn(page).press('End')
  await searchOn(page).press('Space')
  await expect(page).toHaveURL(/[?&]q=[^&]+(\+|%20)(&|$)/)
  await expect(page.getByRole('status').getByText(/^Résultats pour/)).toBeVisible()
  await expect(searchOn(page)).toHaveValue(`${word.slice(0, -1)} `)
  await searchOn(page).fill(word.toUpperCase().replaceAll('É', 'E'))
  await expect(page.getByRole('status').getByText(/^1 résultat pour/)).toBeVisible()

  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await page.goBack()
  await expect(searchOn(page)).toHaveValue(word.toUpperCase().replaceAll('É', 'E'))
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect(searchOn(page)).toBeFocused()
  await expect(searchOn(page)).toHaveValue('')
  await expect(page).toHaveURL(/\/feed$/)
})

test('a search corrects a misspelt word, and offers the way out when it finds nothing', async ({ member }) => {
  const author = await member('Faute')
  const { page } = author
  const word = newWord('lombalgide')
  const misspelt = word.replace('mb', 'nb')
  await publish(author, 'symptoms', { title: `Un mot rare : ${word}`, description: 'Rien de plus.' })
  await page.goto('/feed')
  await searchOn(page).fill(misspelt)
  await searchOn(page).press('Enter')
  const status = page.getByRole('status')
  await expect(status.getByText(new RegExp(`^Résultats pour «\\s${word}\\s»$`))).toBeVisible()
  await expect(status.getByText(new RegExp(`Aucune publication ne contient «\\s${misspelt}\\s»`))).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)

  for (const odd of ['%_\\', "'); drop table post; --", '( & | !', '😴'.repeat(40), 'kzxwqjvkzxwqjv']) {
    await searchOn(page).fill(odd)
    await expect(status.filter({ hasText: `«\u00a0${odd}\u00a0»` })).toHaveCount(1)
    await expect(page.getByRole('alert').filter({ hasText: 'Le fil n’a pas pu être chargé' })).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Publications' })).toHaveCSS('opacity', '1')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Effacer la recherche' }).last().click()
  await expect(page).toHaveURL(/\/feed$/)
  await expect(searchOn(page)).toHaveValue('')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('each chip says how many posts it holds, and shows those', async ({ member }) => {
  const author = await member('Puces')
  const { page } = author
  const tag = newTag()
  const post = { tags: [tag], description: 'Rien de plus.' }
  await publish(author, 'symptoms', { ...post, title: `Simple ${tag}` })
  await publish(author, 'symptoms', { ...post, title: `Demande ${tag}`, description: 'Qui connaît cela ?' })
  const resolved = await publish(author, 'symptoms', { ...post, title: `Guéri ${tag}` })
  await page.context().request.post(`/api/posts/${resolved}/resolution`, { data: { treatment: 'Du repos' } })
  await publish(author, 'community', { ...post, title: `Nouvelle ${tag}`, description: 'Et vous, ça va ?' })

  await page.goto(feedOf(tag))
  for (const [chip, titles] of [
    ['Symptômes', ['Guéri', 'Demande', 'Simple']],
    ['Questions', ['Nouvelle', 'Demande']],
    ['Résolus', ['Guéri']],
    ['Tout voir', ['Nouvelle', 'Guéri', 'Demande', 'Simple']],
  ] as const) {
    await chipOn(page, chip).click()
    await expect(chipOn(page, chip)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
      titles.map((title) => `${title} ${tag}`),
    )
    await expect(chipOn(page, chip)).toHaveAccessibleName(`${chip} ${titles.length}`)
  }
  await page.goBack()
  await expect(chipOn(page, 'Résolus')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('the filter sheet narrows by country, tag and media, counts the filters that are on, and clears them', async ({
  member,
}) => {
  const author = await member('Filtres')
  const { page } = author
  const [tag, word] = [newTag(), newWord('fi')]
  await publish(author, 'symptoms', { title: `Belge ${word}`, description: 'Ici.', tags: [tag], country: 'BE' })
  await publish(author, 'symptoms', { title: `Suisse ${word}`, description: 'Là.', tags: [tag], country: 'CH' })
  await page.goto(`/feed?q=${word}`)
  await expect(page.getByRole('article')).toHaveCount(2)

  const opener = page.getByRole('button', { name: /^Filtrer/ })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filtrer le fil' })
  const country = sheet.getByRole('combobox', { name: 'Pays' })
  await expect(sheet.getByRole('button', { name: 'Fermer' })).toBeFocused()
  await country.fill('belg')
  await country.press('ArrowDown')
  await country.press('Enter')
  await expect(country).toHaveValue('Belgique')
  await sheet.getByLabel('Étiquette').fill(tag)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Appliquer' }).click()
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAccessibleName('Filtrer, 2 filtres actifs')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([`Belge ${word}`])

  await page.reload()
  await opener.click()
  await expect(country).toHaveValue('Belgique')
  await sheet.getByRole('checkbox', { name: 'Avec photos ou vidéos seulement' }).check()
  await sheet.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible()
  await opener.click()
  await sheet.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(opener).toHaveAccessibleName('Filtrer')
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('the filter sheet suggests symptoms during typing, in the reader’s language', async ({ member }) => {
  const { page } = await member('Etiquettes', {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  await page.goto('/feed')
  await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
  const tag = page.getByRole('dialog').getByLabel('Étiquette')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Fermer' })).toBeFocused()
  await tag.pressSequentially('verti')
  await page.getByRole('option', { name: 'Vertiges' }).click()
  await expect(tag).toHaveValue('Vertiges')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page).toHaveURL(/tag=Vertiges/)
})

test('a post’s address shows the sign-in gate to a visitor, and not a word of the post', async ({
  member,
  visitor,
}) => {
  const author = await member('Lien')
  const title = `Secret ${randomUUID()}`
  const id = await publish(author, 'symptoms', { title, description: 'Entre nous.' })
  const { page } = await visitor()
  await page.goto(`/post/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Contenu Protégé' })).toBeVisible()
  await expect(page.getByText('Vécu commence ici.')).toBeVisible()
  expect(await page.content()).not.toContain(title)
  await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter / S’inscrire' })).toHaveAttribute(
    'href',
    new RegExp(`/auth\\?view=signUp&next=.*${id}`),
  )
})

test('the sign-in gate says that the community’s figures are unavailable, and shows them once they are', async ({
  visitor,
}) => {
  const { page } = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true })
  await page.goto('/legal/terms')
  await page.route('**/rpc/posts/publicStats', (route) => route.abort())
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Fil d’actualité' }).click()
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText('Les chiffres de la communauté n’ont pas pu être chargés')
  await expectAccessible(page)
  await page.unroute('**/rpc/posts/publicStats')
  await failure.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Vécu commence ici.')).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('posts of others are offered, not forced, and found at the top', async ({ member }) => {
  const [reader, author] = [await member('Lectrice'), await member('Autre')]
  const { page } = reader
  const tag = newTag()
  await publish(author, 'symptoms', { title: `Ancien ${tag}`, description: 'Hier.', tags: [tag] })
  await page.goto(feedOf(tag))
  await expect(page.getByRole('article')).toHaveCount(1)
  for (const name of ['Premier', 'Second'])
    await publish(author, 'community', { title: `${name} ${tag}`, description: 'À l’instant.', tags: [tag] })

  const pill = page.getByRole('button', { name: '2 nouvelles publications' })
  await expect(pill).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
  await pill.press('Enter')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
    ['Second', 'Premier', 'Ancien'].map((name) => `${name} ${tag}`),
  )
  await expect(pill).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Publications' })).toBeFocused()
  await expect(chipOn(page, 'Tout voir')).toHaveAccessibleName('Tout voir 3')

  // Posts that came since the reader left the whole feed are marked once; a state is said where it is not the usual one.
  await page.goto('/feed')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('about:blank')
  const healed = await publish(author, 'symptoms', { title: `Troisième ${tag}`, description: 'Depuis.', tags: [tag] })
  await author.page.context().request.post(`/api/posts/${healed}/resolution`, { data: { treatment: 'Du repos' } })
  await page.goto(feedOf(tag))
  const unread = page.getByRole('article').filter({ hasText: 'non lu' })
  await expect(unread.getByRole('heading', { level: 2 })).toHaveText([`Troisième ${tag}`])
  await expect(unread.getByText('Résolu', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('article').getByText(/^(En cours|Nouveau)$/)).toHaveCount(0)
  await expectAccessible(page)
  // A narrowed feed leaves others out: it marks nothing as seen.
  await page.reload()
  await expect(unread).toHaveCount(1)
  await page.goto('/feed')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(feedOf(tag))
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(unread).toHaveCount(0)
})

for (const language of ['fr', 'en'] as const)
  test(`at 1280 pixels all chips of the feed stand in its column, with their figures (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language, 'posts')
    const reader = await member('Large', { language, locale: localeOf(language) })
    const { page } = reader
    await speaks(page, language)
    await page.setViewportSize({ width: 1280, height: 800 })
    await publish(reader, 'symptoms', { title: `Récit ${newTag()}`, description: 'Voilà.' })
    await page.goto('/feed')
    const chips = page.getByRole('group', { name: say('Filtrer les publications') })
    await expect(chips.getByRole('button').first()).toHaveText(/\d/)
    // Figures of a community of two hundred stories, whatever this one holds.
    await chips.evaluate(
      (group, figures) => {
        const [drawn] = group.querySelectorAll('span')
        for (const [nth, chip] of [...group.querySelectorAll('button')].entries()) {
          chip.querySelector('span')?.remove()
          const figure = drawn!.cloneNode() as HTMLElement
          figure.textContent = figures[nth]!
          chip.append(figure)
        }
      },
      ['204', '193', '45', '40', '29', '14'],
    )
    const { x, width } = (await page.getByRole('button', { name: say('Filtrer'), exact: true }).boundingBox())!
    const last = (await chips.getByRole('button').last().boundingBox())!
    expect(last.x + last.width).toBeLessThanOrEqual(x + width)
  })

test('a like and a comment are seen at once in another’s browser', { tag: '@core' }, async ({ member }) => {
  const [author, reader] = [await member('Aimée'), await member('Aimant')]
  const tag = newTag()
  const title = `Récit ${tag}`
  const id = await publish(author, 'symptoms', { title, description: 'Voilà.', tags: [tag] })
  await Promise.all([author.page.goto(feedOf(tag)), reader.page.goto(feedOf(tag))])
  const likeOn = (page: Page) => cardOn(page, title).getByRole('button', { name: /^J’aime/ })
  // Nobody has answered yet: neither the screen nor a reader aloud counts that.
  const comment = cardOn(author.page, title).getByRole('link', { name: `Commenter : ${title}`, exact: true })
  await expect(comment).toHaveText('Commenter')
  await expect(likeOn(author.page)).toHaveAccessibleName(`J’aime : ${title}`)
  await expect(likeOn(author.page)).toHaveText('J’aime')
  await likeOn(reader.page).click()
  await expect(likeOn(reader.page)).toHaveAttribute('aria-pressed', 'true')
  await expect(likeOn(reader.page)).toHaveText(/1$/)
  await expect(likeOn(author.page)).toHaveText(/1$/)
  await expect(likeOn(author.page)).toHaveAttribute('aria-pressed', 'false')

  const data = { requestId: randomUUID(), body: 'Bon courage.' }
  await reader.page.context().request.post(`/api/posts/${id}/comments`, { data })
  const commentOn = (page: Page) => cardOn(page, title).getByRole('link', { name: /^Commenter/ })
  await expect(commentOn(author.page)).toHaveText(/1$/)
  await commentOn(author.page).click()
  await expect(author.page).toHaveURL(new RegExp(`/post/${id}#commentaires$`))
})

test('fifty quick clicks on like end in the last wished state, with one request at a time', async ({ member }) => {
  const author = await member('Rapide')
  const { page } = author
  const title = `Vite ${randomUUID().slice(0, 8)}`
  const id = await publish(author, 'symptoms', { title, description: 'Voilà.' })
  await page.goto('/feed')
  const like = cardOn(page, title).getByRole('button', { name: /^J’aime/ })
  let underWay = 0
  let most = 0
  let sent = 0
  await page.route('**/rpc/posts/like', async (route) => {
    underWay += 1
    sent += 1
    most = Math.max(most, underWay)
    await route.fulfill({ response: await route.fetch() })
    underWay -= 1
  })
  const clicks = (times: number) =>
    like.evaluate((button: HTMLElement, count) => {
      for (let nth = 0; nth < count; nth += 1) button.click()
    }, times)
  const seenByServer = async () => {
    const { isLiked, likes } = await (await page.context().request.get(`/api/posts/${id}`)).json()
    return { isLiked, likes, underWay }
  }
  await clicks(50)
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(seenByServer).toEqual({ isLiked: false, likes: 0, underWay: 0 })
  await clicks(51)
  for (let nth = 0; nth < 50; nth += 1) await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveText(/1$/)
  await expect.poll(seenByServer).toEqual({ isLiked: true, likes: 1, underWay: 0 })
  expect(most).toBe(1)
  expect(sent).toBeLessThan(101)

  await page.unroute('**/rpc/posts/like')
  await page.route('**/rpc/posts/like', (route) => route.abort())
  await like.click()
  await expectSaid(page, 'Erreur lors de la mise à jour du like')
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveText(/1$/)

  // The page is left for the sign-in screen at once, so that screen waits until the words were said.
  await page.route('**/auth?*', async (route) => {
    await expect.poll(() => saidTimes(page, 'Vous devez être connecté pour liker un post')).toBeGreaterThan(0)
    await route.continue()
  })
  await page.unroute('**/rpc/posts/like')
  await page.context().clearCookies()
  await like.click()
  await expect(page).toHaveURL(/\/auth\?.*next=%2Ffeed/)
})

test('a post’s address is copied, and shown for copying where the browser refuses', async ({ member }) => {
  const author = await member('Partage')
  const { page } = author
  const title = `À partager ${randomUUID().slice(0, 8)}`
  const id = await publish(author, 'symptoms', { title, description: 'Voilà.' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/feed')
  const share = cardOn(page, title).getByRole('button', { name: /^Partager/ })
  await share.click()
  await expectSaid(page, 'Lien copié')
  const address = `${new URL(page.url()).origin}/post/${id}`
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await share.click()
  const link = page.getByRole('dialog', { name: 'Partager ce récit' }).getByRole('textbox', { name: 'Lien' })
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(address)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()
})

test('a community post is written by keyboard, kept while its author looks elsewhere, and appears at the top', {
  tag: '@core',
}, async ({ member }) => {
  const author = await member('Plume')
  const { page } = author
  await page.goto('/feed')
  await expect(page.getByRole('button', { name: /^Que vivez-vous en ce moment, Plume/ })).toBeVisible()
  // A long name would take four lines of a phone: the question then names nobody.
  const { page: long } = await member('Anne-Marguerite', { viewport: { width: 360, height: 740 } })
  await long.goto('/feed')
  await expect(long.getByRole('button', { name: /^Que vivez-vous en ce moment\s\?$/ })).toBeVisible()
  // Nor does one that is not so long take a third line there.
  const { page: other } = await member('Plume', { viewport: { width: 360, height: 740 } })
  await other.goto('/feed')
  const lines = await other.getByRole('button', { name: /^Que vivez-vous en ce moment/ }).evaluate((question) => {
    const words = document.createRange()
    words.selectNodeContents(question)
    return new Set(Array.from(words.getClientRects(), ({ top }) => Math.round(top))).size
  })
  expect(lines).toBeLessThanOrEqual(2)
  const opener = page.getByRole('button', { name: 'Publier', exact: true })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nouvelle publication' })
  const title = dialog.getByRole('textbox', { name: 'Titre' })
  const description = dialog.getByRole('textbox', { name: 'Description' })
  await expect(title).toBeFocused()
  await expectAccessible(page)
  await description.fill('Mon carnet d’un mois.\nQui en tient un ?')
  await dialog.getByRole('combobox', { name: 'Étiquettes' }).pressSequentially('verti')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Étiquettes' }).fill('carnet')
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'Lieu' }).fill('Nantes')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.reload()
  await opener.click()
  await expect(description).toHaveValue('Mon carnet d’un mois.\nQui en tient un ?')
  await expect(dialog.getByText('Brouillon gardé sur cet appareil')).toBeVisible()
  await page.route('**/rpc/posts/publishCommunity', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Publier' }).click()
  await expectSaid(page, 'Impossible de publier votre contenu')
  await expect(dialog.getByText(/Rien n’est perdu/)).toBeVisible()
  await page.unroute('**/rpc/posts/publishCommunity')
  await dialog.getByRole('button', { name: 'Publier' }).click()
  await expectSaid(page, 'Publication créée ! Votre publication a été partagée avec la communauté')
  await expect(dialog).toBeHidden()

  const card = page.getByRole('article').first()
  await expect(card).toContainText('Publication communautaire')
  await expect(card).toContainText(/\(vous\).*· Nantes/)
  await expect(card.getByText('Post', { exact: true })).toHaveCount(0)
  await expect(card.getByText('carnet', { exact: true })).toBeVisible()
  await expect(card.getByRole('img', { name: /Intensité/ })).toHaveCount(0)
  await expect(card.getByRole('button', { name: /Marquer résolu/ })).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('carnet')
  await page.reload()
  await expect(page.getByRole('article').filter({ hasText: author.username })).toHaveCount(1)
  await opener.click()
  await expect(description).toHaveValue('')
})

test('the form of a community post shows what is wrong with it', async ({ member }) => {
  const author = await member('Cinq')
  const { page } = author
  await page.goto('/feed')
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle publication' })
  const title = dialog.getByRole('textbox', { name: 'Titre' })
  await title.fill('t'.repeat(190))
  await expect(title).toHaveAccessibleDescription('10 caractères restants')
  // A longer text is not cut: it is kept, counted, and not sent.
  await title.fill('t'.repeat(250))
  await expect(title).toHaveValue('t'.repeat(250))
  await expect(title).toHaveAccessibleDescription(/50 caractères de trop/)
  await dialog.getByRole('button', { name: 'Publier' }).click()
  await expectSaid(page, 'Erreur de validation Veuillez corriger les erreurs dans le formulaire')
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription(/Maximum 200 caractères autorisés/)
  await title.fill('t'.repeat(200))
  await page.route('**/rpc/posts/publishCommunity', (route) => {
    const body = route.request().postDataJSON()
    return route.continue({ postData: { ...body, json: { ...body.json, place: 'l'.repeat(101) } } })
  })
  await dialog.getByRole('button', { name: 'Publier' }).click()
  await expectSaid(page, 'Erreur de validation Veuillez corriger les erreurs dans le formulaire')
  await expect(dialog.getByRole('textbox', { name: 'Lieu' })).toBeFocused()
  await expect(dialog.getByRole('textbox', { name: 'Lieu' })).toHaveAccessibleDescription(
    /Maximum 100 caractères autorisés/,
  )
})

test('Cas proches shows members who tell something close to the reader’s own story, and their words', async ({
  member,
}) => {
  const [one, other] = [await member('Semblable'), await member('Jumelle')]
  const tag = newTag()
  // Only these two tell of this: others on this server have stories of their own.
  const words = 'Mon lobe d’oreille gonfle et mes ongles bleuissent quand j’éternue, puis le coude craque.'
  const { page } = one
  await page.goto('/feed')
  await expect(page.getByRole('heading', { name: 'Vos récits restent entre membres' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Trouver des matchs' })).toHaveAttribute('href', /\/matches/)
  await page.getByRole('tab', { name: 'Cas proches' }).click()
  await expect(page.getByRole('heading', { name: 'Aucun match trouvé' })).toBeVisible()

  const like = { description: words, tags: [tag], country: 'FR', postalCode: '44000', startDate: '2024-03-09' }
  await publish(one, 'symptoms', { ...like, title: `Le mien ${tag}` })
  await publish(other, 'symptoms', { ...like, title: `Le sien ${tag}` })
  const row = page.getByRole('listitem').filter({ hasText: other.username })
  await expect(row).toContainText(/proche/i)
  await expect(row).toContainText('«\u00a0')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Cas proches' }).press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Récents' })).toBeFocused()
  await page.reload()
  await expect(cardOn(page, `Le sien ${tag}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Vos récits restent entre membres' })).toHaveCount(0)
})

for (const language of ['fr', 'en'] as const)
  test(`beside the feed of a wide screen stand cases close to mine, what helped this week and what is live; a narrow one fetches none of it (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language, 'rail')
    const [one, other] = [await member('Large', { language, locale: localeOf(language) }), await member('Voisine')]
    const { page } = one
    await speaks(page, language)
    const [tag, said] = [newTag(), newWord('Une orthèse de nuit ')]
    // Only these two tell of this.
    const words =
      'Un hoquet pendant des heures, mon cœur fait une pirouette, et je tousse quand on me touche l’oreille.'
    const close = page.getByRole('region', { name: say('Proches de vos récits') })
    const helped = page.getByRole('region', { name: say('Ce qui a aidé cette semaine') })
    const live = page.getByRole('region', { name: say('En direct') })
    const id = await publish(other, 'symptoms', { description: words, title: `Le sien ${tag}` })
    await other.page.context().request.post(`/api/posts/${id}/resolution`, { data: { treatment: said } })
    await announced({ title: `En ce moment ${tag}`, inMinutes: -20 })

    await page.setViewportSize({ width: 1199, height: 800 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto('/feed')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((each) => /feed-rail|closest\/ofAll|resolvedDays|conferences\/list/.test(each))).toEqual([])
    const column = page.getByRole('region', { name: { fr: 'Publications', en: 'Posts' }[language] })
    const { width } = (await column.boundingBox())!

    // The window becomes wider: the rail comes without a reload, and the column that is read stays as it is.
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(helped.getByText(say('Ce que des membres racontent, pas une preuve.'))).toBeVisible()
    await expect(live.getByRole('link')).toHaveAttribute('href', /\/expert-conferences\//)
    expect((await column.boundingBox())!.width).toBe(width)
    expect((await helped.boundingBox())!.width).toBe(300)
    // Nothing of one’s own is compared yet: that part is not drawn.
    await expect(close).toHaveCount(0)
    await expectAccessible(page)

    await publish(one, 'symptoms', { description: words, title: `Le mien ${tag}` })
    await expect(close.getByRole('listitem').filter({ hasText: other.username })).toContainText(
      { fr: /proche/i, en: /close/i }[language],
    )
    // Others on this server resolve theirs meanwhile, and three are shown.
    await expect(async () => {
      await page.reload()
      await expect(helped.getByRole('link', { name: said })).toBeVisible({ timeout: 10_000 })
    }).toPass({ timeout: 60_000 })
    await expect(helped.getByRole('listitem').filter({ hasText: said })).toContainText(`Le sien ${tag}`)
    expect(await helped.getByRole('listitem').count()).toBeLessThanOrEqual(3)
    await helped.getByRole('link', { name: said }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Le sien ${tag}` })).toBeVisible()
    await page.goBack()
    await expect(helped).toBeVisible()

    // In the other tab the closest cases are the list itself.
    await page.getByRole('tab', { name: say('Cas proches') }).click()
    await expect(helped).toHaveCount(0)
  })
