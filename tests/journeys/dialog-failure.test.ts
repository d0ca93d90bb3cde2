import { randomUUID } from 'node:crypto'
import { expect, expectSaid, test } from '#tests/support/journey.ts'

test('a failure in the dialog of what helped is shown within it, and leaves the focus on the button that was pressed', async ({
  member,
}) => {
  const { page } = await member('Lou')
  const data = { requestId: randomUUID(), title: 'Vertiges', description: 'La pièce tourne.', intensity: 5 }
  expect((await page.context().request.post('/api/posts/symptoms', { data })).status()).toBe(201)
  await page.goto('/feed')
  await page
    .getByRole('button', { name: /^Marquer résolu/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toHaveCount(2)
  for (const field of await dialog.getByRole('textbox').all()) await field.fill('Du repos, et de l’eau le matin.')
  await page.route('**/rpc/**', (route) => route.abort('internetdisconnected'))
  const confirm = dialog.locator('button[type="submit"]')
  await confirm.press('Enter')
  // Outside of a dialog that is open, screen readers read nothing.
  await expect(dialog.getByRole('alert')).toContainText('La connexion a été perdue')
  await expectSaid(page, 'La connexion a été perdue')
  await expect(confirm).toBeFocused()
  await expect(confirm).not.toHaveAttribute('aria-disabled')
  // Closed, it leaves what it said to the page.
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('body > div > [role="alert"]')).toBeAttached()
})
