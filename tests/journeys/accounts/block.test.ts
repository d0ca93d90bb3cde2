import type { Page } from '@playwright/test'
import { choose, commentBy, commentOn, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, expectSaid, test } from '#tests/support/journey.ts'

const cardOn = (page: Page, title: string) => page.getByRole('article', { name: title })
const dotsOfPost = (page: Page, title: string) => page.getByRole('button', { name: `Actions pour « ${title} »` })
const confirmBlock = (page: Page) =>
  page
    .getByRole('dialog', { name: /^Bloquer/ })
    .getByRole('button', { name: 'Bloquer', exact: true })
    .click()

async function expectMissing(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Post introuvable' })).toBeVisible()
}

test('a block from a card hides the two members from each other everywhere at once, and can be taken back', {
  tag: '@core',
}, async ({ member }) => {
  const [alice, bob, carol] = [await member('Alice'), await member('Bob'), await member('Carole')]
  const [hers, his, other] = [await postBy(alice), await postBy(bob), await postBy(carol)]
  await commentBy(alice, other.id, 'Un mot d’Alice')
  await commentBy(bob, other.id, 'Un mot de Bob')
  await commentBy(bob, hers.id, 'Bob chez Alice')

  await bob.page.goto('/feed')
  await expect(cardOn(bob.page, hers.title)).toBeVisible()
  const { page } = alice
  await page.goto('/feed')
  await expect(page.getByRole('button', { name: 'Notifications, 1 non lue' })).toBeVisible()
  await choose(page, dotsOfPost(page, his.title), `Bloquer ${bob.username}`)
  const dialog = page.getByRole('dialog', { name: `Bloquer ${bob.username} ?` })
  await expect(dialog).toContainText('Vous ne verrez plus rien de cette personne')
  await expect(dialog).toContainText(`${bob.username} ne verra plus rien de vous`)
  await expect(dialog).toContainText(`Vécu n’en dit rien à ${bob.username}`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dotsOfPost(page, his.title)).toBeFocused()
  await choose(page, dotsOfPost(page, his.title), `Bloquer ${bob.username}`)
  await confirmBlock(page)

  await expect(page.getByText(`Vous avez bloqué ${bob.username}`)).toBeVisible()
  await expect(cardOn(page, his.title)).toHaveCount(0)
  await expect(cardOn(page, other.title)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  // Bob reloads nothing, and is told nothing.
  await expect(cardOn(bob.page, hers.title)).toHaveCount(0)
  await expect(cardOn(bob.page, other.title)).toBeVisible()
  await expect(bob.page.getByText(alice.username)).toHaveCount(0)

  const second = await page.context().newPage()
  await expectMissing(second, his.path)
  await second.goto(other.path)
  await expect(commentOn(second, 'Un mot d’Alice')).toBeVisible()
  await expect(commentOn(second, 'Un mot de Bob')).toHaveCount(0)
  await second.goto(hers.path)
  await expect(second.getByRole('heading', { level: 1, name: hers.title })).toBeVisible()
  await expect(commentOn(second, 'Bob chez Alice')).toHaveCount(0)
  await second.close()
  await expectMissing(bob.page, hers.path)
  await bob.page.goto(other.path)
  await expect(commentOn(bob.page, 'Un mot de Bob')).toBeVisible()
  await expect(commentOn(bob.page, 'Un mot d’Alice')).toHaveCount(0)
  await carol.page.goto(other.path)
  await expect(commentOn(carol.page, 'Un mot de Bob')).toBeVisible()
  await expect(commentOn(carol.page, 'Un mot d’Alice')).toBeVisible()

  await page.getByRole('status').getByRole('button', { name: 'Annuler' }).click()
  await expectSaid(page, `Vous ne bloquez plus ${bob.username}`)
  await expect(cardOn(page, his.title)).toBeVisible()
  // He is told nothing of the lifting either: pages that he opens from now on are whole.
  await bob.page.reload()
  await expect(commentOn(bob.page, 'Un mot d’Alice')).toBeVisible()
})

test('a block from a comment by the keyboard removes the comment, and its author sees the post no more', async ({
  member,
}) => {
  const [alice, bob] = [await member('Alice'), await member('Bob')]
  const hers = await postBy(alice)
  await commentBy(bob, hers.id, 'Un conseil que personne n’a demandé')
  await bob.page.goto(hers.path)
  await expect(commentOn(bob.page, 'Un conseil que personne n’a demandé')).toBeVisible()

  const { page } = alice
  await page.goto(hers.path)
  const dots = page.getByRole('button', { name: `Actions pour le commentaire de ${bob.username}` })
  await dots.focus()
  await page.keyboard.press('Enter')
  const line = page.getByRole('menuitem', { name: `Bloquer ${bob.username}` })
  await expect(page.getByRole('menuitem', { name: 'Signaler' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(line).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Bloquer/ })
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(commentOn(page, 'Un conseil que personne n’a demandé')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(bob.page.getByRole('heading', { level: 1, name: 'Post introuvable' })).toBeVisible()
})
