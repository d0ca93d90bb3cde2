import type { Page, Route } from '@playwright/test'
import { choose, commentBy, commentOn, commentsOn, fieldOn, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, expectSaid, saidTimes, test } from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

const sendOn = (page: Page) => commentsOn(page).getByRole('button', { name: 'Commenter', exact: true })
const orderOn = (page: Page) => commentsOn(page).getByRole('combobox', { name: 'Ordre des commentaires' })
const dotsOf = (page: Page, body: string) => commentOn(page, body).getByRole('button', { name: /^Actions pour/ })

test('a comment appears at once in another browser; the author of the post is told, without its words until they look', {
  tag: '@core',
}, async ({ member }) => {
  const [author, reader, witness] = [await member('Léonie'), await member('Nadia'), await member('Tariq')]
  const post = await postBy(author)
  await author.page.goto('/feed')
  await expect(author.page.getByRole('article', { name: post.title })).toBeVisible()
  await witness.page.goto(post.path)
  await reader.page.goto(post.path)
  await expect(reader.page.getByRole('heading', { level: 2, name: 'Pas encore de commentaire' })).toBeVisible()
  await expectAccessible(reader.page)

  const { page } = author
  const said = 'Je fais pareil. Cela m’aide à dormir.'
  await fieldOn(reader.page).fill('Je fais pareil.\nCela m’aide à dormir.')
  await sendOn(reader.page).click()
  await expect(commentOn(reader.page, said)).toBeFocused()
  await expect(commentOn(reader.page, said)).toContainText('(vous)')
  await expect(fieldOn(reader.page)).toHaveValue('')

  await expect(commentOn(witness.page, said)).toBeVisible()
  await expect(witness.page.getByRole('heading', { level: 2, name: '1 commentaire' })).toBeVisible()
  await expect(commentsOn(witness.page).getByRole('status').filter({ hasText: '1 nouveau commentaire' })).toBeAttached()

  await expectSaid(page, `${reader.username} a commenté votre publication`)
  expect(saidTimes(page, said)).toBe(0)
  expect(await page.getByText(said).count()).toBe(0)
  await page.getByRole('button', { name: 'Notifications, 1 non lue' }).click()
  const row = page.getByRole('dialog').getByRole('link', { name: /a commenté votre publication/ })
  await expect(row).toContainText('Je fais pareil.')
  await expect(row).toContainText(post.title)
  await expectAccessible(page)
  await row.click()
  await expect(page).toHaveURL(new RegExp(`${post.path}#commentaire-[0-9a-f-]{36}$`))
  await expect(commentOn(page, said)).toBeFocused()
  await expect(commentOn(page, said)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

test('a member answers under a comment; its author is told, and the rest of a long exchange is one button away', async ({
  member,
}) => {
  const [author, reader] = [await member('Léonie'), await member('Nadia')]
  const post = await postBy(author)
  const question = await commentBy(reader, post.id, 'Depuis quand ?')
  await reader.page.goto('/feed')
  await author.page.goto(`${post.path}#commentaires`)
  const { page } = author
  await expect(page.getByRole('heading', { level: 2, name: '1 commentaire' })).toBeFocused()

  await page.getByRole('button', { name: `Répondre à ${reader.username}` }).click()
  const field = page.getByRole('textbox', { name: `Votre réponse à ${reader.username}` })
  await expect(field).toBeFocused()
  await field.fill('Depuis mars.')
  await field.press('Control+Enter')
  await expect(commentOn(page, 'Depuis mars.')).toBeFocused()
  await expect(commentOn(page, 'Depuis mars.')).toContainText('Auteur')
  await expect(field).toHaveCount(0)
  await expectSaid(reader.page, `${author.username} a répondu à votre commentaire`)
  await reader.page.getByRole('button', { name: 'Notifications, 1 non lue' }).click()
  await expect(reader.page.getByRole('dialog').getByText('Depuis mars.')).toBeVisible()

  for (const number of [2, 3, 4, 5]) await commentBy(author, post.id, `Réponse ${number}.`, question.id)
  await page.reload()
  await expect(commentOn(page, 'Réponse 3.')).toBeVisible()
  await expect(commentOn(page, 'Réponse 4.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Afficher les 2 autres réponses' }).click()
  await expect(commentOn(page, 'Réponse 4.')).toBeFocused()
  await expect(commentOn(page, 'Réponse 5.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '6 commentaires' })).toBeVisible()
})

test('a notice leads to its very comment, on any page and in any thread, and to the section when the comment is gone', async ({
  member,
}) => {
  const [author, reader] = [await member('Léonie'), await member('Nadia')]
  const post = await postBy(author)
  const first = await commentBy(author, post.id, 'Commentaire numéro 1')
  for (let number = 2; number <= 22; number++)
    await commentBy(number <= 11 ? author : reader, post.id, `Commentaire numéro ${number}`)
  const { page } = author
  const openNotice = async (excerpt: string) => {
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('dialog').getByRole('link').filter({ hasText: excerpt }).click()
  }
  await page.goto('/feed')
  await openNotice('Commentaire numéro 22')
  const last = commentOn(page, 'Commentaire numéro 22')
  await expect(last).toBeFocused()
  expect(await last.evaluate((element) => element.getAnimations().length)).toBe(1) // for four seconds
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(commentOn(page, 'Commentaire numéro 21')).toHaveCount(0)
  // A name that the header half covers would be taken for too small a target; whoever presses a key goes their own way.
  await page.keyboard.press('Shift')
  await page.evaluate(() => window.scrollTo({ top: 0 }))
  await expectAccessible(page)

  // The list is read late: those before it come above the one that is called for, which stays in sight.
  const late = Promise.withResolvers<void>()
  const isLate = async (route: Route) => {
    await late.promise
    await route.fallback()
  }
  await page.route('**/rpc/comments/list*', isLate)
  const replies = []
  for (let number = 1; number <= 5; number++)
    replies.push(await commentBy(reader, post.id, `Réponse ${number}`, first.id))
  await openNotice('Réponse 5')
  const reply = commentOn(page, 'Réponse 5')
  await expect(reply).toBeFocused()
  await expect(commentOn(page, 'Réponse 1')).toHaveCount(0)
  late.resolve()
  await expect(commentOn(page, 'Réponse 3')).toBeVisible()
  await page.unroute('**/rpc/comments/list*', isLate)
  await expect(reply).toBeInViewport({ ratio: 1 })
  await expect(commentOn(page, 'Réponse 4')).toHaveCount(0)
  await page.getByRole('button', { name: 'Afficher 1 autre réponse' }).click()
  await expect(commentOn(page, 'Réponse 4')).toBeFocused()
  await expect(reply).toHaveCount(1)
  await page.getByRole('button', { name: 'Charger plus' }).click()
  await expect(commentOn(page, 'Commentaire numéro 21')).toBeFocused()
  await expect(last).toHaveCount(1)

  // The same address followed again.
  await openNotice('Réponse 5')
  await expect(reply).toBeFocused()

  await reader.page.goto(post.path)
  await choose(reader.page, dotsOf(reader.page, 'Réponse 1'), 'Supprimer')
  await reader.page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(commentOn(page, 'Réponse 1')).toHaveCount(0)
  await page.goto('/feed')
  await page.goto(`${post.path}#commentaire-${replies[0]!.id}`)
  await expect(page.getByRole('heading', { level: 2, name: '26 commentaires' })).toBeFocused()
  await expect(commentOn(page, 'Réponse 2')).toBeVisible()
})

test('a member who deletes a comment is asked first; it leaves every screen, and answers of others keep its place', async ({
  member,
}) => {
  const [author, reader] = [await member('Léonie'), await member('Nadia')]
  const post = await postBy(author)
  const answered = await commentBy(reader, post.id, 'Je me suis trompée de fil.')
  await commentBy(author, post.id, 'Aucun souci.', answered.id)
  await commentBy(reader, post.id, 'Celui-ci part aussi.')
  await author.page.goto(post.path)
  const { page } = reader
  await page.goto(post.path)

  await expect(dotsOf(page, 'Aucun souci.')).toBeVisible()
  await choose(page, dotsOf(page, 'Celui-ci part aussi.'), 'Supprimer')
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce commentaire ?' })
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dotsOf(page, 'Celui-ci part aussi.')).toBeFocused()
  await choose(page, dotsOf(page, 'Celui-ci part aussi.'), 'Supprimer')
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect(commentOn(page, 'Celui-ci part aussi.')).toHaveCount(0)
  await expect(commentOn(page, 'Aucun souci.')).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: '2 commentaires' })).toBeVisible()

  await choose(page, dotsOf(page, 'Je me suis trompée de fil.'), 'Supprimer')
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect(commentOn(page, 'Aucun souci.')).toBeFocused()
  for (const seenBy of [page, author.page]) {
    await expect(seenBy.getByText('Je me suis trompée de fil.')).toHaveCount(0)
    await expect(commentOn(seenBy, 'Commentaire supprimé')).toBeVisible()
    await expect(commentOn(seenBy, 'Aucun souci.')).toBeVisible()
    await expect(commentOn(seenBy, 'Celui-ci part aussi.')).toHaveCount(0)
  }
})

test('comments of others, newest first, wait to be asked for, and move nothing that is being read', async ({
  member,
}) => {
  const [author, reader] = [await member('Léonie'), await member('Nadia')]
  const post = await postBy(author)
  for (const body of ['Un.', 'Deux.', 'Trois.']) await commentBy(author, post.id, body)
  const { page } = reader
  await page.goto(post.path)
  const bodies = () => commentsOn(page).getByRole('article').getByText(/\.$/).allTextContents()
  await expect.poll(bodies).toEqual(['Un.', 'Deux.', 'Trois.'])
  await orderOn(page).focus()
  await orderOn(page).selectOption('Plus récents d’abord')
  await expect.poll(bodies).toEqual(['Trois.', 'Deux.', 'Un.'])
  await expect(orderOn(page)).toBeFocused()

  await commentOn(page, 'Trois.').scrollIntoViewIfNeeded()
  const before = await commentOn(page, 'Trois.').boundingBox()
  await commentBy(author, post.id, 'Quatre.')
  const fresh = page.getByRole('button', { name: 'Afficher 1 nouveau commentaire' })
  await expect(fresh).toBeVisible()
  expect(await bodies()).toEqual(['Trois.', 'Deux.', 'Un.'])
  expect(await commentOn(page, 'Trois.').boundingBox()).toEqual(before)
  await expectAccessible(page)
  await fresh.click()
  await expect(commentOn(page, 'Quatre.')).toBeFocused()
  expect(await bodies()).toEqual(['Quatre.', 'Trois.', 'Deux.', 'Un.'])

  await fieldOn(page).fill('Cinq.')
  await sendOn(page).click()
  await expect.poll(bodies).toEqual(['Cinq.', 'Quatre.', 'Trois.', 'Deux.', 'Un.'])
  await expect(orderOn(page)).toHaveValue('newest')
})

test('a long list comes page by page, and the member’s own comment is in sight at once', async ({ member }) => {
  const people = [await member('Léonie'), await member('Nadia')]
  const [author, reader] = people as [(typeof people)[0], (typeof people)[0]]
  const post = await postBy(author)
  for (let number = 1; number <= 22; number++)
    await commentBy(number <= 11 ? author : reader, post.id, `Commentaire numéro ${number}`)
  const { page } = reader
  await page.goto('/feed')
  await page.getByRole('link', { name: new RegExp(`22.*${post.title}`) }).click()
  await expect(commentOn(page, 'Commentaire numéro 20')).toBeVisible()
  const heading = page.getByRole('heading', { level: 2, name: '22 commentaires' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(commentOn(page, 'Commentaire numéro 21')).toHaveCount(0)
  await fieldOn(page).fill('Le mien')
  await sendOn(page).click()
  await expect(commentOn(page, 'Le mien')).toBeInViewport()
  await page.getByRole('button', { name: 'Charger plus' }).click()
  await expect(commentOn(page, 'Commentaire numéro 21')).toBeFocused()
  await expect(commentOn(page, 'Le mien')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
})

test('the form shows how much room is left before a comment is too long', async ({ member }) => {
  const author = await member('Léonie')
  const post = await postBy(author)
  const { page } = author
  await page.goto(post.path)
  await fieldOn(page).fill('a'.repeat(1799))
  await expect(commentsOn(page).getByText(/restant/)).toHaveCount(0)
  await fieldOn(page).press('End')
  await fieldOn(page).pressSequentially('aa')
  await expect(commentsOn(page).getByText('199 caractères restants')).toBeVisible()
  await fieldOn(page).fill('a'.repeat(2001))
  await expect(commentsOn(page).getByText('Maximum 2000 caractères autorisés').first()).toBeVisible()
  await expect(commentsOn(page).getByText('1 caractère de trop')).toBeVisible()
  await expect(sendOn(page)).toBeDisabled()
  await expectAccessible(page)
})

test('the keyboard alone can do everything in the comments', async ({ member }) => {
  const author = await member('Léonie')
  const post = await postBy(author)
  const { page } = author
  const { keyboard } = page
  await page.goto(`${post.path}#commentaires`)
  await expect(page.getByRole('heading', { level: 2, name: 'Pas encore de commentaire' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(fieldOn(page)).toBeFocused()
  await keyboard.type('Au clavier')
  await keyboard.press('Control+Enter')
  await expect(commentOn(page, 'Au clavier')).toBeFocused()

  await keyboard.press('Tab')
  await expect(commentOn(page, 'Au clavier').getByRole('link', { name: author.username })).toBeFocused()
  await keyboard.press('Tab')
  await expect(dotsOf(page, 'Au clavier')).toBeFocused()
  await keyboard.press('Tab')
  const answer = page.getByRole('button', { name: `Répondre à ${author.username}` })
  await expect(answer).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.type('À moi-même')
  await keyboard.press('Escape')
  await expect(answer).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /Votre réponse/ })).toHaveValue('À moi-même')
  await keyboard.press('Control+Enter')
  await expect(commentOn(page, 'À moi-même')).toBeFocused()

  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Annuler' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(commentOn(page, 'À moi-même')).toHaveCount(0)
  await expect(commentOn(page, 'Au clavier')).toBeFocused()
})

test('a conversation on a narrow phone stays within the screen and is accessible', async ({ member }) => {
  const author = await member('Léonie', PHONE)
  const reader = await member('UnPseudonymeTrèsLongSansAucuneEspace')
  const post = await postBy(author)
  const question = await commentBy(reader, post.id, `Un mot ${'très'.repeat(60)} long.`)
  await commentBy(author, post.id, 'Merci.', question.id)
  const { page } = author
  await page.goto(`${post.path}#commentaires`)
  await expect(commentOn(page, 'Merci.')).toBeVisible()
  await page.getByRole('button', { name: `Répondre à ${author.username}` }).click()
  await page.getByRole('textbox', { name: /Votre réponse/ }).fill('a'.repeat(1990))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
  await commentOn(page, 'Merci.').getByRole('button', { name: 'Actions pour votre commentaire' }).click()
  await expect(page.getByRole('menuitem', { name: 'Supprimer' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await choose(page, page.getByRole('button', { name: /^Actions pour le commentaire de/ }), /^Bloquer/)
  await expect(page.getByRole('dialog', { name: /^Bloquer/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Notifications, 1 non lue' }).click()
  await expect(page.getByRole('dialog').getByText(/a commenté votre publication/)).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('deleting a post from its own page leads back to the feed, which no longer shows it', async ({ member }) => {
  const author = await member('Léonie')
  const post = await postBy(author)
  const { page } = author
  await page.goto('/feed')
  await page.getByRole('link', { name: post.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
  await expect(page.getByText('Intensité')).toHaveCount(0)
  const dots = page.getByRole('button', { name: `Actions pour « ${post.title} »` })
  await choose(page, dots, 'Supprimer')
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce post ?' })

  await page.route('**/rpc/posts/remove', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expectSaid(page, 'Impossible de supprimer le post')
  await page.unroute('**/rpc/posts/remove')

  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page).toHaveURL('/feed')
  await expectSaid(page, 'Votre symptôme/post a été supprimé avec succès')
  await expect(page.getByRole('link', { name: post.title, exact: true })).toHaveCount(0)
  await page.goto(post.path)
  await expect(page.getByRole('heading', { level: 1, name: 'Post introuvable' })).toBeVisible()
})
