import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { asks, idOf, messagesOn, says, talkBetween, writeOn } from '#tests/support/fixtures/private-talk.ts'
import { aRoom } from '#tests/support/fixtures/room.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { commentsOn, fieldOn, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, expectSaid, test } from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const WORDS = 'Je ne veux plus vivre'

const helpOn = (within: Page | Locator) =>
  within.getByRole('region', { name: /^(Quelqu’un peut vous écouter|Someone can listen to you)$/ })
const closeOn = (within: Page | Locator) =>
  helpOn(within).getByRole('button', { name: /^(Fermer l’aide|Close this help)$/ })

/** Expects the numbers between the field and its button. */
async function expectBetween(field: Locator, help: Locator, button: Locator) {
  const [first, card, last] = [await field.boundingBox(), await help.boundingBox(), await button.boundingBox()]
  expect(first && card && first.y + first.height <= card.y).toBe(true)
  expect(card && last && card.y + card.height <= last.y).toBe(true)
}

/** Expects the numbers under the words that were sent: in sight, with the focus. */
async function expectBelow(page: Page, words: Locator, within: Page | Locator = page) {
  const help = helpOn(within)
  await expect(help).toBeFocused()
  await expect(help).toBeInViewport({ ratio: 1 })
  // The message that was stored takes the place of the one on its way.
  const between = async () => {
    const [above, below] = [await words.first().boundingBox(), await help.boundingBox()]
    return above && below ? below.y - above.y - above.height : Number.NaN
  }
  await expect.poll(between).toBeGreaterThanOrEqual(0)
  await expect.poll(between).toBeLessThan(200)
}

/** Expects the number for listening once on the screen, in `place`. */
async function expectOnce(page: Page, place: Locator) {
  const listening = 'a[href="tel:3114"]'
  await expect(place.locator(listening)).toBeVisible()
  await expect(page.locator(listening).filter({ visible: true })).toHaveCount(1)
}

/** Looks at each frame from now on. @returns whether a toast has lain over the numbers since */
async function toastsOverHelp(page: Page): Promise<() => Promise<boolean>> {
  const found = await page.evaluateHandle(() => {
    const seen = { isOver: false }
    const look = () => {
      const card = document.querySelector('[data-help] > section')?.getBoundingClientRect()
      for (let y = card?.top ?? 0; card && y < card.bottom; y += 10)
        for (const x of [card.left + 8, card.left + card.width / 2, card.right - 8])
          seen.isOver ||= document.elementFromPoint(x, y)?.closest('[role] > [data-kind]') != null
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  return () => found.evaluate(({ isOver }) => isOver)
}

/** Whatever the browser tells a server while this is done. */
function toldBy(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => told.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  return told
}

test('the help numbers appear beside a message in a talk, hold nothing back, and stay after sending and a reload until closed', {
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

  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(messagesOn(page).getByText(WORDS)).toBeVisible()
  await expectBelow(page, messagesOn(page).getByText(WORDS))
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

test('on a phone the card of a talk folds to its numbers once one writes on, and leaves the messages their place', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada', PHONE), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  for (const body of ['Bonsoir Ada.', 'Vous dormez ?']) await says(bob, talk, body)
  const { page } = ada
  await page.goto(talk.path)
  await writeOn(page).fill(WORDS)
  const help = helpOn(page)
  const text = help.getByText(/répond jour et nuit/)
  const opener = help.getByRole('button', { name: 'Quelqu’un peut vous écouter' })
  await expect(text).toBeVisible()
  await expect(opener).toHaveCount(0)
  // The first letters of the next message are not yet going on.
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(help).toBeFocused()
  await writeOn(page).fill('Je')
  await expect(text).toBeVisible()
  await expect(opener).toHaveCount(0)
  await writeOn(page).fill(`${WORDS}.\n\nJe ne sais plus\nà qui\nle dire,\net la nuit est longue.`)
  await expect(text).toBeHidden()
  for (const number of await help.getByRole('link').all()) await expect(number).toBeInViewport({ ratio: 1 })
  expect((await messagesOn(page).boundingBox())!.height).toBeGreaterThan(160)
  // The last message, which was in sight, is so still.
  await expect(page.getByRole('button', { name: 'Aller au dernier message' })).toHaveCount(0)
  await expectAccessible(page)

  // It opens again by a press, and under the words that were sent.
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.tap()
  await expect(text).toBeVisible()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(text).toBeHidden()
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(help).toBeFocused()
  await expect(text).toBeVisible()
})

test('a message that is sent before the pause in typing is read all the same', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  const { page } = ada
  await page.goto(talk.path)
  await writeOn(page).fill('I want to die')
  await writeOn(page).press('Enter')
  await expectBelow(page, messagesOn(page).getByText('I want to die'))
  // The next words say nothing of the kind: the field keeps the focus.
  await writeOn(page).fill('Good night.')
  await writeOn(page).press('Enter')
  await expect(messagesOn(page).getByText('Good night.')).toBeVisible()
  await expect(writeOn(page)).toBeFocused()
  await closeOn(page).click()
  // New words are a new reason.
  await writeOn(page).fill('I want to die')
  await expect(helpOn(page)).toBeVisible()
})

test('the help numbers appear beside the description of a symptom, after a reload, and on the page of the published post', async ({
  member,
}) => {
  const { page } = await member('Symptôme')
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Douleurs la nuit')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill(`Elles me réveillent. ${WORDS}.`)
  const help = helpOn(page)
  await expectOnce(page, help)
  await expectAccessible(page)
  await page.reload()
  await expect(help).toBeVisible()
  await page.getByRole('form').getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Douleurs la nuit' })).toBeVisible()
  // Above the answer and the words, which may be long: one need not look for whom to call.
  await expectBelow(page, page.getByRole('heading', { level: 1 }))
  await page.reload()
  await expect(help).toBeVisible()
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
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expectBelow(page, page.getByText(/J’ai des idées noires\.$/))
})

for (const language of ['fr', 'en'] as const)
  test(`on a phone the numbers are in sight on each screen of the form, and under the title once the words are published (${language})`, async ({
    member,
  }) => {
    const { page } = await member('Symptôme', { ...PHONE, language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    await speaks(page, language)
    const said = {
      fr: { next: 'Continuer', publish: 'Publier', title: 'Titre' },
      en: { next: 'Continue', publish: 'Publish', title: 'Title' },
    }[language]
    await page.goto('/#symptome')
    const form = page.getByRole('form', { name: /^(Décrire un symptôme|Describe a symptom)$/ })
    const help = helpOn(form)
    await form.getByRole('textbox', { name: said.title, exact: true }).fill('Douleurs la nuit')
    await form
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill(`${'Elles me réveillent. '.repeat(40)}${WORDS}.`)
    await expect(help).toBeInViewport()
    for (const screen of ['(Étape|Step) 2 .*', '(Étape|Step) 3 .*', '(Étape|Step) 4 .*', '(Aperçu|Preview)']) {
      await form.getByRole('button', { name: said.next, exact: true }).tap()
      await expect(form.getByText(new RegExp(`^${screen}$`))).toBeFocused()
      await expect(help).toHaveCount(1)
      await expect(help).toBeInViewport({ ratio: 1 })
    }
    await expectAccessible(page)
    await form.getByRole('button', { name: said.publish, exact: true }).tap()
    await expectBelow(page, page.getByRole('heading', { level: 1 }))
    await closeOn(page).tap()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

test('on a phone, closed past the words, the numbers leave the focus in the form', async ({ member }) => {
  const { page } = await member('Symptôme', PHONE)
  await page.goto('/#symptome')
  const form = page.getByRole('form', { name: 'Décrire un symptôme' })
  await form.getByRole('textbox', { name: 'Titre', exact: true }).fill('La nuit')
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill(WORDS)
  await expect(helpOn(form)).toBeVisible()
  await form.getByRole('button', { name: 'Continuer', exact: true }).tap()
  await closeOn(form).tap()
  await expect(helpOn(form)).toHaveCount(0)
  await expect(form.getByText(/^Étape 2 /)).toBeFocused()
})

test('something tried: whichever field says it, and not for what the entry said before', async ({ member }) => {
  const { page } = await member('Essais')
  const story = { requestId: randomUUID(), title: 'Je dors mal', description: 'Je me réveille à trois heures.' }
  const told = await page.context().request.post('/api/posts/symptoms', { data: story })
  await page.goto(`/post/${(await told.json()).id}`)
  await page.getByRole('button', { name: 'Ajouter un premier essai' }).click()
  const form = page.getByRole('dialog', { name: 'Ce que j’ai essayé' })
  const help = helpOn(form)
  await form.getByRole('combobox', { name: 'Quoi' }).fill('Des idées noires')
  await expect(help).toBeVisible()
  await form.getByRole('combobox', { name: 'Quoi' }).fill('Un somnifère')
  await closeOn(form).click()
  await expect(help).toHaveCount(0)
  await form.getByRole('radio', { name: 'Médicament' }).check()
  await form.getByRole('textbox', { name: 'Un autre effet' }).fill('Envie de mourir')
  await form.getByRole('textbox', { name: 'Un autre effet' }).press('Enter')
  await expect(help).toBeVisible()
  await closeOn(form).click()
  await form.getByRole('button', { name: 'Ajouter à mon récit' }).click()
  await expect(form).toHaveCount(0)

  await page.getByRole('button', { name: 'Actions pour « Un somnifère »' }).click()
  await page.getByRole('menuitem', { name: 'Modifier' }).click()
  const editing = page.getByRole('dialog', { name: 'Modifier cet essai' })
  await editing.getByRole('textbox', { name: /Une phrase/ }).fill('Arrêté au bout d’une semaine.')
  // Saving reads all words at once, and the dialog would stay open with the numbers.
  await editing.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(editing).toHaveCount(0)
})

test('the help numbers appear in the dialog of a community post, and stay once it is published', async ({ member }) => {
  const { page } = await member('Communauté', { ...PHONE, language: 'en', locale: 'en-GB' })
  await speaks(page, 'en')
  await page.goto('/feed')
  await page.getByRole('button', { name: /^What are you going through/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('I don’t want to be here anymore.')
  const help = helpOn(dialog)
  await expect(help).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Publish/ }).click()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expectBelow(page, dialog.getByText('I don’t want to be here anymore.'), dialog)
  await expectAccessible(page)
  await closeOn(dialog).click()
  await expect(dialog).toHaveCount(0)
})

for (const language of ['fr', 'en'] as const)
  for (const height of [740, 640])
    test(`in a sheet of a phone of ${height} pixels all numbers and the field are in sight (${language})`, async ({
      member,
    }) => {
      const viewport = { ...PHONE.viewport, height }
      const phone = { ...PHONE, viewport, language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' }
      const [lou, bob] = [await member('Communauté', phone), await member('Bob')]
      const { page } = lou
      await speaks(page, language)
      const dialog = page.getByRole('dialog')
      const field = dialog.getByRole('textbox', { name: /^(Description|Quelques mots|A few words)/ })
      const inSight = async () => {
        await field.fill(WORDS)
        await expect(helpOn(dialog).getByRole('link')).toHaveCount(4)
        for (const number of await helpOn(dialog).getByRole('link').all()) {
          await expect(number).toBeInViewport({ ratio: 1 })
          const { width, height: tall } = (await number.boundingBox())!
          expect(Math.min(width, tall)).toBeGreaterThanOrEqual(44)
          // A number is read at one glance: its figures stand in one line.
          expect((await number.locator('b').boundingBox())!.height).toBeLessThan(30)
        }
        await expect(field).toBeInViewport({ ratio: height === 740 ? 0.8 : 0.5 })
      }
      await page.goto('/feed')
      await page.getByRole('button', { name: /^(Que vivez-vous|What are you going through)/ }).tap()
      await inSight()
      await expectAccessible(page)
      await page.goto(`/chat?with=${await idOf(bob)}`)
      await inSight()
    })

test('the help numbers stay over the page of one’s own posts, which the first post fills', async ({ member }) => {
  const { page } = await member('Premier', PHONE)
  await page.goto('/dashboard/posts')
  await page.getByRole('button', { name: 'Écrire un post' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Description/ }).fill(WORDS)
  await expect(helpOn(dialog)).toBeVisible()
  await dialog.getByRole('button', { name: /^Publier/ }).tap()
  await expect(page.locator('article')).toHaveCount(1)
  await expectBelow(page, dialog.getByText(WORDS), dialog)
  await closeOn(dialog).tap()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Mes posts' })).toBeFocused()
})

test('the help numbers stand between field and button of a comment and an answer, then under the words, until closed', async ({
  member,
}) => {
  const [author, reader] = [await member('Autrice'), await member('Lectrice', PHONE)]
  const post = await postBy(author)
  const { page } = reader
  await page.goto(post.path)
  await fieldOn(page).fill(`Courage. ${WORDS} non plus.`)
  const help = helpOn(commentsOn(page))
  await expect(help).toBeVisible()
  await expectBetween(fieldOn(page), help, page.getByRole('button', { name: 'Commenter' }))
  await page.getByRole('button', { name: 'Commenter' }).tap()
  const own = page.locator('[data-comment]').filter({ hasText: 'Courage.' }).first()
  await expectBelow(page, own.getByText(/^Courage/), own)
  await expect(help).toHaveCount(1)
  await expectAccessible(page)
  await page.reload()
  await expect(helpOn(own)).toBeVisible()
  // The next comment says nothing of the kind.
  await fieldOn(page).fill('Bonne soirée.')
  await page.getByRole('button', { name: 'Commenter' }).tap()
  await expect(page.locator('[data-comment]').filter({ hasText: 'Bonne soirée.' })).toBeFocused()
  await closeOn(own).tap()
  await expect(help).toHaveCount(0)
  await expect(own).toBeFocused()

  await own.getByRole('button', { name: /^Répondre/ }).tap()
  const answer = page.getByRole('textbox', { name: /^Votre réponse/ })
  await answer.fill('Ma sœur parle de se tuer')
  await expect(help).toBeVisible()
  await expectBetween(answer, help, own.getByRole('button', { name: 'Répondre', exact: true }).last())
  await answer.press('Control+Enter')
  await expect(answer).toHaveCount(0)
  const answered = page.locator('[data-comment]').filter({ hasText: 'Ma sœur' }).last()
  await expectBelow(page, answered.getByText('Ma sœur parle de se tuer'), answered)
})

test('the help numbers appear beside the note of a day in the journal, saved and after a reload, and not for notes of other days', async ({
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
  await page.getByRole('slider', { name: 'Intensity' }).fill('7')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await expectBelow(page, note)
  await page.reload()
  await expect(help).toBeVisible()
  await closeOn(page).click()
  await expect(note).toBeFocused()
  await page.reload()
  await expect(note).toHaveValue('Pas dormi. Idées noires.')
  await page.waitForTimeout(1_500)
  await expect(help).toHaveCount(0)
})

const STORIES = {
  page: (id: string) => `/post/${id}`,
  feed: () => '/feed',
  list: () => '/dashboard/symptoms?etat=en-cours',
}
for (const from of ['page', 'feed', 'list'] as const)
  test(`the help numbers appear beside words on what helped, and under them in the dialog, which stays open: ${from}`, async ({
    member,
  }) => {
    const lou = await member('Guérison', PHONE)
    const { page } = lou
    const { id } = await asks<{ id: string }>(lou, 'POST', '/api/posts/symptoms', vertigo({ requestId: randomUUID() }))
    await page.goto(STORIES[from](id))
    await page
      .getByRole('button', { name: from === 'page' ? 'Marquer comme guéri' : /^Marquer résolu/ })
      .first()
      .tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('Du repos.')
    await dialog.getByRole('textbox').nth(1).fill(`Les vertiges ont cessé, mais ${WORDS.toLowerCase()}.`)
    await expect(helpOn(dialog)).toBeVisible()
    await dialog.locator('button[type="submit"]').tap()
    await expectBelow(page, dialog.getByText(/Les vertiges ont cessé/), dialog)
    await expectAccessible(page)
    await closeOn(dialog).tap()
    await expect(dialog).toHaveCount(0)
    await expect
      .poll(async () => (await asks<{ outcome: string }>(lou, 'GET', `/api/posts/${id}`)).outcome)
      .toBe('healed')
  })

test('the first words to a stranger: beside the field, and under them in the conversation', async ({ member }) => {
  const [ada, bob] = [await member('Ada', PHONE), await member('Bob')]
  const { page } = ada
  await page.goto(`/chat?with=${await idOf(bob)}`)
  const asking = page.getByRole('dialog', { name: `Écrire à ${bob.username}` })
  await asking.getByRole('textbox', { name: 'Quelques mots pour vous présenter' }).fill(`Bonjour. ${WORDS}.`)
  await expect(helpOn(asking)).toBeVisible()
  await asking.getByRole('button', { name: 'Envoyer la demande' }).tap()
  await expectBelow(page, messagesOn(page).getByText(`Bonjour. ${WORDS}.`))
})

test('a side effect that is described: beside the words, on both steps, and under them in the report', async ({
  member,
}) => {
  const { page } = await member('Effet', PHONE)
  await page.goto('/medication/new')
  await page.getByRole('combobox', { name: 'Nom du médicament' }).fill(`Essai ${randomUUID().slice(0, 8)}`)
  const words = page.getByRole('textbox', { name: 'Ce qui a été ressenti' })
  await words.fill(`Depuis la deuxième prise, ${WORDS.toLowerCase()}.`)
  const help = helpOn(page)
  await expect(help).toBeInViewport()
  await page.getByRole('radio', { name: /^Met la vie en danger|^Critique/ }).check()
  await expect(page.getByText('Si cela se passe maintenant', { exact: false })).toBeVisible()
  await expectOnce(page, help)
  await closeOn(page).tap()
  await expectOnce(page, page.getByRole('status'))
  await words.fill(`Depuis la troisième prise, ${WORDS.toLowerCase()}. J’ai acheté une corde.`)
  await expectOnce(page, help)
  await page.getByRole('button', { name: 'Compléter', exact: true }).tap()
  await expect(help).toHaveCount(1)
  await page.setViewportSize({ width: 360, height: 640 })
  const isOverHelp = await toastsOverHelp(page)
  await page.getByRole('button', { name: 'Déclarer', exact: true }).tap()
  await expect(page).toHaveURL(/\/medication\/[0-9a-f-]{36}$/)
  await expectBelow(page, page.getByText(/^Depuis la troisième prise/))
  await expectSaid(page, 'Déclaration enregistrée')
  await expect(page.getByRole('status').locator('[data-kind]')).toHaveCount(0)
  expect(await isOverHelp()).toBe(false)
})

test('in a live room: between field and button, then under the words, and between again for the next ones', async ({
  member,
}) => {
  const ada = await member('Ada', PHONE)
  const room = await aRoom({ registered: [ada] })
  const { page } = ada
  await page.goto(room.path)
  const chat = page.getByRole('complementary', { name: 'Chat de la conférence' })
  const field = chat.getByRole('textbox')
  await field.fill(WORDS)
  const send = chat.getByRole('button', { name: 'Envoyer' })
  await expect(helpOn(chat)).toBeVisible()
  await expectBetween(field, helpOn(chat), send)
  await send.tap()
  await expect(field).toHaveValue('')
  await expectBelow(page, chat.getByText(WORDS), chat)
  await expectAccessible(page)
  await field.fill('Bonsoir.')
  await expectBetween(field, helpOn(chat), send)
  await send.tap()
  await expect(chat.getByText('Bonsoir.')).toBeVisible()
  await expect(helpOn(chat)).not.toBeFocused()
  await closeOn(chat).tap()
  await expect(helpOn(chat)).toHaveCount(0)
  await expect(field).toBeFocused()
})

test('the details of a report by a visitor: beside the words, and under them once it has arrived', async ({
  visitor,
}) => {
  const { page } = await visitor(PHONE)
  await page.goto('/signaler')
  await expectOnce(page, page.getByRole('region', { name: /^Quelqu’un est en danger maintenant/ }))
  await page.getByRole('textbox', { name: 'Où cela se trouve' }).fill('Une publication')
  await page.getByRole('radio', { name: /^Une vie est en danger/ }).check()
  await expectOnce(page, page.getByRole('status').filter({ hasText: 'Appelez d’abord' }))
  await page.getByRole('textbox', { name: /^En quelques mots/ }).fill(`C’est moi. ${WORDS}.`)
  await expectOnce(page, helpOn(page))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Envoyer le signalement' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Votre signalement est arrivé' })).toBeVisible()
  await expectBelow(page, page.getByText(`C’est moi. ${WORDS}.`))
  await expectOnce(page, helpOn(page))
  await expectAccessible(page)
  await closeOn(page).tap()
  await expectOnce(page, page.getByRole('region', { name: /^Quelqu’un est en danger maintenant/ }))
})

test('a topic that is asked for: between field and button, then under the topic, also where another asked for it before', async ({
  member,
}) => {
  const [{ page }, other] = [await member('Sujet', PHONE), await member('Avant')]
  await page.goto('/expert-conferences')
  const topics = page.getByRole('region', { name: 'Les sujets que vous attendez' })
  const field = topics.getByRole('textbox', { name: 'Demander un sujet' })
  const title = `Que faire quand on veut mourir ${randomUUID().slice(0, 6)}`
  await asks(other, 'POST', '/api/conference-topics', { requestId: randomUUID(), title })
  await field.fill(title)
  const help = helpOn(topics)
  await expect(help).toBeVisible()
  await expectBetween(field, help, topics.getByRole('button', { name: 'Demander', exact: true }))
  await topics.getByRole('button', { name: 'Demander', exact: true }).tap()
  await expectBelow(page, topics.getByText(title), topics)
})
