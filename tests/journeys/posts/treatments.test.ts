import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'
import { expectAccessible, type Member, test } from '../../support/journey.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Sends a request with the member's own session, past the screens. */
async function send({ page }: Pick<Member, 'page'>, method: 'POST' | 'PUT', path: string, data: object) {
  const answer = await page.context().request.fetch(path, { method, data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}
const tell = async (who: Pick<Member, 'page'>, title: string, more: object = {}): Promise<string> =>
  (
    await send(who, 'POST', '/api/posts/symptoms', {
      requestId: randomUUID(),
      title,
      description: 'La pièce tourne quand je me lève, surtout le matin.',
      startDate: '2025-02-10',
      tags: ['Vertiges'],
      ...more,
    })
  ).id
const tried = (who: Pick<Member, 'page'>, postId: string, entry: object) =>
  send(who, 'POST', `/api/posts/${postId}/treatments`, { requestId: randomUUID(), ...entry })

test('a member on a phone adds what was tried to a story once, changes it, and others read it with its journey', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const title = `Vertiges au réveil ${randomUUID().slice(0, 6)}`
  const id = await tell(ada, title)
  const { page } = ada
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/post/${id}`)
  await expect(page.getByRole('heading', { name: 'Ce que j’ai essayé' })).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter un premier essai' }).click()
  const form = page.getByRole('dialog', { name: 'Ce que j’ai essayé' })
  await expect(form.getByText('Ce qui n’a rien fait et ce qui a aggravé compte autant')).toBeVisible()

  // Nothing is sent while something is missing, and a dose is refused with its reason.
  await form.getByRole('button', { name: 'Ajouter à mon récit' }).click()
  await expect(form.getByRole('combobox', { name: 'Quoi' })).toBeFocused()
  await form.getByRole('combobox', { name: 'Quoi' }).pressSequentially('ostéo')
  await page.getByRole('option', { name: /Ostéopathie/ }).click()
  await expect(form.getByRole('radio', { name: 'Geste ou intervention' })).toBeChecked()
  await form.getByRole('radio', { name: 'A un peu aidé' }).check()
  await form.getByRole('button', { name: 'Nausée' }).click()
  // One of their own breaks its line, and leads back to its field once it is taken out.
  const effect = 'La bouche sèche, et la tête qui tourne dès que je me relève d’une chaise basse'
  const ownEffect = form.getByRole('textbox', { name: 'Un autre effet' })
  await ownEffect.fill(effect)
  await ownEffect.press('Enter')
  const chip = form.getByRole('button', { name: effect })
  const { x, width } = (await chip.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(360)
  await chip.click()
  await expect(chip).toHaveCount(0)
  await expect(ownEffect).toBeFocused()
  const sentence = form.getByRole('textbox', { name: /Une phrase/ })
  await sentence.fill('Avec 20 mg de plus')
  await form.getByRole('button', { name: 'Ajouter à mon récit' }).click()
  await expect(form.getByText('Sans les doses')).toBeVisible()
  await sentence.fill('Deux séances, un peu de répit.')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Ajouter à mon récit' }).click()
  await expect(form).toHaveCount(0)
  const entries = page.getByRole('region', { name: 'Ce que j’ai essayé' }).getByRole('listitem')
  await expect(entries).toHaveCount(1)
  await expect(entries.first()).toContainText('Ostéopathie')
  await expect(entries.first()).toContainText('Effets ressentis : Nausée')

  // The same thing under another name leads to the entry that is there.
  await page.getByRole('region', { name: 'Ce que j’ai essayé' }).getByRole('button', { name: 'Ajouter' }).click()
  await form.getByRole('combobox', { name: 'Quoi' }).fill('Ostéopathe')
  await form.getByRole('radio', { name: 'Geste ou intervention' }).check()
  await form.getByRole('button', { name: 'Ajouter à mon récit' }).click()
  await form.getByRole('button', { name: 'Ouvrir cet essai' }).click()
  const editing = page.getByRole('dialog', { name: 'Modifier cet essai' })
  await expect(editing.getByRole('combobox', { name: 'Quoi' })).toHaveValue('Ostéopathie')
  await editing.getByRole('radio', { name: 'A beaucoup aidé' }).check()
  await editing.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(entries.first()).toContainText('A beaucoup aidé')
  await expect(entries).toHaveCount(1)

  await tried(ada, id, { name: 'Bétahistine', kind: 'medication', from: '2025-06', to: '2025-08', effect: 'unchanged' })
  await tried(ada, id, {
    name: 'Dormir la tête surélevée',
    kind: 'sleep',
    from: '2025-05',
    isOngoing: true,
    effect: 'better',
  })
  await page.reload()
  await expect(entries).toHaveCount(3)
  await expect(page.getByRole('img', { name: /2 essais sur une ligne de temps, de février 2025/ })).toBeVisible()
  await page.getByRole('button', { name: 'Dire combien d’examens et de médecins' }).click()
  await page.getByRole('textbox', { name: 'Examens passés' }).fill('4')
  await page.getByRole('textbox', { name: 'Médecins vus' }).fill('2')
  await page.getByRole('form', { name: 'Examens et médecins' }).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('4 examens passés · 2 médecins vus')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)

  // Others read it, may report it, and see what helped first on its card.
  await bob.page.goto(`/post/${id}`)
  const theirs = bob.page.getByRole('region', { name: 'Ce qui a été essayé' })
  await expect(theirs.getByRole('listitem')).toHaveCount(3)
  await expect(theirs.getByRole('button', { name: 'Ajouter' })).toHaveCount(0)
  await theirs.getByRole('button', { name: 'Actions pour « Bétahistine »' }).click()
  await bob.page.getByRole('menuitem', { name: 'Signaler' }).click()
  await expect(bob.page.getByText('Votre signalement concerne ce qu’un membre dit avoir essayé')).toBeVisible()
  await bob.page.goto('/feed?q=b%C3%A9tahistine')
  const card = bob.page.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText('Ce qui a aidé : Ostéopathie · Dormir la tête surélevée')
})

test('a story gets better, gets a diagnosis with how it was found, heals, and goes back; the feed is narrowed to each', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const title = `Une oreille qui siffle ${randomUUID().slice(0, 6)}`
  const id = await tell(ada, title, { tags: [] })
  const { page } = ada
  await page.goto(`/post/${id}`)
  await expect(page.getByRole('button', { name: 'C’est mieux' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'C’est pareil' })).toHaveCount(0)
  await onJourneyDatabase((db) =>
    db.execute(sql`update post set created_at = created_at - interval '100 days' where id = ${id}`),
  )
  // Another part of the same page is no visit.
  await page.goto(`/post/${id}#la-suite`)
  await page.reload()
  await page.getByRole('button', { name: 'C’est pareil' }).click()
  await expect(page.getByText('Merci, c’est noté')).toBeVisible()
  await expect(page.getByRole('button', { name: 'C’est mieux' })).toBeVisible()
  await page.getByRole('button', { name: 'C’est mieux' }).click()
  await expect(page.getByRole('textbox', { name: /Ce qui a changé/ })).toBeFocused()
  await page.getByRole('textbox', { name: /Ce qui a changé/ }).fill('Je dors de nouveau.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmer et partager' }).click()
  // The form of a treatment comes next; without an answer the focus stays above the list of these.
  const tried = page.getByRole('dialog', { name: 'Ce que j’ai essayé' })
  await expect(tried.getByRole('combobox', { name: 'Quoi' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tried).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Ce que j’ai essayé' })).toBeFocused()
  await expect(page.getByRole('heading', { name: /^Mieux, raconté le/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'C’est pareil' })).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Je dors de nouveau.')).toBeVisible()
  await bob.page.goto('/feed?filtre=mieux')
  await expect(bob.page.getByRole('article').filter({ hasText: title })).toBeVisible()
  for (const [list, row] of [
    ['/dashboard/symptoms', 'article'],
    ['/dashboard', 'listitem'],
  ] as const) {
    await page.goto(list)
    const own = page.getByRole('main').getByRole(row).filter({ hasText: title })
    await expect(own.getByText('Mieux', { exact: true })).toBeVisible()
    await expect(own.getByText('En cours', { exact: true })).toHaveCount(0)
  }
  await page.goto(`/post/${id}`)

  await page.getByRole('button', { name: 'Un diagnostic est posé' }).click()
  const dialog = page.getByRole('dialog', { name: 'Un diagnostic est posé' })
  await dialog.getByRole('button', { name: 'Confirmer et partager' }).click()
  await expect(dialog.getByRole('textbox', { name: /Le nom/ })).toBeFocused()
  await dialog.getByRole('textbox', { name: /Le nom/ }).fill('Otospongiose')
  await dialog.getByRole('textbox', { name: /Par quel examen/ }).fill('Scanner des rochers')
  await dialog.getByRole('textbox', { name: /Chez quel spécialiste/ }).fill('ORL')
  await dialog.getByRole('textbox', { name: /Au bout de combien/ }).fill('Deux ans')
  await dialog.getByRole('button', { name: 'Confirmer et partager' }).click()
  await expect(page.getByRole('heading', { name: 'Diagnostic posé : Otospongiose' })).toBeVisible()
  await bob.page.goto('/feed?filtre=diagnostics&q=otospongiose')
  await expect(bob.page.getByRole('article').filter({ hasText: title })).toBeVisible()
  await bob.page.goto(`/post/${id}`)
  await expect(bob.page.getByText('Scanner des rochers')).toBeVisible()
  await expect(bob.page.getByText('Vécu ne pose aucun diagnostic')).toBeVisible()

  await page.getByRole('button', { name: 'Marquer comme guéri' }).click()
  await page.getByRole('textbox', { name: 'Traitement utilisé' }).fill('Appareil auditif')
  await page.getByRole('button', { name: 'Confirmer et partager' }).click()
  await expect(page.getByRole('heading', { name: 'Ce qui a aidé' })).toBeVisible()
  // The line of time begins with the symptom and keeps what came before, though nothing that was tried has a month.
  await expect(page.getByRole('img', { name: /^Une ligne de temps, de février 2025/ })).toBeVisible()
  const marks = page.getByRole('figure').filter({ hasText: 'Le parcours, mois par mois' })
  await expect(marks.getByRole('term')).toHaveText(['Début', 'Mieux', 'Diagnostic posé', 'Résolu'])
  const entries = page.getByRole('region', { name: 'Ce que j’ai essayé' }).getByRole('listitem')
  await expect(entries).toContainText('Nommé à la guérison')
  // Naming it chose no effect.
  await expect(entries).not.toContainText('A un peu aidé')
  await page.getByRole('button', { name: 'Dire l’effet de « Appareil auditif »' }).click()
  const editing = page.getByRole('dialog', { name: 'Modifier cet essai' })
  await editing.getByRole('radio', { name: 'A beaucoup aidé' }).check()
  await editing.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(entries).toContainText('A beaucoup aidé')
  await expect(page.getByRole('button', { name: /^Dire l’effet/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Revenir à « En cours »' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revenir à « En cours »' }).click()
  await expect(page.getByRole('button', { name: 'Marquer comme guéri' })).toBeVisible()
  await expect(entries).toContainText('Appareil auditif')
})

test('a new story is published with what was tried, which waits for it on this device; one refused entry holds up no other and is corrected', async ({
  member,
}) => {
  const { page } = await member('Eve')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Décrire un symptôme' })
  await form.getByRole('textbox', { name: 'Titre', exact: true }).fill('Le dos bloqué')
  await form
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Chaque matin depuis l’hiver, je mets une heure à me redresser.')
  await form.getByRole('button', { name: 'Aller à l’aperçu' }).click()
  await form.getByText('Ce que j’ai déjà essayé').click()
  const sheet = page.getByRole('dialog', { name: 'Ce que j’ai essayé' })
  for (const name of ['Kiné', 'Kinésithérapie', 'Natation']) {
    await form.getByRole('button', { name: 'Ajouter un premier essai' }).click()
    await sheet.getByRole('combobox', { name: 'Quoi' }).fill(name)
    await sheet.getByRole('radio', { name: 'Exercice et rééducation' }).check()
    await sheet.getByRole('radio', { name: 'N’a rien changé' }).check()
    await sheet.getByRole('button', { name: 'Garder pour mon récit' }).click()
    await expect(form.getByText(name, { exact: true })).toBeVisible()
  }
  await page.reload()
  await expect(form.getByText('Kiné', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Publier', exact: true }).click()
  const entries = page.getByRole('region', { name: 'Ce que j’ai essayé' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries).toContainText(['Kiné', 'Natation'])
  await expect(entries.first()).toContainText('N’a rien changé')

  // The second name of one thing is refused with its own sentence, and its values open again.
  await page.getByRole('button', { name: 'Corriger « Kinésithérapie »' }).click()
  await expect(sheet.getByRole('combobox', { name: 'Quoi' })).toHaveValue('Kinésithérapie')
  await expect(sheet.getByRole('radio', { name: 'N’a rien changé' })).toBeChecked()
  await expect(sheet.getByText('Vous avez déjà raconté cet essai')).toBeVisible()
  await sheet.getByRole('combobox', { name: 'Quoi' }).fill('Massages du dos')
  await sheet.getByRole('button', { name: 'Ajouter à mon récit' }).click()
  await expect(entries).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Corriger/ })).toHaveCount(0)
  await page.reload()
  await expect(entries).toHaveCount(3)
})

test('a journal and a declared side effect fill in what was tried without typing it twice; and the sheet for a doctor', async ({
  member,
}) => {
  const ada = await member('Ada')
  const { page } = ada
  const id = await tell(ada, 'Vertiges au réveil')
  const journal = await send(ada, 'POST', '/api/journals', { postId: id })
  for (const [day, intensity] of [
    ['2025-03-01', 7],
    ['2025-06-01', 5],
    ['2025-09-01', 3],
  ] as const)
    await send(ada, 'PUT', `/api/journals/${journal.id}/entries/${day}`, { intensity, note: '', replaces: null })
  await page.goto(`/dashboard/journal/${journal.id}`)
  await page.getByRole('button', { name: 'Noter ce que j’ai essayé' }).click()
  const form = page.getByRole('dialog', { name: 'Ce que j’ai essayé' })
  // A time that nobody chose is not said, whatever days the journal has.
  await expect(form.getByRole('button', { name: /^De/ })).toHaveText('Mois')
  await expect(form.getByRole('checkbox', { name: 'Encore en cours' })).not.toBeChecked()
  await form.getByRole('combobox', { name: 'Quoi' }).fill('Yoga')
  await form.getByRole('radio', { name: 'Exercice et rééducation' }).check()
  await form.getByRole('button', { name: 'Ajouter à mon récit' }).click()
  await expect(form).toHaveCount(0)
  // The same thing once more leads to the entry that is there, from the journal too.
  await page.getByRole('button', { name: 'Noter ce que j’ai essayé' }).click()
  await form.getByRole('combobox', { name: 'Quoi' }).fill('Séances de yoga')
  await form.getByRole('radio', { name: 'Exercice et rééducation' }).check()
  await form.getByRole('button', { name: 'Ajouter à mon récit' }).click()
  await form.getByRole('button', { name: 'Ouvrir cet essai' }).click()
  const editing = page.getByRole('dialog', { name: 'Modifier cet essai' })
  await expect(editing.getByRole('combobox', { name: 'Quoi' })).toHaveValue('Yoga')
  await editing.getByRole('radio', { name: 'A un peu aidé' }).check()
  await editing.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(editing).toHaveCount(0)

  // A journal of the oldest of more stories than a list holds still tells it in that story.
  await onJourneyDatabase((db) =>
    db.execute(sql`
      insert into post (id, author_id, kind, title, description, tags, created_at, updated_at, hidden_at)
      select unnest(${sql.param(Array.from({ length: 51 }, () => v7()))}::uuid[]), author_id, kind, 'Plus tard', description, tags, now(), now(), now()
      from post where id = ${id}`),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Noter ce que j’ai essayé' }).click()
  await form.getByRole('combobox', { name: 'Quoi' }).fill('Natation')
  await expect(form.getByText('Vertiges au réveil')).toBeVisible()
  await form.getByRole('button', { name: 'Annuler' }).click()
  await onJourneyDatabase((db) =>
    db.execute(
      sql`delete from post where title = 'Plus tard' and author_id = (select author_id from post where id = ${id})`,
    ),
  )

  const report = await send(ada, 'POST', '/api/medication/reports', {
    requestId: randomUUID(),
    drugs: [
      { name: 'Bétahistine 24 mg', role: 'suspected', startDate: '2025-04-03', stopDate: '2025-05-20' },
      { name: 'Oméprazole', role: 'concomitant' },
    ],
    reactions: ['Maux d’estomac'],
    description: 'Des crampes après chaque prise.',
    severity: 2,
  })
  await page.goto(`/medication/${report.id}`)
  await page.getByRole('button', { name: 'Ajouter « Bétahistine » à ce que j’ai essayé' }).click()
  await expect(form.getByRole('combobox', { name: 'Quoi' })).toHaveValue('Bétahistine')
  await expect(form.getByRole('radio', { name: 'Médicament' })).toBeChecked()
  await expect(form.getByRole('button', { name: /^De/ })).toHaveText('avril 2025')
  // The words typed here, too, are still there after a reload, until they are sent.
  await form.getByRole('textbox', { name: /Une phrase/ }).fill('Deux mois, sans rien sentir.')
  await page.reload()
  await page.getByRole('button', { name: 'Ajouter « Bétahistine » à ce que j’ai essayé' }).click()
  await expect(form.getByRole('textbox', { name: /Une phrase/ })).toHaveValue('Deux mois, sans rien sentir.')
  await expect(form.getByRole('combobox', { name: 'Quoi' })).toHaveValue('Bétahistine')
  await form.getByRole('button', { name: 'Ajouter à mon récit' }).click()
  await expect(form).toHaveCount(0)
  await page.getByRole('button', { name: 'Ajouter « Oméprazole » à ce que j’ai essayé' }).click()
  await expect(form.getByRole('combobox', { name: 'Quoi' })).toHaveValue('Oméprazole')
  await expect(form.getByRole('textbox', { name: /Une phrase/ })).toHaveValue('')
  await form.getByRole('button', { name: 'Annuler' }).click()

  await page.goto(`/post/${id}`)
  await expect(page.getByText('cette courbe n’est montrée qu’à vous')).toBeVisible()
  await page.getByRole('link', { name: 'Fiche pour mon médecin' }).click()
  await expect(page.getByRole('heading', { name: 'Pour votre rendez-vous' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Bétahistine/ })).toContainText('avril 2025 – mai 2025')
  await expect(page.getByText('sur 3 jours notés')).toBeVisible()
  await expectAccessible(page)
})

test('in English, on a phone: what was tried, a diagnosis with how it was found, and the sheet for a doctor', async ({
  member,
}) => {
  const ada = await member('Ada', { ...PHONE, language: 'en' })
  const { page } = ada
  await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
  const isWithinScreen = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const id = await tell(ada, 'The room spins', { description: 'It spins when I get up, most of all in the morning.' })
  await page.goto(`/post/${id}`)
  await page.getByRole('button', { name: 'Add the first thing you tried' }).tap()
  const form = page.getByRole('dialog', { name: 'What I tried' })
  await form.getByRole('combobox', { name: 'What' }).fill('Epley manoeuvre')
  await form.getByRole('radio', { name: 'Exercise and rehabilitation' }).check()
  await form.getByRole('radio', { name: 'Helped a lot' }).check()
  await form.getByRole('textbox', { name: /^A sentence/ }).fill('Two sessions, and the room stays where it is.')
  await isWithinScreen()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Add to my story' }).tap()
  await expect(form).toHaveCount(0)
  const entries = page.getByRole('region', { name: 'What I tried' }).getByRole('listitem')
  await expect(entries).toContainText(['Epley manoeuvre'])
  await expect(entries.first()).toContainText('Helped a lot')

  await page.getByRole('button', { name: 'A diagnosis was found' }).tap()
  const dialog = page.getByRole('dialog', { name: 'A diagnosis was found' })
  await dialog.getByRole('textbox', { name: /^The name/ }).fill('Positional vertigo')
  await dialog.getByRole('textbox', { name: /^Which test found it/ }).fill('Lying down quickly')
  await dialog.getByRole('textbox', { name: /^After how long/ }).fill('Two months')
  await isWithinScreen()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Confirm and share' }).tap()
  await expect(page.getByRole('heading', { name: 'Diagnosis found: Positional vertigo' })).toBeVisible()
  await expect(page.getByText('Lying down quickly')).toBeVisible()
  const marks = page.getByRole('figure').filter({ hasText: 'The journey, month by month' })
  await expect(marks.getByRole('term')).toHaveText(['Start', 'Diagnosis found'])
  await isWithinScreen()

  await page.getByRole('link', { name: 'Sheet for my doctor' }).tap()
  await expect(page.getByRole('heading', { name: 'For your appointment' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Epley manoeuvre/ })).toContainText('Helped a lot')
  await isWithinScreen()
  await expectAccessible(page)
})
