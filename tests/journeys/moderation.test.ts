import type { Page } from '@playwright/test'
import { act, asks, idOf, says, talkBetween, writeOn } from '#tests/support/fixtures/private-talk.ts'
import { makeStaff } from '#tests/support/fixtures/staff.ts'
import { choose, commentBy, commentOn, postBy } from '#tests/support/fixtures/talk.ts'
import {
  expect,
  expectAccessible,
  expectSaid,
  greetingOn,
  type Member,
  PASSWORD,
  sendFrom,
  test,
} from '#tests/support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

const titleOn = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const isWithinScreen = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
const caseOn = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })
const statementOn = (page: Page) => page.getByRole('textbox', { name: 'Raisons' })
const hiddenOn = (page: Page) => page.getByText('Masqué par la modération', { exact: true })

/** Sends a report, as the member's browser would. */
const reports = (member: Member, kind: string, id: string, reason = 'harassment') =>
  asks<{ code: string }>(member, 'POST', '/api/moderation/reports', {
    requestId: crypto.randomUUID(),
    subject: { kind, id },
    reason,
    details: 'Des mots qui blessent.',
    isSincere: true,
  })

/** Opens the case with these words from the queue. */
async function openCase(page: Page, words: string) {
  await page.goto('/admin/moderation')
  await caseOn(page, words).getByRole('link').click()
  await expect(page).toHaveURL(/\/admin\/moderation\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Ce qui est signalé' })).toBeVisible()
}

/** Waits for a mail with this subject, and answers its text. */
async function mailSaying({ email, mails }: Member, subject: string): Promise<string> {
  const found = () => mails(email).find((mail) => mail.includes(subject))
  await expect.poll(() => found() !== undefined).toBe(true)
  return found() ?? ''
}

test('a report leads to a decision, the decision to an appeal, and the appeal restores the post; each side is told', {
  tag: ['@core', '@looks'],
}, async ({ member }) => {
  const [alice, bob] = [await member('Alice'), await member('Bob')]
  const mona = await makeStaff(await member('Mona'), 'moderator')
  const nora = await makeStaff(await member('Nora'), 'moderator')
  const his = await postBy(bob)
  await mona.page.goto('/admin/moderation')
  await expect(titleOn(mona.page, 'Modération')).toBeVisible()

  // Alice reports by the keyboard, and her draft survives a reload.
  const { page } = alice
  await page.goto(his.path)
  await choose(page, page.getByRole('button', { name: `Actions pour « ${his.title} »` }), 'Signaler')
  await expect(page).toHaveURL(`/signaler?kind=post&id=${his.id}`)
  await expect(titleOn(page, 'Signaler un contenu')).toBeFocused()
  await page.getByRole('radio', { name: /^Du harcèlement/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('textbox', { name: /^En quelques mots/ }).fill('Des insultes à chaque ligne.')
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Du harcèlement/ })).toBeChecked()
  await expect(page.getByRole('textbox', { name: /^En quelques mots/ })).toHaveValue('Des insultes à chaque ligne.')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('button', { name: 'Envoyer le signalement' }).press('Enter')
  await expect(page.getByRole('checkbox')).toBeFocused()
  await expect(page.getByText(/^Cette case est nécessaire/)).toBeVisible()
  // A control half under the header would count as too small a target, so the page is looked at from its top.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await page.getByRole('checkbox').press('Space')
  await page.getByRole('button', { name: 'Envoyer le signalement' }).press('Enter')
  await expect(titleOn(page, 'Votre signalement est arrivé')).toBeFocused()
  const code = (await page.getByText(/^VECU-/).textContent()) ?? ''
  await expectAccessible(page)
  expect(await mailSaying(alice, 'Votre signalement est bien reçu')).toContain(code)

  // The case reaches the queue without a reload. Mona takes it, and hides the post.
  await expect(caseOn(mona.page, his.title)).toBeVisible()
  await expectAccessible(mona.page)
  await caseOn(mona.page, his.title).getByRole('link').click()
  await expect(titleOn(mona.page, 'Publication : Du harcèlement')).toBeVisible()
  await mona.page.getByRole('button', { name: 'Prendre le dossier' }).click()
  await expect(mona.page.getByText('Vous avez pris ce dossier')).toBeVisible()
  await expect(mona.page.getByText('Des insultes à chaque ligne.')).toBeVisible()
  await page.getByRole('link', { name: 'Mes signalements et décisions' }).click()
  await expect(page.getByText('Une personne de l’équipe l’examine.')).toBeVisible()

  await mona.page.getByRole('button', { name: /^Décider et prévenir/ }).click()
  await expect(mona.page.getByText('Choisissez ce qu’il advient du contenu')).toBeVisible()
  await mona.page.getByRole('radio', { name: /^Le masquer/ }).check()
  await mona.page.getByRole('radio', { name: /^Avertissement/ }).check()
  await mona.page.getByRole('button', { name: 'Commencer par un modèle' }).click()
  await expect(statementOn(mona.page)).toBeFocused()
  await mona.page.getByRole('button', { name: /^Décider et prévenir/ }).click()
  await expect(mona.page.getByText(/^Remplacez le passage entre crochets/)).toBeVisible()
  await expect(statementOn(mona.page)).toBeFocused()
  const template = await statementOn(mona.page).inputValue()
  await statementOn(mona.page).fill(template.replace(/\[.*\]/, 'Le texte vise une personne et la rabaisse.'))
  // The choices survive a reload with the text.
  await mona.page.reload()
  await expect(mona.page.getByRole('radio', { name: /^Le masquer/ })).toBeChecked()
  await expect(mona.page.getByRole('radio', { name: /^Avertissement/ })).toBeChecked()
  await expect(statementOn(mona.page)).toHaveValue(/Le texte vise une personne et la rabaisse/)
  await mona.page.getByText('Ce que chaque côté recevra').click()
  await expectAccessible(mona.page)
  await mona.page.getByRole('button', { name: /^Décider et prévenir/ }).click()
  await expectSaid(mona.page, 'Décision enregistrée')
  await expect(mona.page.getByRole('heading', { level: 2, name: 'Décisions' })).toBeVisible()

  // Each side reads the decision with its reasons; the post is gone for all but its author.
  await mailSaying(bob, 'Une décision de modération vous concerne')
  await mailSaying(alice, 'Une décision a été prise sur votre signalement')
  await expect(page.getByText('Après examen, nous avons agi.')).toBeVisible()
  await page.getByRole('link', { name: 'Lire la décision' }).click()
  await expect(titleOn(page, 'Le contenu signalé est masqué')).toBeVisible()
  await expect(page.getByText('Le texte vise une personne et la rabaisse.')).toBeVisible()
  // The reporter is not told of the measure against the author's account.
  await expect(page.getByText(/avertissement/i)).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(his.path)
  await expect(titleOn(page, 'Post introuvable')).toBeVisible()

  await bob.page.goto('/notifications?filtre=moderation')
  await bob.page.getByRole('link', { name: /Une décision concerne ce que vous avez écrit/ }).click()
  await expect(titleOn(bob.page, 'Un de vos contenus est masqué')).toBeVisible()
  await bob.page.goto(his.path)
  await expect(hiddenOn(bob.page)).toBeVisible()
  await bob.page.getByRole('link', { name: 'voir pourquoi' }).click()
  await expect(titleOn(bob.page, 'Un de vos contenus est masqué')).toBeVisible()
  await expect(bob.page.getByText('C’est un avertissement : votre compte n’est pas limité.')).toBeVisible()
  await expectAccessible(bob.page)

  // Bob appeals, once; the moderator who decided does not answer, another does.
  const appeal = bob.page.getByRole('textbox', { name: 'Ce qui vous semble injuste' })
  await appeal.fill('Trop court')
  await bob.page.getByRole('button', { name: 'Demander une relecture' }).click()
  await expect(appeal).toBeFocused()
  await expect(bob.page.getByText('Minimum 20 caractères requis')).toBeVisible()
  await appeal.fill('Je parlais de moi, et de personne d’autre : relisez la première phrase.')
  await bob.page.reload()
  await expect(appeal).toHaveValue('Je parlais de moi, et de personne d’autre : relisez la première phrase.')
  await bob.page.getByRole('button', { name: 'Demander une relecture' }).click()
  await expect(bob.page.getByText('En attente de relecture', { exact: true })).toBeVisible()
  await expect(appeal).toHaveCount(0)
  await expect(mona.page.getByText(/^Cette décision est la vôtre/)).toBeVisible()
  await expect(mona.page.getByRole('button', { name: /(Prendre|Rendre) le dossier/ })).toHaveCount(0)
  await expect(mona.page.getByRole('button', { name: 'Répondre aux deux côtés' })).toHaveCount(0)

  await nora.page.goto('/admin/moderation')
  await nora.page.getByRole('tab', { name: /^Contestés/ }).click()
  await expect(nora.page).toHaveURL(/etat=appealed/)
  await caseOn(nora.page, his.title).getByRole('link').click()
  await nora.page.getByRole('radio', { name: /^Annuler la décision/ }).check()
  await nora.page
    .getByRole('textbox', { name: 'Pourquoi' })
    .fill('Le texte parle de son auteur : nous nous sommes trompés.')
  await expectAccessible(nora.page)
  await nora.page.getByRole('button', { name: 'Répondre aux deux côtés' }).click()
  await expectSaid(nora.page, 'Réponse envoyée')

  for (const side of [alice, bob]) await mailSaying(side, 'Une contestation a été examinée')
  await expect(bob.page.getByText(/^La décision est changée : le contenu est visible/)).toBeVisible()
  await expect(titleOn(bob.page, 'Un de vos contenus reste en place')).toBeVisible()
  await expect(bob.page.getByText('Le texte parle de son auteur : nous nous sommes trompés.')).toBeVisible()
  await bob.page.goto(his.path)
  await expect(titleOn(bob.page, his.title)).toBeVisible()
  await expect(hiddenOn(bob.page)).toHaveCount(0)
  await page.goto(his.path)
  await expect(titleOn(page, his.title)).toBeVisible()
})

test('the author of a post that was hidden on its reporter’s appeal reads why, appeals from a phone, and has it restored', async ({
  member,
}) => {
  const [alice, bob] = [await member('Alice'), await member('Bob', PHONE)]
  const [mona, nora, olga] = [
    await makeStaff(await member('Mona'), 'moderator'),
    await makeStaff(await member('Nora'), 'moderator'),
    await makeStaff(await member('Olga'), 'moderator'),
  ]
  const his = await postBy(bob)
  await reports(alice, 'post', his.id)
  // Mona leaves the post in place; Alice appeals, and Nora hides it.
  type Case = {
    id: string
    version: number
    excerpt: string | null
    decisions: { id: string; appeals: { id: string }[] }[]
  }
  const { items } = await asks<{ items: Case[] }>(mona, 'GET', '/api/moderation/cases?limit=50')
  const { id, version } = items.find(({ excerpt }) => excerpt?.includes(his.title))!
  const kept = await asks<Case>(mona, 'POST', `/api/moderation/cases/${id}/decision`, {
    version,
    act: 'keep',
    sanction: { kind: 'none' },
    reason: 'harassment',
    ground: 'terms',
    statement: 'Ce texte raconte une histoire, et ne vise personne.',
  })
  const decisionId = kept.decisions[0]!.id
  const text = 'Il me vise, moi : mon prénom est dans le titre.'
  await asks(alice, 'POST', `/api/moderation/decisions/${decisionId}/appeal`, { requestId: crypto.randomUUID(), text })
  const appealed = await asks<Case>(nora, 'GET', `/api/moderation/cases/${id}`)
  await asks(nora, 'POST', `/api/moderation/appeals/${appealed.decisions[0]!.appeals[0]!.id}/decision`, {
    version: appealed.version,
    isReversed: true,
    statement: 'Le titre nomme en effet une personne.',
  })

  expect(await mailSaying(bob, 'Une contestation a été examinée')).toContain('Vous pouvez contester cette décision')
  await bob.page.goto('/decisions')
  await expect(bob.page.getByText('Masqué', { exact: true })).toBeVisible()
  await bob.page.getByRole('link', { name: 'Lire la décision, ou la contester' }).click()
  await expect(titleOn(bob.page, 'Un de vos contenus est masqué')).toBeVisible()
  await expect(bob.page.getByText('Le titre nomme en effet une personne.')).toBeVisible()
  await expect(bob.page.getByText(text)).toHaveCount(0)
  await expectAccessible(bob.page)
  await isWithinScreen(bob.page)
  await bob.page.getByRole('textbox', { name: 'Ce qui vous semble injuste' }).fill('Ce prénom est celui de mon chat.')
  await bob.page.getByRole('button', { name: 'Demander une relecture' }).click()
  await expect(bob.page.getByText('En attente de relecture', { exact: true })).toBeVisible()
  await expect(bob.page.getByRole('textbox', { name: 'Ce qui vous semble injuste' })).toHaveCount(0)

  // Neither Mona nor Nora may answer.
  await nora.page.goto(`/admin/moderation/${id}`)
  await expect(nora.page.getByText(/^(Ce dossier vous touche de près|Cette décision est la vôtre)/)).toBeVisible()
  await olga.page.goto(`/admin/moderation/${id}`)
  await expect(olga.page.getByText('Le contenu revient, et les mesures sur le compte sont levées.')).toBeVisible()
  await olga.page.getByRole('radio', { name: /^Annuler la décision/ }).check()
  await olga.page.getByRole('textbox', { name: 'Pourquoi' }).fill('Ce prénom n’est celui de personne sur Vécu.')
  await expectAccessible(olga.page)
  await olga.page.getByRole('button', { name: 'Répondre aux deux côtés' }).click()
  await expectSaid(olga.page, 'Réponse envoyée')

  await expect(titleOn(bob.page, 'Un de vos contenus reste en place')).toBeVisible()
  await expect(bob.page.getByText(/^La décision est changée : le contenu est masqué/)).toBeVisible()
  await expect(bob.page.getByText(/^La décision est changée : le contenu est visible/)).toBeVisible()
  await expectAccessible(bob.page)
  // Alice has appealed already, so she only reads the outcome.
  await alice.page.goto(`/decisions/${decisionId}`)
  await expect(titleOn(alice.page, 'Le contenu signalé reste en place')).toBeVisible()
  await expect(alice.page.getByText('Ce prénom n’est celui de personne sur Vécu.')).toBeVisible()
  await expect(alice.page.getByText('Ce prénom est celui de mon chat.')).toHaveCount(0)
  await expect(alice.page.getByRole('textbox', { name: 'Ce qui vous semble injuste' })).toHaveCount(0)
})

test('a visitor reports from a phone, keeps the code, and asks what became of the report', async ({ visitor }) => {
  const { page } = await visitor({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/signaler?kind=post&id=%3Cscript%3E')
  await expect(titleOn(page, 'Signaler un contenu')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '15 SAMU' })).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
  const place = page.getByRole('textbox', { name: 'Où cela se trouve' })
  await expect(place).toBeFocused()
  await expect(page.getByText('Choisissez ce qui s’en approche le plus')).toBeVisible()
  await expectAccessible(page)
  await isWithinScreen(page)
  await place.fill('La publication « Vertiges » de Marcel')
  await page.getByRole('radio', { name: /^Une vie est en danger/ }).check()
  await expect(page.getByRole('status').filter({ hasText: 'Appelez d’abord' })).toContainText('3114')
  await page.getByRole('radio', { name: /^Autre chose Dites/ }).check()
  await page.getByRole('textbox', { name: 'Votre adresse e-mail' }).fill('pas une adresse')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(page.getByRole('textbox', { name: 'En quelques mots' })).toBeFocused()
  await page.getByRole('textbox', { name: 'En quelques mots' }).fill('On y vend un remède miracle.')
  await page.getByRole('textbox', { name: 'Votre adresse e-mail' }).fill('')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(page.getByText(/^La connexion a été perdue/)).toBeVisible()
  await expect(page.getByText('Rien n’est perdu : votre texte est toujours là.')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(titleOn(page, 'Votre signalement est arrivé')).toBeFocused()
  await isWithinScreen(page)
  await page.getByRole('button', { name: 'Copier le code' }).click()
  await expectSaid(page, 'Code copié')
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toMatch(/^VECU(-[0-9A-Z]{4}){4}$/)
  await expectAccessible(page)

  await page.goto('/signaler/suivi')
  const field = page.getByRole('textbox', { name: 'Code du signalement' })
  await field.fill('VECU-12')
  await page.getByRole('button', { name: 'Voir où il en est' }).click()
  await expect(field).toBeFocused()
  await expect(page.getByText(/^Ce code n’est pas complet/)).toBeVisible()
  await field.fill('VECU-0000-0000-0000-0000')
  await page.getByRole('button', { name: 'Voir où il en est' }).click()
  await expect(page.getByText('Aucun signalement ne porte ce code')).toBeVisible()
  await field.fill(code.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Voir où il en est' }).click()
  await expect(page.getByText('Nous l’avons bien reçu. Une personne de l’équipe le lira.')).toBeVisible()
  await expectAccessible(page)
  await isWithinScreen(page)
})

test('a moderator reads a private message only after they agreed that the reading is logged', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const mona = await makeStaff(await member('Mona', PHONE), 'moderator')
  const talk = await talkBetween(ada, bob)
  await says(bob, talk, 'Des mots blessants')
  await ada.page.goto(talk.path)
  await act(ada.page, 'Des mots blessants', 'Signaler')
  await expect(ada.page).toHaveURL(/\/signaler\?kind=message&id=/)
  await expect(ada.page.getByText(/^Une copie des vingt derniers messages/)).toBeVisible()
  await ada.page.getByRole('radio', { name: /^Du harcèlement/ }).check()
  await ada.page.getByRole('checkbox').check()
  await ada.page.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(titleOn(ada.page, 'Votre signalement est arrivé')).toBeVisible()

  await openCase(mona.page, `De ${bob.username}`)
  await expect(mona.page.getByText('Des mots blessants')).toHaveCount(0)
  await mona.page.getByRole('button', { name: 'Lire ces messages' }).click()
  const asking = mona.page.getByRole('dialog', { name: 'Lire des messages privés ?' })
  await expect(asking).toContainText('consignée dans le journal')
  await expect(asking.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await mona.page.keyboard.press('Escape')
  await expect(mona.page.getByRole('button', { name: 'Lire ces messages' })).toBeFocused()
  await mona.page.keyboard.press('Enter')
  await asking.getByRole('button', { name: 'Lire, et le consigner' }).click()
  await expect(mona.page.getByText('Des mots blessants')).toBeVisible()
  await expect(mona.page.getByText('message signalé')).toBeVisible()
  await expectAccessible(mona.page)
  await isWithinScreen(mona.page)

  // A life may be threatened: the case notes which authority was told.
  await mona.page.getByRole('button', { name: 'Consigner un signalement à une autorité' }).click()
  await expect(mona.page.getByRole('textbox', { name: 'Autorité prévenue' })).toBeFocused()
  await mona.page.getByRole('textbox', { name: 'Autorité prévenue' }).fill('PHAROS')
  await mona.page.getByRole('textbox', { name: 'Ce qui lui a été dit' }).fill('Une menace de mort, avec l’adresse.')
  await mona.page.getByRole('button', { name: 'Consigner', exact: true }).click()
  await expectSaid(mona.page, 'C’est consigné')
  await expect(mona.page.getByText('Une menace de mort, avec l’adresse.')).toBeVisible()
})

test('the second of two moderators who decide at once is told that the case changed, and loses no text', async ({
  member,
}) => {
  const [alice, bob] = [await member('Alice'), await member('Bob')]
  const mona = await makeStaff(await member('Mona'), 'moderator')
  const nora = await makeStaff(await member('Nora'), 'moderator')
  const his = await postBy(bob)
  await commentBy(bob, his.id, 'Un mot de trop')
  await reports(alice, 'post', his.id, 'scam')
  const live = greetingOn(mona.page)
  await openCase(mona.page, his.title)
  const caseId = mona.page.url().split('/').at(-1)
  await live // opened later, it would fail
  // The page is offline, so it does not hear the live signal: only the server can tell it of the conflict.
  await mona.page.context().setOffline(true)
  await mona.page.getByRole('radio', { name: /^Le laisser en place/ }).check()
  await statementOn(mona.page).fill('Ce texte raconte, il ne vend rien : il reste en place.')
  const { version } = await asks<{ version: number }>(nora, 'GET', `/api/moderation/cases/${caseId}`)
  await asks(nora, 'PUT', `/api/moderation/cases/${caseId}/assignee`, { version, isMine: true })
  await mona.page.route('**/rpc/cases/get', (route) => route.abort())
  await mona.page.context().setOffline(false)
  await mona.page.getByRole('button', { name: /^Décider et prévenir/ }).click()
  await expect(mona.page.getByText('Le dossier a changé entre-temps')).toBeVisible()
  await expect(statementOn(mona.page)).toHaveValue('Ce texte raconte, il ne vend rien : il reste en place.')
  await mona.page.unroute('**/rpc/cases/get')
  await mona.page.reload()
  await expect(mona.page.getByText(`Pris par ${nora.username}`)).toBeVisible()
  await expect(statementOn(mona.page)).toHaveValue('Ce texte raconte, il ne vend rien : il reste en place.')
})

test('a suspended member sees why, until when and which rights remain; a silenced one can still read', async ({
  member,
}) => {
  const [alice, bob, carol] = [await member('Alice'), await member('Bob', PHONE), await member('Carole')]
  const admin = await makeStaff(await member('Ada'), 'admin')
  const [his, hers, other] = [await postBy(bob), await postBy(carol), await postBy(alice)]
  await commentBy(carol, other.id, 'Un commentaire de trop')
  await reports(alice, 'post', his.id, 'hate')
  await reports(alice, 'post', hers.id, 'scam')
  await bob.page.goto('/feed')
  await expect(bob.page.getByRole('article').first()).toBeVisible()

  const measure = async (title: string, sanction: RegExp) => {
    await openCase(admin.page, title)
    await admin.page.getByRole('radio', { name: /^Le masquer/ }).check()
    await admin.page.getByRole('radio', { name: sanction }).check()
    await statementOn(admin.page).fill('Ce texte attaque des personnes pour ce qu’elles sont.')
    await admin.page.getByRole('button', { name: /^Décider et prévenir/ }).click()
    await expectSaid(admin.page, 'Décision enregistrée')
  }
  await measure(his.title, /^Compte suspendu/)
  await measure(hers.title, /^Compte en lecture seule/)

  // A suspended member is signed out; signed in again, they see why.
  await expect(bob.page).toHaveURL(/\/auth\?lost=/)
  await bob.page.getByRole('tabpanel').getByRole('textbox', { name: 'Adresse e-mail' }).fill(bob.email)
  const secret = bob.page.getByRole('tabpanel').getByLabel('Mot de passe', { exact: true })
  await secret.fill(PASSWORD)
  await sendFrom(secret)
  await expect(titleOn(bob.page, 'Votre compte est suspendu')).toBeVisible()
  await expect(bob.page.getByText(/^Jusqu’au /)).toBeVisible()
  for (const name of ['Vos données', 'Supprimer mon compte'])
    await expect(bob.page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(bob.page.getByRole('article')).toHaveCount(0)
  await expectAccessible(bob.page)
  await isWithinScreen(bob.page)
  await bob.page.goto('/dashboard/symptoms')
  await expect(titleOn(bob.page, 'Votre compte est suspendu')).toBeVisible()
  await expect(bob.page.getByRole('link', { name: 'Lire les raisons, contester' })).toBeVisible()
  await bob.page.getByRole('link', { name: 'Voir toutes les décisions' }).click()
  await expect(titleOn(bob.page, 'Mes signalements et décisions')).toBeVisible()
  await expectAccessible(bob.page)
  await bob.page.getByRole('link', { name: 'Lire la décision, ou la contester' }).click()
  await expect(bob.page.getByText('Votre compte est suspendu.', { exact: false }).first()).toBeVisible()
  await bob.page
    .getByRole('textbox', { name: 'Ce qui vous semble injuste' })
    .fill('Je ne visais personne, relisez tout.')
  await bob.page.getByRole('button', { name: 'Demander une relecture' }).click()
  await expect(bob.page.getByText('En attente de relecture', { exact: true })).toBeVisible()
  await bob.page.goto('/')
  await bob.page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(bob.page.getByRole('link', { name: 'Se connecter' }).first()).toBeVisible()

  await carol.page.goto(other.path)
  const banner = carol.page.getByRole('region', { name: 'Mesure sur votre compte' })
  await expect(banner).toContainText('Vous pouvez lire, mais pas écrire jusqu’au')
  await expect(commentOn(carol.page, 'Un commentaire de trop')).toBeVisible()
  await expect(carol.page.getByRole('textbox', { name: 'Votre commentaire' })).toHaveCount(0)
  await expectAccessible(carol.page)
  await banner.getByRole('link', { name: 'Lire les raisons, contester' }).click()
  await expect(carol.page).toHaveURL(/\/decisions\/[\da-f-]{36}$/)
})

test('a member who is not staff is refused; the watched words are for admins alone', async ({ member }) => {
  const [lou, mona, ada] = [
    await member('Lou'),
    await makeStaff(await member('Mona'), 'moderator'),
    await makeStaff(await member('Ada', PHONE), 'admin'),
  ]
  for (const path of ['/admin/moderation', `/admin/moderation/${crypto.randomUUID()}`, '/admin/moderation/words']) {
    await lou.page.goto(path)
    await expect(titleOn(lou.page, 'Accès refusé')).toBeVisible()
  }
  await mona.page.goto('/admin/moderation/words')
  await expect(titleOn(mona.page, 'Accès refusé')).toBeVisible()
  await mona.page.goto(`/admin/moderation/${crypto.randomUUID()}`)
  await expect(titleOn(mona.page, 'Ce dossier n’existe pas')).toBeVisible()

  const word = `remède ${crypto.randomUUID().slice(0, 8)}`
  const { page } = ada
  await page.goto('/admin/moderation')
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Mots surveillés' }).click()
  await page.getByRole('textbox', { name: 'Mot ou expression' }).fill(word)
  await page.getByRole('radio', { name: /^Retenir/ }).check()
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  const line = page.getByRole('listitem').filter({ hasText: word })
  await expect(line).toContainText('Retenir')

  // A post that holds the word is hidden until somebody of the staff has read it, and its author is told.
  const his = await postBy(lou, `Un ${word} enfin`)
  await expect
    .poll(async () => (await asks<{ hidden: object | null }>(lou, 'GET', `/api/posts/${his.id}`)).hidden !== null)
    .toBe(true)
  await lou.page.goto(his.path)
  await expect(lou.page.getByText('Masqué par la modération, en attendant qu’une personne le lise')).toBeVisible()
  await page.goto('/admin/moderation')
  await expect(caseOn(page, word)).toContainText('Mot surveillé')

  await page.goto('/admin/moderation/words')
  await line.getByRole('button', { name: `Retirer « ${word} »` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(line).toHaveCount(0)
})

test('the queue can be read and filtered in English on a phone, urgent cases first', async ({ member }) => {
  const [alice, bob] = [await member('Alice'), await member('Bob')]
  const mona = await makeStaff(await member('Mona', { ...PHONE, language: 'en' }), 'moderator')
  await mona.page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
  const his = await postBy(bob)
  await reports(alice, 'post', his.id, 'danger')
  await reports(alice, 'member', await idOf(bob), 'scam')
  const { page } = mona
  await page.goto('/admin/moderation')
  await expect(titleOn(page, 'Moderation')).toBeVisible()
  await expect(caseOn(page, his.title)).toContainText('Urgent')
  // The notice may show in a corner at the same time, as a status of its own.
  await expect(page.getByRole('status').filter({ hasText: /urgent reports? (is|are) waiting:/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Kind of content' }).selectOption('Profile')
  await expect(page).toHaveURL(/sur=member/)
  await expect(caseOn(page, `By ${bob.username}`)).toContainText('Profile')
  await expect(caseOn(page, his.title)).toHaveCount(0)
  await page.getByRole('button', { name: 'Cases I took' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.goto('/admin/moderation')
  await caseOn(page, his.title).getByRole('link').click()
  await expect(titleOn(page, 'Post: A life is in danger')).toBeVisible()
})

test('a member can report the other side of a talk from the menu of the talk', async ({ member }) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  await says(bob, talk, 'Bonjour')
  await ada.page.goto(talk.path)
  await expect(writeOn(ada.page)).toBeVisible()
  await ada.page.getByRole('button', { name: /^Actions pour la conversation/ }).click()
  await ada.page.getByRole('menuitem', { name: `Signaler ${bob.username}` }).click()
  await expect(ada.page).toHaveURL(`/signaler?kind=member&id=${await idOf(bob)}`)
})
