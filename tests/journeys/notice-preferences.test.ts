import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { NOTICE_KINDS } from '#contract/notifications/schema.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { expect, expectAccessible, expectSaid, type Member, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'
import { openSettings } from '#tests/support/settings.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

const sectionOn = (page: Page, name = 'Notifications') => page.getByRole('region', { name, exact: true })
const choiceOf = (section: Locator, kind: string, channel: string) =>
  section.getByRole('radiogroup', { name: kind }).getByRole('radio', { name: channel })

async function openSection({ page }: Pick<Member, 'page'>) {
  await openSettings(page, 'notifications')
  const section = sectionOn(page)
  // One for each kind, and how often.
  await expect(section.getByRole('radiogroup')).toHaveCount(NOTICE_KINDS.length + 1)
  return section
}

/** From the top: a control that the header half covers where the page stands would count as a small one. */
async function expectAllAccessible(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
}

async function agreeToMails({ page }: Member) {
  const answer = await page
    .context()
    .request.put(`${process.env.JOURNEYS_URL}/api/me/consents/emails`, { data: { isGiven: true } })
  expect(answer.status()).toBe(200)
}

/** Has the day of a member end, at which they are told the best case of it; answers how many cases there are. */
const endDayOf = ({ username }: Member): Promise<number | null> =>
  onJourneyDatabase(async (db) => {
    const { rowCount } = await db.execute(sql`
      update match_notice_candidate set due_at = now() - interval '1 minute'
      where told_at is null and member_id = (select id from member where username = ${username})`)
    if (rowCount) await db.execute(sql`insert into pgboss.job (name, data) values ('matching.tell-best', '{}')`)
    return rowCount
  })

async function publish({ page }: Member, told: object) {
  const answer = await page
    .context()
    .request.post(`${process.env.JOURNEYS_URL}/api/posts/symptoms`, { data: { ...told, requestId: randomUUID() } })
  expect(answer.status(), await answer.text()).toBe(201)
}

const noticeMails = ({ mails, email }: Member) => mails(email).filter((mail) => mail.includes('List-Unsubscribe'))

test('a member who agrees to mails gets one about a similar case that says nothing of it, and ends them by its link', async ({
  member,
  visitor,
}) => {
  const [lou, max] = [await member('Lou', PHONE), await member('Max')]
  const section = await openSection(lou)
  const { page } = lou
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await expectAllAccessible(page)

  const inApp = choiceOf(section, 'Un cas proche', 'Dans l’application')
  const byMail = choiceOf(section, 'Un cas proche', 'Application et e-mail')
  await expect(inApp).toBeChecked()
  await byMail.click()
  const dialog = page.getByRole('dialog', { name: /Recevoir des e-mails/ })
  await expect(dialog.getByText('J’accepte de recevoir des e-mails de Vécu')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(inApp).toBeChecked()
  await expect(byMail).toBeFocused()
  await byMail.click()
  await dialog.getByRole('button', { name: 'J’accepte', exact: true }).click()
  await expect(byMail).toBeChecked()
  await expect(section.getByText('Enregistré')).toBeVisible()
  const tab = await page.context().newPage()
  await openSettings(tab, 'consents')
  await expect(tab.getByRole('checkbox', { name: /recevoir des e-mails/ })).toBeChecked()
  await tab.close()

  const mark = randomUUID().slice(0, 8)
  const words = Array.from({ length: 20 }, (_, i) => `repère${i}${mark}`).join(' ')
  const told = vertigo({ title: `Vertiges ${mark}`, description: words, tags: [`étiquette ${mark}`] })
  await publish(lou, told)
  await publish(max, told)
  await expect.poll(() => endDayOf(lou)).toBe(1)
  await expect.poll(() => noticeMails(lou).length).toBe(1)
  const [mail = ''] = noticeMails(lou)
  expect(mail).toContain('Une nouvelle notification vous attend.')
  for (const word of [mark, 'Vertige', 'repère', 'symptôme', 'similaire', max.username, lou.username])
    expect([word, mail.includes(word)]).toEqual([word, false])

  const link = new URL(/\S+\/desinscription\S+/.exec(mail)![0])
  const { page: mailbox } = await visitor(PHONE)
  await mailbox.goto(link.pathname + link.search)
  await expect(mailbox.getByRole('heading', { level: 1, name: 'Ne plus recevoir ces e-mails' })).toBeVisible()
  await expectAccessible(mailbox)
  await expect(byMail).toBeChecked()
  await mailbox.getByRole('button', { name: 'Ne plus recevoir ces e-mails' }).click()
  await expect(mailbox.getByText('C’est fait')).toBeVisible()
  // The settings that are still open follow.
  await expect(inApp).toBeChecked()
  await mailbox.goto('/desinscription?lien=inconnu')
  await mailbox.getByRole('button', { name: 'Ne plus recevoir ces e-mails' }).click()
  await expect(mailbox.getByText('Ce lien est incomplet')).toBeVisible()
})

test('every choice is made by keyboard, is saved at once, and is there again after a reload', async ({ member }) => {
  const lou = await member('Lou')
  await agreeToMails(lou)
  const section = await openSection(lou)
  const { page } = lou
  await choiceOf(section, 'Commentaires', 'Dans l’application').focus()
  await page.keyboard.press('ArrowRight')
  await expect(choiceOf(section, 'Commentaires', 'Application et e-mail')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(choiceOf(section, 'Commentaires', 'Rien')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(choiceOf(section, 'Réponses', 'Rien')).toBeChecked()
  await choiceOf(section, 'Rythme des e-mails', 'Chaque fois').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(choiceOf(section, 'Rythme des e-mails', 'Le dimanche à 18:00')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(section.getByRole('checkbox', { name: 'Heures calmes' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(section.getByLabel('De', { exact: true })).toHaveValue('1320')
  await section.getByLabel('À', { exact: true }).selectOption('07:30')
  await expect(section.getByText('Enregistré').last()).toBeVisible()
  await expect(section.getByLabel('De', { exact: true }).getByRole('option', { name: '07:30' })).toBeDisabled()
  await expectAllAccessible(page)

  await expect
    .poll(async () => {
      const answer = await page.context().request.get(`${process.env.JOURNEYS_URL}/api/notifications/preferences`)
      return answer.json()
    })
    .toMatchObject({
      channels: { comment: 'none', reply: 'none', match: 'app' },
      rhythm: { digest: 'weekly', quiet: { from: 1320, to: 450 }, timeZone: 'Europe/Paris' },
    })
  await page.reload()
  await expect(choiceOf(section, 'Commentaires', 'Rien')).toBeChecked()
  await expect(choiceOf(section, 'Rythme des e-mails', 'Le dimanche à 18:00')).toBeChecked()
  await expect(section.getByLabel('À', { exact: true })).toHaveValue('450')
})

test('a read that arrives while a choice is being saved neither removes it from the screen nor from the next save', async ({
  member,
}) => {
  const lou = await member('Lou')
  await agreeToMails(lou)
  const section = await openSection(lou)
  const { page } = lou
  const gate = Promise.withResolvers<void>()
  await page.route('**/rpc/notifications/setRhythm*', async (route) => {
    await gate.promise
    await route.fallback()
  })
  const weekly = choiceOf(section, 'Rythme des e-mails', 'Le dimanche à 18:00')
  await weekly.press('Space')
  await expect(weekly).toBeChecked()
  // Something else is chosen elsewhere: this tab hears of it, and reads what the server has so far.
  const read = page.waitForResponse((response) => response.url().includes('/rpc/notifications/preferences'))
  const api = `${process.env.JOURNEYS_URL}/api/notifications/preferences`
  const other = await page.context().request.put(`${api}/comment`, { data: { channel: 'none' } })
  expect(other.status()).toBe(200)
  await (await read).finished()
  await page.evaluate(() => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))))
  await expect(weekly).toBeChecked()
  const quiet = section.getByRole('checkbox', { name: 'Heures calmes' })
  await quiet.press('Space')
  await expect(quiet).toBeChecked()
  gate.resolve()
  const kept = async () => (await page.context().request.get(api)).json()
  await expect.poll(kept).toMatchObject({ rhythm: { digest: 'weekly', quiet: { from: 1320 } } })
  await expect(choiceOf(section, 'Commentaires', 'Rien')).toBeChecked()
})

test('a choice that could not be saved is reported and undone; a failed read can be tried again', async ({
  member,
}) => {
  const lou = await member('Lou')
  const { page } = lou
  let isCut = true
  await page.route('**/rpc/notifications/preferences*', (route) => (isCut ? route.abort() : route.fallback()))
  await openSettings(page, 'notifications')
  const section = sectionOn(page)
  const retry = section.getByRole('button', { name: 'Réessayer' })
  await expect(retry).toBeVisible()
  isCut = false
  await retry.click()
  const inApp = choiceOf(section, 'Réponses', 'Dans l’application')
  await expect(inApp).toBeChecked()
  await page.route('**/rpc/notifications/setChannel', (route) => route.abort())
  await choiceOf(section, 'Réponses', 'Rien').click()
  await expectSaid(page, 'La connexion a été perdue')
  await expect(inApp).toBeChecked()
})

test('an English reader abroad is offered the zone of their device', async ({ member }) => {
  const lou = await member('Lou', { language: 'en', locale: 'en-GB', timezoneId: 'America/New_York' })
  const { page } = lou
  await page.context().request.put(`${process.env.JOURNEYS_URL}/api/notifications/rhythm`, {
    data: { digest: 'daily', quiet: { from: 1320, to: 450 }, timeZone: 'Europe/Paris' },
  })
  await openSettings(page, 'notifications')
  const section = sectionOn(page)
  await expect(section.getByText('Times in your time zone: Europe/Paris.')).toBeVisible()
  await expect(choiceOf(section, 'How often to email me', 'Every day at 18:00')).toBeChecked()
  await section.getByRole('button', { name: 'Use America/New_York' }).click()
  await expect(section.getByText('Times in your time zone: America/New_York.')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Use America/New_York' })).toBeHidden()
  await expectAllAccessible(page)
})
