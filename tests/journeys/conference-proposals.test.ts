import { randomUUID } from 'node:crypto'
import { makeAdmin } from '#tests/support/fixtures/announced-conference.ts'
import { makeStaff } from '#tests/support/fixtures/staff.ts'
import { expect, expectAccessible, expectSaid, test } from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const LIST = '/expert-conferences'

test('a professional proposes on a phone, the staff sends it back with a comment and then announces it; each answer is told', async ({
  member,
  visitor,
}) => {
  const word = randomUUID().slice(0, 8)
  const title = `Mieux dormir ${word}`

  // A visitor is led to an account, and a member without the badge to the page where it is asked for.
  const { page: stranger } = await visitor()
  await stranger.goto(LIST)
  await stranger.getByRole('link', { name: 'Proposer une conférence' }).click()
  await expect(stranger.getByRole('link', { name: 'Se connecter ou créer un compte' })).toBeVisible()
  const plain = await member('Paul')
  await plain.page.goto(`${LIST}?proposer=oui`)
  await plain.page.getByRole('link', { name: 'Demander le badge' }).click()
  await expect(plain.page).toHaveURL('/settings/professional')

  const doctor = await makeStaff(await member('Nadia', PHONE), 'medical_professional')
  const { page } = doctor
  await page.goto(LIST)
  await page.getByRole('link', { name: 'Proposer une conférence' }).click()
  const form = page.getByRole('form', { name: 'Votre proposition' })
  await expect(form.getByRole('textbox', { name: 'Titre' })).toBeVisible()
  await expect(form.getByText('Compte qui diffuse')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await form.getByRole('button', { name: 'Envoyer à l’équipe' }).click()
  await expect(form.getByRole('textbox', { name: 'Titre' })).toBeFocused()
  await form.getByRole('textbox', { name: 'Titre' }).fill(title)
  await form.getByRole('textbox', { name: 'Description' }).fill('Ce qui aide à dormir malgré la douleur.')
  // A draft survives a reload.
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Titre' })).toHaveValue(title)
  await form.getByRole('textbox', { name: 'Nom annoncé' }).fill('Dre Nadia Bensaïd')
  await form.getByRole('textbox', { name: 'Date' }).fill('12/12/2027')
  await form.getByRole('textbox', { name: 'Heure' }).fill('19h30')
  await form.getByRole('button', { name: 'Envoyer à l’équipe' }).click()
  const mine = page.getByRole('article').filter({ hasText: title })
  await expect(mine.getByText('À lire par l’équipe')).toBeVisible()

  const admin = await member('Ines')
  await makeAdmin(admin)
  await admin.page.goto(`${LIST}?propositions=oui`)
  const received = admin.page.getByRole('article').filter({ hasText: title })
  await expect(received.getByText(doctor.username)).toBeVisible()
  await expectAccessible(admin.page)
  await received.getByRole('textbox', { name: 'Un mot à la personne qui propose' }).fill('Une heure plus tôt ?')
  // A draft survives a reload.
  await admin.page.reload()
  await expect(received.getByRole('textbox', { name: 'Un mot à la personne qui propose' })).toHaveValue(
    'Une heure plus tôt ?',
  )
  await received.getByRole('button', { name: 'Renvoyer pour modification' }).click()
  await expect(received).toHaveCount(0)

  await page.goto('/notifications')
  await page.getByRole('link', { name: /Votre proposition vous revient/ }).click()
  await expect(mine.getByText('Une heure plus tôt ?')).toBeVisible()
  await mine.getByRole('button', { name: `Modifier : ${title}`.replace(' :', '\u00a0:') }).click()
  const again = page.getByRole('form', { name: 'Modifier votre proposition' })
  await again.getByRole('textbox', { name: 'Heure' }).fill('18:30')
  await again.getByRole('button', { name: 'Renvoyer à l’équipe' }).click()
  await expect(mine.getByText('À lire par l’équipe')).toBeVisible()

  await admin.page.reload()
  await received.getByRole('button', { name: /^Accepter/ }).click()
  const announcing = admin.page.getByRole('form', { name: 'Annoncer une conférence' })
  await expect(announcing.getByRole('textbox', { name: 'Titre' })).toHaveValue(title)
  await expect(announcing.getByRole('textbox', { name: 'Heure' })).toHaveValue('18:30')
  await announcing.getByRole('button', { name: 'Annoncer' }).click()
  await expect(admin.page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.goto('/notifications')
  await page.getByRole('link', { name: /Votre conférence est acceptée/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('members ask for topics and vote, by the keyboard too; the staff merges two topics', async ({ member }) => {
  const word = randomUUID().slice(0, 8)
  const [ada, bob] = [await member('Ada', PHONE), await member('Bob')]
  const { page } = ada
  await page.goto(LIST)
  const topics = page.getByRole('region', { name: 'Les sujets que vous attendez' })
  const field = topics.getByRole('textbox', { name: 'Demander un sujet' })
  await field.fill('Oui')
  await topics.getByRole('button', { name: 'Demander', exact: true }).click()
  await expect(topics.getByText('Quelques lettres de plus', { exact: false })).toBeVisible()
  await field.fill(`La douleur au travail ${word}`)
  // A typed topic survives a reload.
  await page.reload()
  await expect(field).toHaveValue(`La douleur au travail ${word}`)
  await topics.getByRole('button', { name: 'Demander', exact: true }).click()
  await expectSaid(page, 'Sujet demandé')
  await expect(field).toHaveValue('')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const asked = await bob.page.context().request.post('/api/conference-topics', {
    data: { requestId: randomUUID(), title: `Travailler avec la douleur ${word}` },
  })
  expect(asked.status()).toBe(201)
  const { page: his } = bob
  await his.goto(LIST)
  const list = his.getByRole('region', { name: 'Les sujets que vous attendez' })
  const showAll = async (region: typeof list) => {
    const more = region.getByRole('button', { name: /^Voir l/ })
    await expect(region.getByRole('listitem').first()).toBeVisible()
    if ((await more.count()) > 0) await more.click()
  }
  await showAll(list)
  const vote = list.getByRole('button', { name: new RegExp(`pour.*La douleur au travail ${word}`) })
  await expect(vote).toHaveAttribute('aria-pressed', 'false')
  await vote.focus()
  await his.keyboard.press('Space')
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await expect(vote).toHaveText('2')
  await expect(list.getByText(ada.username)).toHaveCount(0)

  const moderator = await makeStaff(await member('Mona'), 'moderator')
  await moderator.page.goto(LIST)
  const hers = moderator.page.getByRole('region', { name: 'Les sujets que vous attendez' })
  await showAll(hers)
  await hers.getByRole('button', { name: new RegExp(`Fermer ou réunir.*Travailler avec la douleur ${word}`) }).click()
  const sheet = moderator.page.getByRole('dialog')
  await sheet
    .getByRole('combobox', { name: 'Donner ses votes à' })
    .selectOption({ label: `La douleur au travail ${word}` })
  await sheet.getByRole('button', { name: 'Réunir' }).click()
  await expect(hers.getByText(`Travailler avec la douleur ${word}`)).toHaveCount(0)
  await expect(hers.getByText(`La douleur au travail ${word}`)).toBeVisible()
})
