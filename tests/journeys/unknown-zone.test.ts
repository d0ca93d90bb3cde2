import type { Page } from '@playwright/test'
import { announced } from '#tests/support/fixtures/announced-conference.ts'
import { asks } from '#tests/support/fixtures/private-talk.ts'
import { expect, expectSaid, test } from '#tests/support/journey.ts'
import { openSettings } from '#tests/support/settings.ts'

/** A browser that says this of its zone. */
const sayZone = (page: Page, zone: string | undefined) =>
  page.addInitScript((timeZone) => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: timeZone as string }
    }
  }, zone)

const expectNoName = async (page: Page) =>
  expect(await page.locator('body').innerText()).not.toMatch(/Etc\/Unknown|undefined|\(\)|Unknown/)

for (const said of ['Etc/Unknown', '', undefined, 'America/Coyhaique'])
  for (const language of ['fr', 'en'] as const)
    test(`a device whose zone is ${JSON.stringify(said)} keeps its reminders, and shows in which zone: ${language}`, async ({
      member,
    }) => {
      const lou = await member('Lou', { language })
      const { page } = lou
      const journal = await asks<{ id: string }>(lou, 'POST', '/api/journals', {
        title: 'Mes nuits',
      })
      const { path } = await announced({ title: `Sommeil ${crypto.randomUUID().slice(0, 8)}` })
      await sayZone(page, said)
      if (language === 'en') await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
      const isKnown = said === 'America/Coyhaique'
      const zone = isKnown ? 'America/Coyhaique' : 'UTC'

      await page.goto(`/dashboard/journal/${journal.id}`)
      await page.getByRole('combobox', { name: { fr: 'Me le rappeler', en: 'Remind me' }[language] }).click()
      await page.getByRole('option', { name: { fr: 'Chaque jour', en: 'Every day' }[language] }).click()
      if (!isKnown) await expect(page.getByText('(UTC)')).toBeVisible()
      await page.locator('input[type="time"]').fill('21:15')
      await page
        .getByRole('button', { name: { fr: 'Enregistrer le rappel', en: 'Save the reminder' }[language] })
        .click()
      await expectSaid(page, { fr: 'Rappel', en: 'Reminder' }[language])
      await expect(page.getByText(/21:15$/)).toBeVisible()
      const kept = () => asks<{ timeZone: string }>(lou, 'GET', `/api/journals/${journal.id}`)
      expect((await kept()).timeZone).toBe(zone)
      await expectNoName(page)

      await page.goto(path)
      await expect(page.getByText(`(${zone})`)).toBeVisible()
      await expectNoName(page)

      await openSettings(page, 'notifications')
      await page.getByRole('checkbox', { name: { fr: 'Heures calmes', en: 'Quiet hours' }[language] }).press('Space')
      await expect(page.getByText({ fr: `horaire\u00a0: ${zone}.`, en: `time zone: ${zone}.` }[language])).toBeVisible()
      const preferences = () =>
        asks<{ rhythm: { timeZone: string } | null }>(lou, 'GET', '/api/notifications/preferences')
      await expect.poll(async () => (await preferences()).rhythm?.timeZone).toBe(zone)
      await expectNoName(page)
    })
