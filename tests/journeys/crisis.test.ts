import type { Locator, Page } from '@playwright/test'
import { messagesOn, talkBetween, writeOn } from '#tests/support/fixtures/private-talk.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { commentsOn, fieldOn, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const WORDS = 'Je ne veux plus vivre'

const helpOn = (within: Page | Locator) =>
  within.getByRole('region', { name: /^(Quelqu’un peut vous écouter|Someone can listen to you)$/ })
const closeOn = (within: Page | Locator) =>
  helpOn(within).getByRole('button', { name: /^(Fermer l’aide|Close this help)$/ })

/** Whatever the browser tells a server while this is done. */
function toldBy(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => told.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  return told
}

test('in a talk the numbers come beside the words, hold nothing back, stay when they are sent and after a reload, until closed', {
  tag: '@core',
}, async ({ member }) => {
  const [ada, bob] = [await member('Ada', PHONE), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  const { page } = ada
  await page.goto(talk.path)
  const told = toldBy(page)
  await writeOn(page).fill(WORDS)
  const help = helpOn(page)
  await expect(help.getByRole('link', { name: /^3114/ })).toHaveAttribute('href', 'tel:3114')
  await expect(help.getByRole('link', { name: /^15/ })).toHaveAttribute('href', 'tel:15')
  await expect(help.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112')
  await expect(help.getByRole('link', { name: /^114/ })).toHaveAttribute('href', 'sms:114')
  await expect(page.getByText('les numéros sont près du champ', { exact: false }).first()).toBeAttached()
  expect(told.filter((line) => line.includes('vivre'))).toEqual([])
  await expectAccessible(page)
  await page.screenshot({ path: '/tmp/crisis-chat-360.png' })

  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(messagesOn(page).getByText(WORDS)).toBeVisible()
  await expect(help).toBeVisible()
  await page.getByRole('link', { name: 'Retour aux conversations' }).click()
  await expect(help).toHaveCount(0)
  await page.goBack()
  await expect(help).toBeVisible()
  await page.reload()
  await expect(help).toBeVisible()

  await closeOn(page).focus()
  await page.keyboard.press('Enter')
  await expect(help).toHaveCount(0)
  await expect(writeOn(page)).toBeFocused()
  await page.reload()
  await expect(writeOn(page)).toBeVisible()
  await expect(help).toHaveCount(0)
  // Bob heard what Ada wrote, and nothing else.
  await bob.page.goto(talk.path)
  await expect(messagesOn(bob.page).getByText(WORDS)).toBeVisible()
  await expect(helpOn(bob.page)).toHaveCount(0)
})

test('what is sent before typing rests is read all the same', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  const { page } = ada
  await page.goto(talk.path)
  await writeOn(page).fill('I want to die')
  await writeOn(page).press('Enter')
  await expect(helpOn(page)).toBeVisible()
  await closeOn(page).click()
  // New words are a new reason.
  await writeOn(page).fill('I want to die')
  await expect(helpOn(page)).toBeVisible()
})

test('a symptom that is described: beside the words, over a reload, and on the page of the post once it is published', async ({
  member,
}) => {
  const { page } = await member('Symptôme')
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Douleurs la nuit')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill(`Elles me réveillent. ${WORDS}.`)
  const help = helpOn(page)
  await expect(help).toBeVisible()
  await expectAccessible(page)
  await help.scrollIntoViewIfNeeded()
  await page.screenshot({ path: '/tmp/crisis-symptom-1280.png' })
  await page.reload()
  await expect(help).toBeVisible()
  await page.getByRole('form').getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Douleurs la nuit' })).toBeVisible()
  await expect(help).toBeVisible()
  await page.reload()
  await expect(help).toBeVisible()
  await page.screenshot({ path: '/tmp/crisis-post-1280.png' })
  await closeOn(page).click()
  await expect(help).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // Changing it, what stood there before opens nothing; what is added does.
  await page.getByRole('link', { name: 'Modifier' }).click()
  const description = page.getByRole('textbox', { name: 'Description', exact: true })
  await description.press('End')
  await description.pressSequentially(' Le matin aussi.')
  await page.waitForTimeout(1_500)
  await expect(help).toHaveCount(0)
  await description.pressSequentially(' J’ai des idées noires.')
  await expect(help).toBeVisible()
})

test('a community post: in the dialog, and there still once it is published', async ({ member }) => {
  const { page } = await member('Communauté', { ...PHONE, language: 'en', locale: 'en-GB' })
  await speaks(page, 'en')
  await page.goto('/feed')
  await page.getByRole('button', { name: /^What are you going through/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('I don’t want to be here anymore.')
  const help = helpOn(dialog)
  await expect(help).toBeVisible()
  await expectAccessible(page)
  await help.scrollIntoViewIfNeeded()
  await page.screenshot({ path: '/tmp/crisis-dialog-en-360.png' })
  await dialog.getByRole('button', { name: /^Publish/ }).click()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expect(help).toBeVisible()
  await page.screenshot({ path: '/tmp/crisis-published-en-360.png' })
  await closeOn(dialog).click()
  await expect(dialog).toHaveCount(0)
})

test('a comment and an answer: where each was written, until closed', async ({ member }) => {
  const [author, reader] = [await member('Autrice'), await member('Lectrice')]
  const post = await postBy(author)
  const { page } = reader
  await page.goto(post.path)
  await fieldOn(page).fill(`Courage. ${WORDS} non plus.`)
  const help = helpOn(commentsOn(page))
  await expect(help).toBeVisible()
  await page.getByRole('button', { name: 'Commenter' }).click()
  await expect(help).toBeVisible()
  await page.reload()
  await expect(help).toBeVisible()
  await help.scrollIntoViewIfNeeded()
  await page.screenshot({ path: '/tmp/crisis-comment-1280.png' })
  await closeOn(page).click()
  await expect(help).toHaveCount(0)

  await page
    .getByRole('button', { name: /^Répondre/ })
    .first()
    .click()
  const answer = page.getByRole('textbox', { name: /^Votre réponse/ })
  await answer.fill('Ma sœur parle de se tuer')
  await answer.press('Control+Enter')
  await expect(answer).toHaveCount(0)
  await expect(helpOn(page.locator('[data-comment]').first())).toBeVisible()
})

test('a day of the journal: beside the note, when it is saved and over a reload, and not for what was written on other days', async ({
  member,
}) => {
  const { page } = await member('Carnet', { ...PHONE, language: 'en', locale: 'en-GB' })
  const started = await page.context().request.post('/api/journals', { data: { title: 'Sleep' } })
  const { id } = await started.json()
  const path = `/dashboard/journal/${id}`
  await speaks(page, 'en')
  await page.goto(path)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Pas dormi. Idées noires.')
  const help = helpOn(page)
  await expect(help).toBeVisible()
  await expectAccessible(page)
  await help.scrollIntoViewIfNeeded()
  await page.screenshot({ path: '/tmp/crisis-journal-en-360.png' })
  await page.getByRole('slider', { name: 'Intensity' }).fill('7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await expect(help).toBeVisible()
  await page.reload()
  await expect(help).toBeVisible()
  await closeOn(page).click()
  await expect(note).toBeFocused()
  await page.reload()
  await expect(note).toHaveValue('Pas dormi. Idées noires.')
  await page.waitForTimeout(1_500)
  await expect(help).toHaveCount(0)
})
