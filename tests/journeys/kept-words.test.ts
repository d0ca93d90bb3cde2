import { randomUUID } from 'node:crypto'
import { asks } from '#tests/support/fixtures/private-talk.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { expect, test } from '#tests/support/journey.ts'

const TREATMENT = 'De la kinésithérapie vestibulaire.'
const NOTES = 'Six séances, et les vertiges ont cessé.'

for (const language of ['fr', 'en'] as const)
  test(`an unsent text about what helped waits on the page and in the feed alike, until it is shared: ${language}`, async ({
    member,
  }) => {
    const lou = await member('Lou', { language })
    const { page } = lou
    if (language === 'en') await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
    const { id } = await asks<{ id: string }>(lou, 'POST', '/api/posts/symptoms', vertigo({ requestId: randomUUID() }))
    const dialog = page.getByRole('dialog')
    const fields = dialog.getByRole('textbox')
    const fromPage = page.getByRole('button', { name: { fr: 'Marquer comme guéri', en: 'Mark as resolved' }[language] })
    const fromFeed = page
      .getByRole('button', { name: { fr: /^Marquer résolu/, en: /^Mark as resolved/ }[language] })
      .first()
    const expectKept = async () => {
      await expect(fields.first()).toHaveValue(TREATMENT)
      await expect(fields.nth(1)).toHaveValue(NOTES)
    }

    await page.goto(`/post/${id}`)
    await fromPage.click()
    await fields.first().fill(TREATMENT)
    await fields.nth(1).fill(NOTES)
    await page.reload()
    await fromPage.click()
    await expectKept()
    await page.goto('/feed')
    await fromFeed.click()
    await expectKept()
    await page.reload()
    await fromFeed.click()
    await expectKept()
    const kept = () =>
      page.evaluate((words) => Object.values(localStorage).filter((value) => value.includes(words)).length, NOTES)
    expect(await kept()).toBe(1)

    await dialog.locator('button[type="submit"]').click()
    await expect(dialog).toHaveCount(0)
    expect(await kept()).toBe(0)
    await page.goto(`/post/${id}`)
    await expect(page.getByRole('main').getByText(NOTES)).toBeVisible()
    await expect(fromPage).toHaveCount(0)
  })
