import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { expect, expectSaid, test } from '#tests/support/journey.ts'

const WORDS = {
  fr: { resolve: /^Marquer résolu/, lost: 'La connexion a été perdue', cancel: 'Annuler' },
  en: { resolve: /^Mark as resolved/, lost: 'The connection was lost', cancel: 'Cancel' },
}

for (const language of ['fr', 'en'] as const)
  test(`a failure in the dialog of what helped is shown within it, and leaves the focus on the button that was pressed (${language})`, async ({
    member,
  }) => {
    const words = WORDS[language]
    const { page } = await member('Lou', { language })
    await speaks(page, language)
    const data = { requestId: randomUUID(), title: 'Vertiges', description: 'La pièce tourne.', intensity: 5 }
    expect((await page.context().request.post('/api/posts/symptoms', { data })).status()).toBe(201)
    await page.goto('/feed')
    await page.getByRole('button', { name: words.resolve }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toHaveCount(2)
    for (const field of await dialog.getByRole('textbox').all()) await field.fill('Du repos, et de l’eau le matin.')
    await page.route('**/rpc/**', (route) => route.abort('internetdisconnected'))
    const confirm = dialog.locator('button[type="submit"]')
    await confirm.press('Enter')
    // Outside of a dialog that is open, screen readers read nothing.
    await expect(dialog.getByRole('alert')).toContainText(words.lost)
    await expectSaid(page, words.lost)
    await expect(confirm).toBeFocused()
    await expect(confirm).not.toHaveAttribute('aria-disabled')
    // Closed, it leaves what it said to the page.
    await dialog.getByRole('button', { name: words.cancel }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('body > div > [role="alert"]')).toBeAttached()
  })

test('the drawers of a phone have the place in which failures are said, while they are open', async ({ member }) => {
  const { page } = await member('Lou', { viewport: { width: 360, height: 740 }, hasTouch: true })
  for (const [path, name] of [
    ['/feed', 'Ouvrir le menu'],
    ['/dashboard', 'Menu de l’espace personnel'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name, exact: true }).tap()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('body > div > [role="alert"]')).toBeAttached()
  }
})

test('other dialogs of a story show their failures within them too, with what was typed', async ({ member }) => {
  const { page } = await member('Lou')
  const data = { requestId: randomUUID(), title: 'Vertiges', description: 'La pièce tourne.', intensity: 5 }
  const answer = await page.context().request.post('/api/posts/symptoms', { data })
  await page.goto(`/post/${(await answer.json()).id}`)
  const dialog = page.getByRole('dialog')
  const fails = async (act: Locator) => {
    await page.route('**/rpc/**', (route) => route.abort('internetdisconnected'))
    await act.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('La connexion a été perdue')
    await expectSaid(page, 'La connexion a été perdue')
    await expect(act).toBeFocused()
    await page.unroute('**/rpc/**')
  }
  await page.getByRole('button', { name: 'Ajouter un premier essai' }).click()
  const sentence = dialog.getByRole('textbox', { name: /Une phrase/ })
  await dialog.getByRole('combobox', { name: 'Quoi' }).pressSequentially('ostéo')
  await page.getByRole('option', { name: /Ostéopathie/ }).click()
  await dialog.getByRole('radio', { name: 'A un peu aidé' }).check()
  await sentence.fill('Deux séances, un peu de répit.')
  await fails(dialog.getByRole('button', { name: 'Ajouter à mon récit' }))
  await expect(sentence).toHaveValue('Deux séances, un peu de répit.')
  await dialog.getByRole('button', { name: 'Ajouter à mon récit' }).press('Enter')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Un diagnostic est posé' }).click()
  const name = dialog.getByRole('textbox', { name: /Le nom/ })
  await name.fill('Otospongiose')
  await fails(dialog.getByRole('button', { name: 'Confirmer et partager' }))
  await expect(name).toHaveValue('Otospongiose')
})
