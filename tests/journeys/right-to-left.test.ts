import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { announced } from '#tests/support/fixtures/announced-conference.ts'
import { asks, idOf, says, talkBetween } from '#tests/support/fixtures/private-talk.ts'
import { commentBy, commentsOn } from '#tests/support/fixtures/talk.ts'
import { expect, test } from '#tests/support/journey.ts'
import { openSettings } from '#tests/support/settings.ts'

const mark = () => randomUUID().replace(/\D/g, '').slice(0, 6)
const directionOf = (words: Locator) => words.evaluate((element) => getComputedStyle(element).direction)
const expectRtl = async (words: Locator) => {
  await expect(words).toBeVisible()
  expect(await directionOf(words)).toBe('rtl')
}
const typeRtl = async (field: Locator) => {
  await field.fill('أكتب كل صباح')
  await expectRtl(field)
}

for (const language of ['fr', 'en'] as const)
  test(`an Arabic story is laid out from right to left on every screen, and while it is written: ${language}`, async ({
    member,
  }) => {
    const [lou, max] = [await member('ليلى', { language }), await member('ماهر', { language })]
    const { page } = lou
    if (language === 'en') await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
    const title = `دوار في الصباح ${mark()}`
    const [description, treatment, comment, message] = ['كل صباح تدور الغرفة', 'الراحة', 'شكرا لك', 'كيف حالك'].map(
      (words) => `${words} ${mark()}`,
    ) as [string, string, string, string]
    const story = { requestId: randomUUID(), title, description, tags: ['صداع'], intensity: 6 }
    const { id } = await asks<{ id: string }>(lou, 'POST', '/api/posts/symptoms', story)
    await commentBy(max, id, comment)
    await page.goto('/feed')
    const card = page.getByRole('article', { name: title })
    for (const words of [title, description, 'صداع']) await expectRtl(card.getByText(words, { exact: true }).first())

    await page.goto(`/post/${id}`)
    for (const words of [title, description])
      await expectRtl(page.getByRole('main').getByText(words, { exact: true }).first())
    await expectRtl(commentsOn(page).getByText(comment, { exact: true }))
    await typeRtl(commentsOn(page).getByRole('textbox').first())

    await page.goto('/notifications')
    const notice = page.getByRole('main').getByRole('listitem').first()
    await expectRtl(notice.getByText(comment, { exact: true }))
    // Apart from the words around it, which keep their order.
    await expect(notice).toContainText(`\u2068${max.username}\u2069`)

    await page.goto('/')
    const form = page.getByRole('form').filter({ has: page.getByRole('slider') })
    for (const name of [{ fr: 'Titre', en: 'Title' }[language], 'Description'])
      await typeRtl(form.getByRole('textbox', { name, exact: true }))

    await asks(lou, 'POST', `/api/posts/${id}/resolution`, { treatment, notes: description })
    await page.goto(`/post/${id}`)
    await expectRtl(page.getByRole('main').getByText(treatment, { exact: true }).first())

    const talk = await talkBetween(lou, max)
    await says(max, talk, message)
    await page.goto(talk.path)
    await expectRtl(page.getByRole('article').getByText(message, { exact: true }))
    await typeRtl(page.getByRole('textbox').last())
  })

for (const language of ['fr', 'en'] as const)
  test(`things tried, a topic, a conference and a name of somebody blocked are laid out from right to left: ${language}`, async ({
    member,
  }) => {
    const [lou, max] = [await member('سلمى', { language }), await member('كريم', { language })]
    const { page } = lou
    if (language === 'en') await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
    const [name, sentence, effect, topic, title, about] = [
      ...['تمارين التوازن', 'كل يوم مساء', 'تعب', 'النوم والدوار', 'الدوار في الحياة', 'ما نعرفه اليوم'],
    ].map((words) => `${words} ${mark()}`) as [string, string, string, string, string, string]
    const story = { requestId: randomUUID(), title: `دوار ${mark()}`, description: 'كل صباح', intensity: 6 }
    const { id } = await asks<{ id: string }>(lou, 'POST', '/api/posts/symptoms', story)
    const entry = { requestId: randomUUID(), name, kind: 'exercise', sentence, sideEffects: [effect] }
    await asks(lou, 'POST', `/api/posts/${id}/treatments`, entry)
    await page.goto(`/post/${id}`)
    for (const words of [name, sentence])
      await expectRtl(page.getByRole('main').getByText(words, { exact: true }).first())
    await expect(page.getByRole('main').getByText(effect).first()).toContainText(`\u2068${effect}`)

    await asks(max, 'POST', '/api/conference-topics', { requestId: randomUUID(), title: topic })
    const conference = await announced({ title, description: about })
    await page.goto('/expert-conferences')
    await expectRtl(page.getByRole('article', { name: title }).getByText(title, { exact: true }))
    await expectRtl(page.getByText(topic, { exact: true }))
    await page.goto(`/expert-conferences/${conference.id}`)
    await expectRtl(page.getByRole('heading', { level: 1, name: title }))
    await expectRtl(page.getByText(about, { exact: true }))

    await asks(lou, 'PUT', `/api/me/blocks/${await idOf(max)}`)
    await openSettings(page, 'messages')
    await expectRtl(page.getByRole('main').getByText(max.username, { exact: true }))
  })
