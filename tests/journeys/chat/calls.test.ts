import {
  answer,
  callersBetween,
  callOn,
  expect,
  expectHeard,
  expectSeen,
  previewOn,
  ring,
  ringFrom,
  ringingOn,
  smallCallOn,
  test,
} from '#tests/support/fixtures/callers.ts'
import { asks, messageOn, talkBetween, writeOn } from '#tests/support/fixtures/private-talk.ts'
import { expectAccessible, expectSaid } from '#tests/support/journey.ts'

/** Time for two browsers, a server and a database on one small machine. */
const LONG = { timeout: 60_000 }
const PHONE = { viewport: { width: 360, height: 740 } }

test('a call rings wherever the callee is; each side sees the other’s camera, a screen is shared and the camera comes back', async ({
  member,
  device,
}) => {
  const ada = await member('Ada', { device: (await device({ camera: 'red' })).browser })
  const bob = await member('Bob', { device: (await device({ camera: 'blue' })).browser, ...PHONE })
  const talk = await callersBetween(ada, bob)
  await ada.page.goto(talk.path)
  await bob.page.goto('/feed')

  await ada.page.getByRole('button', { name: `Appeler ${bob.username}` }).click()
  const preview = previewOn(ada, bob)
  await expect(preview.getByText('Caméra coupée')).toBeVisible()
  await expect(preview.getByRole('combobox', { name: 'Micro' })).toHaveValue(/Fake/, LONG)
  await preview.getByRole('button', { name: 'Allumer la caméra' }).click()
  await expectSeen(ada.page, 'Votre image, comme on vous verra', 'red')
  await expectAccessible(ada.page)
  await ringFrom(preview)

  const ringing = ringingOn(bob, ada)
  await expect(ringing).toBeVisible(LONG)
  // The focus goes to the words, not to a button: somebody who is writing at that moment answers nothing by a key.
  await expect(ringing.getByText(`${ada.username} vous appelle`)).toBeFocused()
  await expectAccessible(bob.page)
  await expect(callOn(ada, bob).getByRole('status').first()).toContainText(`Vous appelez ${bob.username}`)
  await expectAccessible(ada.page)
  await answer(bob, ada)

  const [hers, his] = [callOn(ada, bob), callOn(bob, ada)]
  for (const call of [hers, his]) await expect(call.getByRole('status').first()).toHaveText('En communication', LONG)
  for (const { page } of [ada, bob]) await expectHeard(page)
  await expectSeen(bob.page, `Image de ${ada.username}`, 'red')
  await expect(hers.getByText('Caméra coupée')).toBeVisible()
  await his.getByRole('button', { name: 'Allumer la caméra' }).click()
  await expectSeen(ada.page, `Image de ${bob.username}`, 'blue')
  await expect(hers.getByRole('timer')).not.toHaveText('0:00')
  await expectAccessible(ada.page)
  await expectAccessible(bob.page)
  expect(await bob.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

  await hers.getByRole('button', { name: 'Couper le micro' }).press('Enter')
  await expect(his.getByText('Micro coupé')).toBeVisible(LONG)
  await hers.getByRole('button', { name: 'Activer le micro' }).press('Enter')
  await expect(his.getByText('Micro coupé')).toHaveCount(0, LONG)

  await hers.getByRole('button', { name: 'Partager l’écran' }).click()
  await expectSeen(bob.page, `Écran partagé par ${ada.username}`, 'neither')
  // The track ends as by the browser's own "stop sharing".
  await ada.page.getByLabel('Vous partagez votre écran').evaluate((video: HTMLVideoElement) => {
    const [track] = (video.srcObject as MediaStream).getVideoTracks()
    track!.stop()
    track!.dispatchEvent(new Event('ended'))
  })
  await expectSeen(bob.page, `Image de ${ada.username}`, 'red')

  await hers.getByRole('button', { name: 'Couper la caméra' }).click()
  await expect(his.getByText('Caméra coupée')).toBeVisible(LONG)
  await his.getByRole('button', { name: 'Raccrocher' }).click()
  await expect(his).toHaveCount(0)
  await expect(hers.getByRole('status').first()).toHaveText('Appel terminé', LONG)
  await expect(hers.getByRole('button', { name: 'Fermer' })).toBeFocused()
  await expectAccessible(ada.page)
  await hers.getByRole('button', { name: 'Fermer' }).click()
  await expect(ada.page.getByRole('button', { name: `Appeler ${bob.username}` })).toBeFocused()
})

test('a call is declined, cancelled or unanswered, and a member in a call is busy', async ({ member, device }) => {
  const { browser } = await device()
  const [ada, bob, eve] = [
    await member('Ada', { device: browser }),
    await member('Bob', { device: browser }),
    await member('Ève', { device: browser }),
  ]
  const talk = await callersBetween(ada, bob)
  const other = await callersBetween(eve, bob)
  await ada.page.goto(talk.path)
  await bob.page.goto('/chat')

  await ring(ada, bob)
  await ringingOn(bob, ada).getByRole('button', { name: 'Décliner' }).click()
  await expect(callOn(ada, bob).getByRole('status').first()).toHaveText(
    `${bob.username} n’est pas disponible pour le moment`,
    LONG,
  )
  await callOn(ada, bob).getByRole('button', { name: 'Fermer' }).click()

  await ring(ada, bob)
  await expect(ringingOn(bob, ada)).toBeVisible(LONG)
  await eve.page.goto(other.path)
  await ring(eve, bob)
  await expect(eve.page.getByRole('alert').filter({ hasText: 'déjà en appel' })).toBeVisible(LONG)
  await callOn(ada, bob).getByRole('button', { name: 'Annuler l’appel' }).click()
  await expect(callOn(ada, bob)).toHaveCount(0)
  await expect(ringingOn(bob, ada)).toHaveCount(0, LONG)

  await ring(ada, bob)
  await expect(ringingOn(bob, ada)).toBeVisible(LONG)
  await expect(callOn(ada, bob).getByRole('status').first()).toHaveText(`${bob.username} n’a pas répondu`, {
    timeout: 90_000,
  })
  await expect(ringingOn(bob, ada)).toHaveCount(0, LONG)
})

test('only the tab that answers is in the call, and another page of that tab rejoins it', async ({
  member,
  device,
}) => {
  const { browser } = await device()
  const [ada, bob] = [await member('Ada', { device: browser }), await member('Bob', { device: browser })]
  const talk = await callersBetween(ada, bob)
  await ada.page.goto(talk.path)
  await bob.page.goto('/chat')
  const second = await bob.page.context().newPage()
  await ring(ada, bob)
  await expect(ringingOn(bob, ada)).toBeVisible(LONG)
  // A page that is opened while it rings rings too.
  await second.goto('/feed')
  const there = { ...bob, page: second }
  await expect(ringingOn(there, ada)).toBeVisible(LONG)
  await answer(there, ada)
  await expect(ringingOn(bob, ada)).toHaveCount(0, LONG)
  await expect(callOn(bob, ada)).toHaveCount(0)
  await expect(callOn(ada, bob).getByRole('status').first()).toHaveText('En communication', LONG)
  await second.goto('/legal/terms')
  await expect(callOn(there, ada).getByRole('status').first()).toHaveText('En communication', LONG)
  await expect(callOn(bob, ada)).toHaveCount(0)
  await callOn(there, ada).getByRole('button', { name: 'Raccrocher' }).click()
  await expect(callOn(ada, bob).getByRole('status').first()).toHaveText('Appel terminé', LONG)
})

test('a minimised call leaves the page usable, by the keyboard too, and can be enlarged again', async ({
  member,
  device,
}) => {
  const ada = await member('Ada', { device: (await device()).browser })
  const bob = await member('Bob', { device: (await device({ camera: 'blue' })).browser, ...PHONE })
  const talk = await callersBetween(ada, bob)
  await ada.page.goto(talk.path)
  await bob.page.goto('/feed')
  await ring(ada, bob)
  await expect(ringingOn(bob, ada)).toBeVisible(LONG)
  await expect(bob.page).toHaveTitle(`${ada.username} vous appelle`)
  await ringingOn(bob, ada).getByRole('button', { name: 'Choisir micro et caméra' }).click()
  await expect(ringingOn(bob, ada).getByRole('combobox', { name: 'Micro' })).toHaveValue(/Fake/, LONG)
  await ringingOn(bob, ada).getByRole('button', { name: 'Allumer la caméra' }).click()
  await expectSeen(bob.page, 'Votre image, comme on vous verra', 'blue')
  await expectAccessible(bob.page)
  await answer(bob, ada)
  await expect(bob.page).toHaveTitle(/Fil d’actualité/)
  await expectSeen(ada.page, `Image de ${bob.username}`, 'blue')

  const [large, small] = [callOn(ada, bob), smallCallOn(ada, bob)]
  await ada.page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  await expect(small.getByRole('button', { name: 'Agrandir l’appel' })).toBeFocused()
  await expectSeen(ada.page, `Image de ${bob.username}`, 'blue')
  await expectHeard(ada.page)
  await expectAccessible(ada.page)
  await writeOn(ada.page).fill('Je vous écris pendant l’appel')
  await writeOn(ada.page).press('Enter')
  await expect(messageOn(ada.page, 'Je vous écris pendant l’appel')).toBeVisible()
  const corner = async () => Math.round((await small.boundingBox())!.y)
  const before = await corner()
  await small.getByRole('button', { name: 'Déplacer l’appel' }).press('Enter')
  await expect.poll(corner).toBeGreaterThan(before)
  await ada.page.getByRole('link', { name: 'Fil d’actualité' }).first().click()
  await expect(small.getByRole('timer')).toBeVisible()
  await small.getByRole('button', { name: 'Agrandir l’appel' }).press('Enter')
  await expect(large.getByRole('button', { name: 'Couper le micro' })).toBeFocused()
  await expectHeard(ada.page)

  await callOn(bob, ada).getByRole('button', { name: 'Réduire l’appel' }).click()
  await expect(smallCallOn(bob, ada)).toBeVisible()
  await expectAccessible(bob.page)
  expect(await bob.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await large.getByRole('button', { name: 'Raccrocher' }).click()
  await expect(large).toHaveCount(0)
  await expect(smallCallOn(bob, ada).getByRole('status').first()).toHaveText('Appel terminé', LONG)
  await smallCallOn(bob, ada).getByRole('button', { name: 'Fermer' }).click()
  await expect(smallCallOn(bob, ada)).toHaveCount(0)
})

test('a member whose browser refuses microphone and camera is told what to do, and may call all the same', async ({
  member,
  device,
}) => {
  const ada = await member('Ada', { device: (await device({ refuses: true })).browser, ...PHONE })
  const bob = await member('Bob', { device: (await device({ camera: 'blue' })).browser })
  const talk = await callersBetween(ada, bob)
  await ada.page.goto(talk.path)
  await bob.page.goto('/feed')
  await ada.page.getByRole('button', { name: `Appeler ${bob.username}` }).click()
  const preview = previewOn(ada, bob)
  await expect(preview.getByRole('alert').first()).toContainText('Votre navigateur refuse l’accès au micro', LONG)
  await preview.getByRole('button', { name: 'Allumer la caméra' }).click()
  await expect(preview.getByRole('alert').first()).toContainText('Votre navigateur refuse l’accès à la caméra')
  await expectAccessible(ada.page)
  await preview.getByRole('button', { name: 'Réessayer' }).click()
  await ringFrom(preview)
  await answer(bob, ada)
  await expect(callOn(bob, ada).getByText('Micro coupé')).toBeVisible(LONG)
  await callOn(bob, ada).getByRole('button', { name: 'Allumer la caméra' }).click()
  await expectSeen(ada.page, `Image de ${bob.username}`, 'blue')
})

test('a reload during a call rejoins it, on either side, and the other side is told', async ({ member, device }) => {
  const ada = await member('Ada', { device: (await device({ camera: 'red' })).browser })
  const bob = await member('Bob', { device: (await device({ camera: 'blue' })).browser, ...PHONE })
  const talk = await callersBetween(ada, bob)
  await ada.page.goto(talk.path)
  await bob.page.goto('/feed')
  await ring(ada, bob)
  await answer(bob, ada)
  const [hers, his] = [callOn(ada, bob), callOn(bob, ada)]
  for (const call of [hers, his]) await expect(call.getByRole('status').first()).toHaveText('En communication', LONG)
  await hers.getByRole('button', { name: 'Allumer la caméra' }).click()
  await expectSeen(bob.page, `Image de ${ada.username}`, 'red')

  // The member who was called leaves for a moment, then comes back.
  await bob.page.goto('about:blank')
  await expect(hers.getByRole('status').first()).toContainText(`${bob.username} recharge sa page ou l’a quittée`, LONG)
  await expectAccessible(ada.page)
  await bob.page.goto('/feed')
  await expect(his.getByRole('status').first()).toHaveText('En communication', LONG)
  await expect(hers.getByRole('status').first()).toHaveText('En communication', LONG)
  await expectSeen(bob.page, `Image de ${ada.username}`, 'red')
  await expectHeard(ada.page)
  await his.getByRole('button', { name: 'Allumer la caméra' }).click()
  await expectSeen(ada.page, `Image de ${bob.username}`, 'blue')

  // The member who called reloads: their camera stays off until they turn it on.
  await ada.page.reload()
  await expect(hers.getByRole('status').first()).toHaveText('En communication', LONG)
  await expect(his.getByRole('status').first()).toHaveText('En communication', LONG)
  await expectSeen(ada.page, `Image de ${bob.username}`, 'blue')
  await expect(his.getByText('Caméra coupée')).toBeVisible(LONG)
  await hers.getByRole('button', { name: 'Raccrocher' }).click()
  await expect(his.getByRole('status').first()).toHaveText('Appel terminé', LONG)

  // A reload does not lead back into a call that is over.
  await ada.page.reload()
  await expect(ada.page.getByRole('banner')).toBeVisible()
  await expect(hers).toHaveCount(0)
})

test('a browser that is killed ends the call for the other', async ({ member, device }) => {
  const phone = await device()
  const ada = await member('Ada', { device: (await device()).browser })
  const bob = await member('Bob', { device: phone.browser })
  const talk = await callersBetween(ada, bob)
  await ada.page.goto(talk.path)
  await bob.page.goto('/feed')
  await ring(ada, bob)
  await answer(bob, ada)
  const status = callOn(ada, bob).getByRole('status').first()
  await expect(status).toHaveText('En communication', LONG)
  await phone.kill()
  await expect(status).toHaveText('Reconnexion...', LONG)
  await expect(status).toHaveText('La connexion a été perdue', { timeout: 120_000 })
  await expect(callOn(ada, bob).getByRole('link', { name: 'Ouvrir la conversation' })).toBeVisible()
})

test('a member proposes a video call, the other accepts, and then either may call', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob', PHONE)]
  const talk = await talkBetween(ada, bob)
  await ada.page.goto(talk.path)
  await bob.page.goto('/chat')
  await ada.page.getByRole('button', { name: 'Proposer un appel vidéo' }).click()
  const asking = ada.page.getByRole('dialog', { name: /^Proposer un appel vidéo/ })
  await expect(asking).toBeVisible()
  await expectAccessible(ada.page)
  await asking.getByRole('button', { name: 'Proposer' }).click()
  await expectSaid(ada.page, 'Proposition envoyée')
  await expect(ada.page.getByText('Appel vidéo proposé')).toBeVisible()

  const request = bob.page.getByRole('article', { name: ada.username })
  await expect(request).toContainText('vous propose un appel vidéo')
  await request.getByRole('button', { name: `Accepter la demande de ${ada.username}` }).click()
  await expect(bob.page).toHaveURL(new RegExp(talk.id))
  await expect(bob.page.getByRole('button', { name: `Appeler ${ada.username}` })).toBeVisible()
  await expect(ada.page.getByRole('button', { name: `Appeler ${bob.username}` })).toBeVisible()
  const { can } = await asks<{ can: { call: boolean } }>(bob, 'GET', `/api/chat/conversations/${talk.id}`)
  expect(can.call).toBe(true)
})
