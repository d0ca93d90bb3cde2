import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectSeen, test } from '#tests/support/fixtures/callers.ts'
import { asks } from '#tests/support/fixtures/private-talk.ts'
import { aRoom, makeExpert } from '#tests/support/fixtures/room.ts'
import { expectAccessible, expectSaid } from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 } }

const chatOn = (page: Page) => page.getByRole('complementary', { name: 'Chat de la conférence' })
const rowOn = (page: Page, words: string) => chatOn(page).getByRole('listitem').filter({ hasText: words })
const fieldOn = (page: Page) => chatOn(page).getByRole('textbox')
const titleOn = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const isWithinScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

const onAirOn = (page: Page) => page.getByRole('region', { name: 'Votre passage à l’antenne' })

/** Waits until the broadcast is heard: the browser plays it with its sound, and time goes on. */
const expectSound = (page: Page) =>
  expect
    .poll(() =>
      page
        .getByLabel(/^Image de Dre Hélène Marchand/)
        .evaluate((video: HTMLVideoElement) =>
          video.paused || !(video.srcObject as MediaStream).getAudioTracks().length ? 0 : video.currentTime,
        ),
    )
    .toBeGreaterThan(0.5)

/** Waits until the voice comes, with or without a picture: the made-up microphone here beeps each second. */
const expectVoice = (page: Page) =>
  expect
    .poll(() =>
      page.getByLabel(/^Image de Dre Hélène Marchand/).evaluate(async (video: HTMLVideoElement) => {
        const context = new AudioContext()
        const analyser = context.createAnalyser()
        context.createMediaStreamSource(video.srcObject as MediaStream).connect(analyser)
        const heard = new Float32Array(analyser.fftSize)
        let loudest = 0
        for (let look = 0; look < 30; look++) {
          await new Promise((settle) => setTimeout(settle, 50))
          analyser.getFloatTimeDomainData(heard)
          loudest = Math.max(loudest, ...heard.map(Math.abs))
        }
        await context.close()
        return video.paused ? 0 : loudest
      }),
    )
    .toBeGreaterThan(0.01)

/** All that one needs is on a phone's screen at once, and there is one way out; so it stays when a keyboard takes half of it. */
async function expectOneScreen(page: Page, words: { leave: string; camera: string; send: string }) {
  const whole = { ratio: 1 } as const
  await expect(page.getByRole('region', { name: /^(Scène|Stage)$/ })).toBeInViewport(whole)
  for (const what of [
    page.getByRole('link', { name: words.leave }),
    page.getByRole('button', { name: words.camera }),
    page.getByRole('button', { name: 'Chat', exact: true }),
    page.getByRole('tab', { name: /^Questions/ }),
    page.getByRole('textbox'),
    page.getByRole('button', { name: words.send }),
  ])
    await expect(what).toBeInViewport(whole)
  const { width, height } = page.viewportSize()!
  const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width, height: 420 })
  for (const what of [page.getByRole('textbox'), page.getByRole('button', { name: words.send })])
    await expect(what).toBeInViewport(whole)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width, height })
}

async function say(page: Page, words: string) {
  await fieldOn(page).fill(words)
  await chatOn(page).getByRole('button', { name: 'Envoyer' }).click()
}

async function ask(page: Page, words: string, { isNameless = false } = {}) {
  await chatOn(page).getByText('Question à l’expert').click()
  if (isNameless) await chatOn(page).getByRole('checkbox', { name: 'Ne pas afficher mon nom' }).check()
  await say(page, words)
}

test('two members and the expert talk in the room; a question is approved, voted for, pinned and answered', {
  tag: ['@core', '@looks'],
}, async ({ member }) => {
  const expert = await makeExpert(await member('Hélène'))
  const [ada, bob] = [await member('Ada'), await member('Bob', PHONE)]
  const room = await aRoom({ expert, registered: [ada, bob] })
  for (const { page } of [ada, bob, expert]) {
    await page.goto(room.path)
    await expect(titleOn(page, 'Vivre avec des vertiges')).toBeVisible()
  }
  await expect(ada.page.getByText('avec Dre Hélène Marchand')).toBeVisible()
  await expect(ada.page.getByText('EN DIRECT')).toBeVisible()
  await expect(ada.page.getByText('Expert médical')).toBeVisible()
  await expect(ada.page.getByText('Vous êtes en écoute. Les questions passent par le chat.')).toBeVisible()
  for (const { page } of [ada, bob]) await expect(page.getByText('3 participants')).toBeVisible()
  await expectAccessible(ada.page)
  await expectAccessible(bob.page)
  await isWithinScreen(bob.page)

  await say(ada.page, 'Bonsoir à tous')
  await expectSaid(ada.page, 'Message envoyé')
  await expect(fieldOn(ada.page)).toHaveValue('')
  await expect(rowOn(bob.page, 'Bonsoir à tous')).toContainText(ada.username)
  await say(bob.page, 'Bonsoir !')
  await expect(rowOn(ada.page, 'Bonsoir !')).toContainText(bob.username)
  await say(expert.page, 'Bienvenue')
  await expect(rowOn(ada.page, 'Bienvenue').getByText('Expert', { exact: true })).toBeVisible()

  await ask(ada.page, 'Faut-il craindre la chaleur ?', { isNameless: true })
  await expectSaid(ada.page, 'Votre question a été envoyée à l’expert')
  const hers = rowOn(ada.page, 'craindre la chaleur')
  await expect(hers.getByText('En attente de validation')).toBeVisible()
  await expect(hers).toContainText('Nom non affiché')
  const theirs = rowOn(expert.page, 'craindre la chaleur')
  await expect(theirs.getByText('À valider')).toBeVisible()
  await expect(theirs).not.toContainText(ada.username)
  await say(bob.page, 'Bonne question à venir ?')
  await expect(rowOn(ada.page, 'à venir')).toBeVisible()
  await expect(rowOn(bob.page, 'craindre la chaleur')).toHaveCount(0)
  await expectAccessible(expert.page)

  await theirs.getByRole('button', { name: 'Valider' }).click()
  const his = rowOn(bob.page, 'craindre la chaleur')
  await expect(his).toContainText('Nom non affiché')
  await expect(his).not.toContainText(ada.username)
  await expect(hers.getByText('En attente de validation')).toHaveCount(0)
  const vote = his.getByRole('button', { name: /^Soutenir cette question/ })
  await vote.click()
  await expect(his.getByRole('button', { name: 'Soutenir cette question, 1 voix', pressed: true })).toBeVisible()
  await expect(hers.getByRole('button', { name: 'Soutenir cette question, 1 voix', pressed: false })).toBeVisible()

  await ask(bob.page, 'Et l’été prochain ?')
  await rowOn(expert.page, 'été prochain').getByRole('button', { name: 'Valider' }).click()
  await expect(rowOn(ada.page, 'été prochain')).toBeVisible()
  await chatOn(ada.page)
    .getByRole('tab', { name: /^Questions/ })
    .press('Enter')
  await expect(chatOn(ada.page).getByRole('tab', { name: 'Questions 2' })).toBeVisible()
  await expect(chatOn(ada.page).getByRole('listitem').first()).toContainText('craindre la chaleur')
  await expect(chatOn(ada.page).getByRole('listitem')).toHaveCount(2)

  await rowOn(expert.page, 'craindre la chaleur').hover()
  await rowOn(expert.page, 'craindre la chaleur')
    .getByRole('button', { name: /^Que faire du message/ })
    .click()
  await expert.page.getByRole('menuitem', { name: 'Épingler' }).click()
  await expect(chatOn(bob.page).getByText('Question épinglée').first()).toBeVisible()

  await rowOn(expert.page, 'craindre la chaleur').getByRole('button', { name: 'Répondre par écrit' }).click()
  await expert.page.getByRole('textbox', { name: 'Votre réponse écrite' }).fill('Non : buvez, et reposez-vous.')
  await expectAccessible(expert.page)
  await expert.page.getByRole('button', { name: 'Publier la réponse' }).click()
  await expect(his).toContainText('Non : buvez, et reposez-vous.')
  await expect(his).toContainText('Réponse de l’expert')
  await expect(chatOn(bob.page).getByText('Question épinglée')).toHaveCount(0)
  await expectAccessible(bob.page)

  // The staff announces something, and takes away a message that has no place there.
  await chatOn(expert.page).getByText('Annonce', { exact: true }).click()
  await say(expert.page, 'La rediffusion sera sur cette page.')
  await expect(rowOn(bob.page, 'La rediffusion sera')).toContainText('Annonce.')
  await expect(rowOn(bob.page, 'La rediffusion sera')).toContainText(/^[^.]+Expert\s+\d\d:\d\d/)
  await rowOn(expert.page, 'Bonsoir !').hover()
  await rowOn(expert.page, 'Bonsoir !')
    .getByRole('button', { name: /^Que faire du message/ })
    .click()
  await expert.page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await expert.page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(rowOn(expert.page, 'Bonsoir !')).toHaveCount(0)
  await expect(rowOn(bob.page, 'Bonsoir !')).toHaveCount(0)

  await asks(expert, 'PUT', `/api/conferences/${room.id}/end`)
  await expect(titleOn(bob.page, 'La conférence est terminée')).toBeFocused()
  await expectAccessible(bob.page)
  await bob.page.getByRole('link', { name: 'Relire les réponses' }).click()
  await expect(bob.page).toHaveURL(`/expert-conferences/${room.id}`)
  await expect(bob.page.getByText('Non : buvez, et reposez-vous.')).toBeVisible()
})

test('a member who is not registered, comes too early or follows a wrong address is told so', async ({ member }) => {
  const ada = await member('Ada', PHONE)
  const room = await aRoom({})
  const { page } = ada
  await page.goto(room.path)
  await expectSaid(page, 'Accès refusé Vous devez être inscrit pour accéder à cette conférence')
  await expect(page).toHaveURL('/expert-conferences')
  const early = await aRoom({ registered: [ada], isLive: false })
  await page.goto(early.path)
  await expectSaid(page, 'Conférence non disponible Cette conférence n’est pas en cours')
  await expect(page).toHaveURL('/expert-conferences')

  for (const wrong of [randomUUID(), 'nulle-part']) {
    await page.goto(`/conference/${wrong}`)
    await expect(titleOn(page, 'Conférence non trouvée')).toBeVisible()
  }
  await expectAccessible(page)
  await isWithinScreen(page)
  await page.getByRole('link', { name: 'Retour aux conférences' }).click()
  await expect(page).toHaveURL('/expert-conferences')
})

test('a message of 501 characters must be shortened, an unsent one stays and is sent once, and a reader further up is not moved', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const room = await aRoom({ registered: [ada, bob] })
  const { page } = ada
  await page.goto(room.path)
  await fieldOn(page).fill('a'.repeat(501))
  await expect(chatOn(page).getByText('1 caractère de trop')).toBeVisible()
  await expect(chatOn(page).getByRole('button', { name: 'Envoyer' })).toBeDisabled()
  await expectAccessible(page)
  await fieldOn(page).fill('a'.repeat(500))
  await expect(chatOn(page).getByRole('button', { name: 'Envoyer' })).toBeEnabled()

  await fieldOn(page).fill('Perdu en chemin')
  // The server keeps the message, and its answer is lost.
  await page.route('**/rpc/rooms/say', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await fieldOn(page).press('Enter')
  await expectSaid(page, 'Impossible d’envoyer le message')
  await expect(fieldOn(page)).toHaveValue('Perdu en chemin')
  await page.unroute('**/rpc/rooms/say')
  await fieldOn(page).press('Enter')
  await expect(fieldOn(page)).toHaveValue('')
  await expect(rowOn(page, 'Perdu en chemin')).toHaveCount(1)

  const says = (body: string) =>
    asks(bob, 'POST', `/api/conferences/${room.id}/room/messages`, { requestId: randomUUID(), body })
  for (let i = 1; i <= 15; i++) await says(`Ligne ${i} : ${'mot '.repeat(20)}`)
  await expect(rowOn(page, 'Ligne 15 :')).toBeInViewport()
  const list = chatOn(page).getByRole('region', { name: 'Messages de la conférence' })
  await list.evaluate((element) => element.scrollTo({ top: 0 }))
  await expect(chatOn(page).getByRole('button', { name: 'Aller au dernier message' })).toBeVisible()
  await says('Tout dernier mot')
  const newer = chatOn(page).getByRole('button', { name: '1 nouveau message' })
  await expect(newer).toBeVisible()
  expect(await list.evaluate((element) => element.scrollTop)).toBeLessThan(5)
  await newer.click()
  await expect(rowOn(page, 'Tout dernier mot')).toBeInViewport()
  await expect(newer).toHaveCount(0)

  // Messages sent while the network is away are there once it is back.
  await page.context().setOffline(true)
  await says('Pendant la coupure')
  await page.context().setOffline(false)
  await expect(rowOn(page, 'Pendant la coupure')).toBeVisible()
})

test('camera and microphone stay private; the chat is put away and comes back; in English on a phone', async ({
  member,
  device,
}) => {
  const { browser } = await device({ camera: 'blue' })
  const ada = await member('Ada', { device: browser, language: 'en', locale: 'en-GB', ...PHONE })
  const room = await aRoom({ registered: [ada] })
  const { page } = ada
  await page.addInitScript(() => {
    localStorage.setItem('vecu.language', 'en')
    Object.assign(window, { peers: 0 })
    const Peer = RTCPeerConnection
    window.RTCPeerConnection = class extends Peer {
      constructor(...given: ConstructorParameters<typeof Peer>) {
        super(...given)
        ;(window as unknown as { peers: number }).peers += 1
      }
    }
  })
  await page.goto(room.path)
  await expect(page.getByText('LIVE', { exact: true })).toBeVisible()
  await expectOneScreen(page, { leave: 'Leave', camera: 'Turn the camera on', send: 'Send' })
  await page.getByRole('button', { name: 'Turn the camera on' }).click()
  await expectSeen(page, 'Your picture, seen only by you', 'blue')
  await page.getByRole('button', { name: 'Turn the microphone on' }).click()
  await expect(page.getByRole('button', { name: 'Turn the microphone off' })).toBeVisible()
  await expectAccessible(page)
  await isWithinScreen(page)
  expect(await page.evaluate(() => (window as unknown as { peers: number }).peers)).toBe(0)
  await page.getByRole('button', { name: 'Turn the camera off' }).click()
  await expect(page.getByLabel('Your picture, seen only by you')).toHaveCount(0)

  const toggle = page.getByRole('button', { name: 'Chat', exact: true })
  const field = page.getByRole('complementary').getByRole('textbox')
  await field.fill('Does heat make it worse?')
  await toggle.press('Enter')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Conference chat' })).toBeVisible()
  await expect(field).toHaveValue('Does heat make it worse?')
  await page.getByRole('link', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/expert-conferences')
})

test('a member whose browser refuses the camera is told what to do', async ({ member, device }) => {
  const ada = await member('Ada', { device: (await device({ refuses: true })).browser })
  const room = await aRoom({ registered: [ada] })
  await ada.page.goto(room.path)
  await ada.page.getByRole('button', { name: 'Allumer la caméra' }).click()
  await expect(ada.page.getByRole('alert').filter({ hasText: 'refuse l’accès à la caméra' })).toBeVisible()
  await expectAccessible(ada.page)
})

test('the expert goes on air in red; members see and hear it, also after the expert left and came back', async ({
  member,
  device,
}) => {
  const phone = await device({ camera: 'red' })
  const expert = await makeExpert(await member('Hélène', { device: phone.browser }))
  const [ada, bob] = [
    await member('Ada', { device: (await device()).browser }),
    await member('Bob', { device: (await device()).browser, ...PHONE }),
  ]
  const room = await aRoom({ expert, registered: [ada, bob] })
  for (const { page } of [ada, bob, expert]) {
    await page.goto(room.path)
    await expect(page.getByText('La diffusion n’a pas encore commencé.')).toBeVisible()
  }

  await onAirOn(expert.page).getByRole('button', { name: 'Préparer mon passage' }).click()
  const green = expert.page.getByRole('dialog', { name: 'Avant de passer à l’antenne' })
  await expectSeen(expert.page, 'Votre image, comme on vous verra', 'red')
  await expect(green.getByRole('combobox', { name: 'Micro' })).toHaveValue(/Fake/)
  await expect(green.getByLabel('Niveau du micro')).toBeVisible()
  await expectAccessible(expert.page)
  // Nobody else sees anything of it yet.
  await expect(ada.page.getByLabel(/^Image de Dre Hélène Marchand/)).toHaveCount(0)
  await green.getByRole('button', { name: 'Passer à l’antenne' }).click()
  await expect(onAirOn(expert.page).getByText('Vous êtes à l’antenne')).toBeVisible()
  await expectSeen(expert.page, 'Votre image, comme elle est diffusée', 'red')
  for (const { page } of [ada, bob]) await expectSeen(page, /^Image de Dre Hélène Marchand/, 'red')
  for (const { page } of [ada, bob]) await expectSound(page)
  await expectAccessible(ada.page)
  await expectAccessible(bob.page)
  await isWithinScreen(bob.page)
  await expectAccessible(expert.page)

  await onAirOn(expert.page).getByRole('button', { name: 'Partager l’écran' }).click()
  await expectSeen(ada.page, /^Image de Dre Hélène Marchand/, 'neither')
  // The track ends as by the browser's own "stop sharing".
  await expert.page.getByLabel('Votre écran, comme il est diffusé').evaluate((video: HTMLVideoElement) => {
    const [track] = (video.srcObject as MediaStream).getVideoTracks()
    track!.stop()
    track!.dispatchEvent(new Event('ended'))
  })
  await expectSeen(ada.page, /^Image de Dre Hélène Marchand/, 'red')
  await onAirOn(expert.page).getByRole('button', { name: 'Couper le micro' }).click()
  await expect(onAirOn(expert.page).getByText('Votre micro est coupé')).toBeVisible()
  await onAirOn(expert.page).getByRole('button', { name: 'Activer le micro' }).click()

  // The expert is heard without being seen: the name stands where the picture was.
  await onAirOn(expert.page).getByRole('button', { name: 'Couper la caméra' }).click()
  await expect(onAirOn(expert.page).getByText('Votre image n’est pas diffusée')).toBeVisible()
  for (const { page } of [ada, bob]) await expect(page.getByText('Expert médical')).toBeVisible()
  for (const { page } of [ada, bob]) await expectVoice(page)
  await expectAccessible(expert.page)
  await onAirOn(expert.page).getByRole('button', { name: 'Allumer la caméra' }).click()
  for (const { page } of [ada, bob]) await expectSeen(page, /^Image de Dre Hélène Marchand/, 'red')

  // The expert's page leaves without a word, and comes back.
  await expert.page.reload()
  await expect(ada.page.getByText('La diffusion est en pause.')).toBeVisible()
  await expect(ada.page.getByText('Expert médical')).toBeVisible()
  await onAirOn(expert.page).getByRole('button', { name: 'Revenir à l’antenne' }).click()
  await expectSeen(expert.page, 'Votre image, comme on vous verra', 'red')
  await green.getByRole('button', { name: 'Passer à l’antenne' }).click()
  for (const { page } of [ada, bob]) await expectSeen(page, /^Image de Dre Hélène Marchand/, 'red')

  await onAirOn(expert.page).getByRole('button', { name: 'Quitter l’antenne' }).click()
  for (const { page } of [ada, bob]) await expect(page.getByText('La diffusion est en pause.')).toBeVisible()
})
