import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  act,
  asks,
  idOf,
  messageOn,
  messagesOn,
  saidOn,
  says,
  talkBetween,
  writeOn,
} from '#tests/support/fixtures/private-talk.ts'
import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { expect, expectAccessible, greetingOn, test } from '#tests/support/journey.ts'
import { openSettings } from '#tests/support/settings.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const SEND = '**/rpc/chat/send'

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link')
    .filter({ has: page.getByText(name, { exact: true }) })
const paneOn = (page: Page) => page.getByRole('region', { name: /^Conversation avec/ })
const send = async (page: Page, body: string) => {
  await writeOn(page).fill(body)
  await writeOn(page).press('Enter')
}

test('two members talk: each sees at once the other’s messages, that the other is writing, and that a message was read', {
  tag: '@core',
}, async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  await bob.page.goto('/feed')
  await ada.page.goto('/chat')
  await rowOf(ada.page, bob.username).click()
  await expect(writeOn(ada.page)).toBeFocused()
  await expect(ada.page.getByText('Aucun message. Commencez la conversation !')).toBeVisible()
  await expectAccessible(ada.page)

  await send(ada.page, 'Bonjour, vous dormez mieux ?')
  await expect(messageOn(ada.page, 'Bonjour, vous dormez mieux ?')).toContainText('Distribué')
  await expect(writeOn(ada.page)).toHaveValue('')
  await bob.page.getByRole('link', { name: 'Messages, 1 à lire' }).click()
  await expect(rowOf(bob.page, ada.username)).toContainText('1 message non lu')
  await rowOf(bob.page, ada.username).click()
  await expect(messageOn(bob.page, 'Bonjour, vous dormez mieux ?')).toBeVisible()
  await expect(bob.page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  await expect(messageOn(ada.page, 'Bonjour, vous dormez mieux ?')).toContainText(/\d:\d\d Lu/)

  await writeOn(bob.page).pressSequentially('Oui')
  await expect(ada.page.getByRole('status').filter({ hasText: `${bob.username} écrit…` })).toBeVisible()
  await writeOn(bob.page).press('Shift+Enter')
  await writeOn(bob.page).pressSequentially('enfin.')
  await writeOn(bob.page).press('Enter')
  await expect(messageOn(ada.page, 'Oui enfin.')).toBeVisible()
  await expect(ada.page.getByText(`${bob.username} écrit…`)).toHaveCount(0)
  await expect(ada.page.getByRole('status').filter({ hasText: `${bob.username} : Oui` })).toBeAttached()
  await expect(rowOf(ada.page, bob.username)).toContainText('Oui enfin.')
  await expect(rowOf(bob.page, ada.username)).toContainText('Vous : Oui enfin.')
  expect(await saidOn(ada.page)).toEqual(['Bonjour, vous dormez mieux ?', 'Oui\nenfin.'])
  await expect(messagesOn(ada.page).getByText('Aujourd’hui')).toBeVisible()
  await expectAccessible(ada.page)
  expect(talk.id).toBeTruthy()
})

test('a member answers and copies a message, and deletes it for themselves or for both', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  for (const [who, body] of [
    [ada, 'Une question'],
    [bob, 'Une réponse'],
    [ada, 'Un regret'],
  ] as const)
    await says(who, talk, body)
  await ada.page.goto(talk.path)
  await bob.page.goto(talk.path)

  await act(bob.page, 'Une question', 'Répondre')
  await expect(writeOn(bob.page)).toBeFocused()
  await expect(bob.page.getByText(`Réponse à ${ada.username}`)).toBeVisible()
  await expectAccessible(bob.page)
  await writeOn(bob.page).press('Escape')
  await expect(bob.page.getByText(`Réponse à ${ada.username}`)).toHaveCount(0)
  await act(bob.page, 'Une question', 'Répondre')
  await send(bob.page, 'Celle-ci ?')
  await expect(bob.page.getByText(`Réponse à ${ada.username}`)).toHaveCount(0)
  const answer = messageOn(ada.page, 'Celle-ci ?')
  await answer.getByRole('button', { name: 'Aller au message cité. Vous : Une question' }).click()
  await expect(
    messageOn(ada.page, 'Une question').getByRole('button', { name: /^Actions pour votre message/ }),
  ).toBeFocused()

  await act(ada.page, 'Une réponse', 'Supprimer pour moi')
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(messageOn(ada.page, 'Une réponse')).toHaveCount(0)
  await expect(messageOn(bob.page, 'Une réponse')).toBeVisible()

  await messageOn(ada.page, 'Un regret').hover()
  await messageOn(ada.page, 'Un regret')
    .getByRole('button', { name: /^Actions pour/ })
    .click()
  await expect(ada.page.getByRole('menuitem', { name: 'Supprimer pour tous' })).toBeVisible()
  await expect(ada.page.getByRole('menuitem', { name: 'Signaler' })).toHaveCount(0)
  await expectAccessible(ada.page)
  await ada.page.getByRole('menuitem', { name: 'Supprimer pour tous' }).click()
  const dialog = ada.page.getByRole('dialog', { name: 'Supprimer ce message pour tous ?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(ada.page)
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect(messageOn(ada.page, 'Message supprimé')).toBeVisible()
  await expect(messageOn(bob.page, 'Message supprimé')).toBeVisible()
  await expect(bob.page.getByText('Un regret')).toHaveCount(0)
})

test('a member reports a message and blocks its author: the talk is over on both sides', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  const { id } = await says(bob, talk, 'Des mots blessants')
  await ada.page.goto(talk.path)
  await bob.page.goto(talk.path)
  await expect(messageOn(bob.page, 'Des mots blessants')).toBeVisible()
  await act(ada.page, 'Des mots blessants', 'Signaler')
  await expect(ada.page).toHaveURL(`/signaler?kind=message&id=${id}`)
  await expect(ada.page.getByText('Votre signalement concerne un message privé')).toBeVisible()
  await ada.page.goBack()
  await ada.page.getByRole('button', { name: /^Actions pour la conversation/ }).click()
  await ada.page.getByRole('menuitem', { name: `Bloquer ${bob.username}` }).click()
  await expect(ada.page.getByRole('heading', { name: new RegExp(`Bloquer ${bob.username}`) })).toBeVisible()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Bloquer', exact: true }).click()
  for (const { page } of [ada, bob]) {
    await expect(page.getByRole('heading', { name: 'Cette conversation n’est plus accessible' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Aucune conversation' })).toBeVisible()
  }
})

test('messages written without a network leave by themselves once it is back, in order and once', {
  tag: '@core',
}, async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  const live = greetingOn(ada.page)
  await ada.page.goto(talk.path)
  await bob.page.goto(talk.path)
  await expect(writeOn(ada.page)).toBeVisible()
  await expect(writeOn(bob.page)).toBeVisible()
  await live // opened later, it would fail
  await ada.page.context().setOffline(true)
  for (const body of ['un', 'deux', 'trois']) await send(ada.page, body)
  await expect(messageOn(ada.page, 'trois')).toContainText('En attente de connexion')
  await expect(ada.page.getByText(/^Pas de connexion\./)).toBeVisible()
  await expectAccessible(ada.page)
  await says(bob, talk, 'pendant ce temps')
  await expect(messageOn(bob.page, 'pendant ce temps')).toBeVisible()
  await ada.page.context().setOffline(false)
  for (const { page } of [ada, bob]) {
    await expect(messageOn(page, 'trois')).toBeVisible()
    await expect.poll(() => saidOn(page)).toEqual(['pendant ce temps', 'un', 'deux', 'trois'])
  }
  await expect(messageOn(ada.page, 'trois')).toContainText(/Envoyé|Distribué|Lu/)
})

test('a lost answer makes no second message, and waiting messages survive a new visit', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  await ada.page.goto(talk.path)
  let lost = 0
  await ada.page.route(SEND, async (route) => {
    lost += 1
    // The first message reaches the server, and its answer is lost.
    if (lost === 1) await route.fetch()
    await route.abort()
  })
  await send(ada.page, 'une seule fois')
  await send(ada.page, 'et ensuite')
  await expect.poll(() => lost).toBeGreaterThan(1)
  await expect(messageOn(ada.page, 'et ensuite')).toContainText('En attente de connexion')
  await ada.page.unroute(SEND)
  await ada.page.goto('/feed')
  await bob.page.goto(talk.path)
  await expect.poll(() => saidOn(bob.page)).toEqual(['une seule fois', 'et ensuite'])
  await ada.page.goto(talk.path)
  await expect.poll(() => saidOn(ada.page)).toEqual(['une seule fois', 'et ensuite'])
})

test('a refused message says why, and can be tried again or taken back', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  await ada.page.goto(talk.path)
  await ada.page.route(SEND, (route) =>
    route.fulfill({
      status: 403,
      json: { json: { defined: true, code: 'READ_ONLY_ACCOUNT', status: 403, message: '', data: null }, meta: [] },
    }),
  )
  await send(ada.page, 'refusé')
  const failed = messageOn(ada.page, 'refusé')
  await expect(failed).toContainText('Non envoyé : votre compte est en lecture seule.')
  await expect(rowOf(ada.page, bob.username)).toContainText('Non envoyé')
  await expectAccessible(ada.page)
  await send(ada.page, 'à reprendre')
  await failed.getByRole('button', { name: 'Supprimer' }).click()
  await expect(messageOn(ada.page, 'refusé')).toHaveCount(0)
  await expect(messageOn(ada.page, 'à reprendre')).toContainText('Non envoyé')
  await ada.page.unroute(SEND)
  await messageOn(ada.page, 'à reprendre').getByRole('button', { name: 'Réessayer' }).click()
  await bob.page.goto(talk.path)
  await expect.poll(() => saidOn(bob.page)).toEqual(['à reprendre'])
})

test('a picture is attached, taken back, sent with words, opened by the other member, and closed by Back', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  await ada.page.goto(talk.path)
  await bob.page.goto(talk.path)
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8c4a38' } })
    .jpeg()
    .toBuffer()
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  const choose = async () => {
    const chooser = ada.page.waitForEvent('filechooser')
    await ada.page.getByRole('button', { name: 'Joindre une photo' }).click()
    await (await chooser).setFiles(photo)
  }
  await choose()
  const joined = ada.page.getByRole('list', { name: 'Photo jointe' })
  await expect(joined).toContainText('photo.jpg')
  await joined.getByRole('button', { name: /photo\.jpg/ }).click()
  await expect(joined).toHaveCount(0)
  await choose()
  await send(ada.page, 'Voici mon carnet')
  await expect(joined).toHaveCount(0)
  for (const { page } of [ada, bob])
    await expect(
      messageOn(page, 'Voici mon carnet').getByRole('button', { name: 'Agrandir : Photo du message' }),
    ).toBeVisible()
  await bob.page.getByRole('button', { name: 'Agrandir : Photo du message' }).click()
  await expect(bob.page.getByRole('dialog').getByRole('img', { name: 'Photo du message' })).toBeVisible()
  await bob.page.evaluate(() => history.back())
  await expect(bob.page.getByRole('dialog')).toHaveCount(0)
  await expect(bob.page).toHaveURL(talk.path)
})

for (const language of ['fr', 'en'] as const)
  test(`the composer asks before it sends a text that tells who its author is (${language})`, async ({ member }) => {
    const say = wordsIn(language, 'chat')
    const [ada, bob] = [await member('Ada', { language, locale: localeOf(language) }), await member('Bob')]
    await speaks(ada.page, language)
    const talk = await talkBetween(ada, bob)
    await ada.page.goto(talk.path)
    await send(ada.page, 'Mon numéro : 06 12 34 56 78')
    const dialog = ada.page.getByRole('dialog', { name: say('Avant d’envoyer') })
    await expect(dialog).toContainText(say('Ce message contient un numéro de téléphone.'))
    await expectAccessible(ada.page)
    await dialog.getByRole('button', { name: say('Modifier') }).click()
    await expect(writeOn(ada.page)).toBeFocused()
    await expect(writeOn(ada.page)).toHaveValue('Mon numéro : 06 12 34 56 78')
    expect(await saidOn(ada.page)).toEqual([])
    await writeOn(ada.page).press('Enter')
    await dialog.getByRole('button', { name: say('Envoyer quand même') }).click()
    await expect(messageOn(ada.page, 'Mon numéro : 06 12 34 56 78')).toBeVisible()
  })

test('an address becomes a link that shows its true destination, and nothing of it is fetched', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  await says(bob, talk, 'Lisez https://banque.example@exemple.fr/compte et <b>vite</b>.')
  await ada.page.goto(talk.path)
  const link = messagesOn(ada.page).getByRole('link', { name: 'https://banque.example@exemple.fr/compte' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(messagesOn(ada.page).getByText('(mène vers exemple.fr)')).toBeVisible()
})

test('a reader far up in a long talk is not disturbed: earlier messages move nothing, and new ones are announced', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  for (let number = 1; number <= 70; number++) await says(number % 2 ? ada : bob, talk, `Message numéro ${number}`)
  // Without these marks the conversation would open where she had left off.
  await asks(ada, 'PUT', `/api/chat/conversations/${talk.id}/marks`, { deliveredSeq: 70, readSeq: 70 })
  const { page } = ada
  let answerOlder = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answerOlder = resolve
  })
  await page.route('**/rpc/chat/messages', async (route) => {
    if (route.request().postData()?.includes('"before"')) await isAnswered
    await route.continue()
  })
  await page.goto(talk.path)
  await expect(messageOn(page, 'Message numéro 70')).toBeInViewport()
  const scroller = messagesOn(page)
  // The list finds its place right after it opened, and may jump there once more, so scrolling is tried until it stays.
  const reachTop = (first: string) =>
    expect(async () => {
      await scroller.evaluate((element) => element.scrollTo({ top: 0 }))
      await expect(messageOn(page, first)).toBeInViewport({ timeout: 1_000 })
      const later = await scroller.evaluate(
        (element) => new Promise<number>((settle) => setTimeout(() => settle(element.scrollTop), 300)),
      )
      expect(later).toBeLessThan(5)
    }).toPass()
  await reachTop('Message numéro 21')
  await expect(scroller.getByText('Chargement...')).toBeVisible()
  const topOf = async () => (await messageOn(page, 'Message numéro 22').boundingBox())!.y
  const before = await topOf()
  answerOlder()
  await expect(messageOn(page, 'Message numéro 20')).toBeAttached()
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(3)
  await reachTop('Message numéro 1')
  await expect(scroller.getByText('Début de votre conversation')).toBeVisible()
  // Only those of the seventy messages that are near the screen are drawn.
  expect((await saidOn(page)).length).toBeLessThan(40)

  await says(bob, talk, 'Du nouveau')
  const pill = page.getByRole('button', { name: 'Nouveaux messages' })
  await expect(pill).toBeVisible()
  await expect(messageOn(page, 'Message numéro 3')).toBeInViewport()
  await expectAccessible(page)
  await pill.click()
  await expect(messageOn(page, 'Du nouveau')).toBeInViewport()
  await expect(pill).toHaveCount(0)
})

test('a talk opens at the first unread message, and counts as read once its end was reached', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  await says(ada, talk, 'Racontez-moi tout')
  for (let number = 1; number <= 40; number++) await says(bob, talk, `Récit ${number}`)
  const { page } = ada
  await page.goto(talk.path)
  await expect(messagesOn(page).getByText('Nouveaux messages', { exact: true })).toBeInViewport()
  await expect(messageOn(page, 'Récit 1')).toBeInViewport()
  await expect(messageOn(page, 'Récit 40')).not.toBeInViewport()
  await expect(page.getByRole('link', { name: 'Messages, 1 à lire' })).toBeVisible()
  await page.getByRole('button', { name: 'Aller au dernier message' }).click()
  await expect(messageOn(page, 'Récit 40')).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
})

test('the keyboard alone leads along the messages, into a menu, and back to the composer', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  for (const body of ['premier', 'deuxième', 'troisième']) await says(bob, talk, body)
  const { page } = ada
  await page.goto('/chat')
  await rowOf(page, bob.username).focus()
  await page.keyboard.press('Enter')
  await expect(writeOn(page)).toBeFocused()
  const dotsOf = (body: string) => messageOn(page, body).getByRole('button', { name: /^Actions pour/ })
  await dotsOf('troisième').focus()
  await page.keyboard.press('ArrowUp')
  await expect(dotsOf('deuxième')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(dotsOf('premier')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Répondre' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dotsOf('deuxième')).toBeFocused()
  // The Tab key reaches only one of all the messages.
  await expect(messagesOn(page).locator('[data-message-menu][tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Répondre' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(writeOn(page)).toBeFocused()
  await expect(page.getByText(`Réponse à ${bob.username}`)).toBeVisible()
})

test('the list and the talk take turns on a phone, Enter begins a line, and nothing is wider than the screen', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada', PHONE), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  await says(bob, talk, 'Un mot très très long sans espace : '.concat('a'.repeat(300)))
  const { page } = ada
  await page.goto('/chat')
  await rowOf(page, bob.username).click()
  await expect(page.getByRole('heading', { level: 1, name: bob.username })).toBeFocused()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await writeOn(page).fill('ligne')
  await writeOn(page).press('Enter')
  await writeOn(page).pressSequentially('suite')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect.poll(() => saidOn(page)).toContain('ligne\nsuite')
  expect(
    await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
  ).toEqual([360, 740])
  const urgent = page.getByRole('link', { name: '3114 prévention du suicide' })
  await expect(urgent).toBeInViewport()
  expect((await urgent.locator('..').boundingBox())!.height).toBeLessThan(56)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Retour aux conversations' }).click()
  await expect(rowOf(page, bob.username)).toBeFocused()
  await page.goBack()
  await expect(writeOn(page)).toBeVisible()
})

test('an unsent draft waits in its own talk, and is gone after signing out', async ({ member }) => {
  const [ada, bob, eve] = [await member('Ada'), await member('Bob'), await member('Eve')]
  const [withBob, withEve] = [await talkBetween(ada, bob), await talkBetween(ada, eve)]
  const { page } = ada
  await page.goto(withBob.path)
  await writeOn(page).fill('à finir')
  await rowOf(page, eve.username).click()
  await expect(writeOn(page)).toHaveValue('')
  await page.goto(withBob.path)
  await expect(writeOn(page)).toHaveValue('à finir')
  await page.getByRole('button', { name: /^Mon compte/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('à finir')
  expect(withEve.id).toBeTruthy()
})

test('a member who hides their reading is not told who read; presence works the same way', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  await bob.page.goto(talk.path)
  await ada.page.goto(talk.path)
  await expect(paneOn(ada.page).getByText('En ligne')).toBeVisible()
  await openSettings(ada.page, 'messages')
  const section = ada.page.getByRole('region', { name: 'Messages' })
  for (const name of ['Accusés de lecture', 'Présence']) {
    await section.getByRole('checkbox', { name }).click()
    await expect(section.getByRole('checkbox', { name })).not.toBeChecked()
  }
  await expectAccessible(ada.page)
  await expect.poll(() => asks(ada, 'GET', '/api/chat/manners')).toEqual({ showsReading: false, showsPresence: false })
  await ada.page.goto(talk.path)
  await send(ada.page, 'lu ou pas lu')
  await expect(messageOn(bob.page, 'lu ou pas lu')).toBeVisible()
  // A message marked as delivered would tell that somebody is there.
  await expect(messageOn(ada.page, 'lu ou pas lu')).toContainText('Envoyé')
  await expect(messageOn(ada.page, 'lu ou pas lu')).not.toContainText('Distribué')
  await expect(paneOn(ada.page).getByText(/ligne$/)).toHaveCount(0)
})

test('one short message may be left before a request is accepted; the member’s space lists and counts the talks', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const { page } = ada
  await page.goto('/chat')
  await expect(page.getByRole('heading', { name: 'Aucune conversation' })).toBeVisible()
  // Close cases are looked for by one act.
  await expect(page.getByRole('button', { name: 'Rechercher des cas proches' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /cas proches/ })).toHaveCount(0)
  await expectAccessible(page)
  const { id } = await asks<{ id: string }>(ada, 'POST', '/api/chat/requests', { memberId: await idOf(bob) })
  await expect(rowOf(page, bob.username)).toContainText('En attente de réponse')
  await rowOf(page, bob.username).click()
  await expect(page.getByText(/Vous pouvez laisser un mot/)).toBeVisible()
  await writeOn(page).fill('Voir exemple.fr')
  await expect(page.getByText(/^Pas de lien dans ce premier message/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeDisabled()
  await writeOn(page).fill('Bonjour')
  await writeOn(page).press('Enter')
  await expect(page.getByText(/^Votre demande attend une réponse/)).toBeVisible()
  await expect(writeOn(page)).toHaveCount(0)
  await bob.page.goto(`/chat?conversation=${id}`)
  await expect(messageOn(bob.page, 'Bonjour')).toBeVisible()
  await expect(writeOn(bob.page)).toHaveCount(0)

  const { requests } = await asks<{ requests: { id: string }[] }>(bob, 'GET', '/api/chat/requests')
  await asks(bob, 'PUT', `/api/chat/requests/${requests[0]!.id}/answer`, { isAccepted: true })
  await expect(writeOn(page)).toBeVisible()
  await page.goto('/dashboard')
  await expect(
    page.getByRole('list', { name: 'Ce que vous avez partagé' }).getByRole('link', { name: /^Conversations/ }),
  ).toContainText('1')
  await page
    .getByRole('list', { name: 'Ce que vous avez partagé' })
    .getByRole('link', { name: /^Conversations/ })
    .click()
  await expect(page).toHaveURL('/dashboard/chat')
  await rowOf(page, bob.username).click()
  await expect(page).toHaveURL(`/chat?conversation=${id}`)
})
