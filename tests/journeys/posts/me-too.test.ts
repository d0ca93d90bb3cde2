import { randomUUID } from 'node:crypto'
import { localeOf, wordsIn } from '#tests/support/fixtures/screen-words.ts'
import { speaks } from '#tests/support/fixtures/speaks.ts'
import { expect, expectAccessible, expectSaid, greetingOn, type Member, test } from '#tests/support/journey.ts'

/** Publishes with the member's own session, past the screen. */
async function tell({ page }: Member, title: string): Promise<string> {
  const data = { requestId: randomUUID(), title, description: 'Rien de plus à dire de cela.', intensity: 5 }
  const answer = await page.context().request.post('/api/posts/symptoms', { data })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

for (const language of ['fr', 'en'] as const)
  test(`one tap says “moi aussi”: counted, told to its author, a pair for both, which leads to a talk; a second tap takes it back (${language})`, {
    tag: language === 'fr' ? ['@core', '@looks'] : [],
  }, async ({ member }) => {
    const say = wordsIn(language, 'posts')
    const options = { language, locale: localeOf(language) }
    const [ada, bob] = [await member('Ada', options), await member('Bob', options)]
    for (const { page } of [ada, bob]) await speaks(page, language)
    const title = `Un récit à soi ${randomUUID().slice(0, 6)}`
    const id = await tell(ada, title)

    const { page } = bob
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/post/${id}`)
    const button = page.getByRole('button', { name: { fr: /^Moi aussi/, en: /^Me too/ }[language] })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(button).toHaveText(say('Moi aussi'))
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(button).toHaveText(`${say('Moi aussi')} 1`)
    await expectSaid(
      page,
      {
        fr: 'Seule la personne qui a écrit ce récit sait que c’est vous.',
        en: 'Only the person who wrote this story knows it was you.',
      }[language],
    )
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)

    // The pair stands in the list even of a member without a story of their own.
    await page.goto('/matches')
    const pairs = page.getByRole('region', { name: say('Moi aussi') })
    await expect(pairs.getByText({ fr: /^Vous avez dit/, en: /^You said/ }[language])).toBeVisible()
    await expect(pairs.getByRole('link', { name: title })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)

    // The author is told, finds who it is, and writes.
    const { page: hers } = ada
    await hers.goto('/notifications')
    const notice = hers.getByRole('link', {
      name: new RegExp(`${bob.username} ${{ fr: 'a dit', en: 'said' }[language]}`),
    })
    await expect(notice).toBeVisible()
    await notice.click()
    await expect(hers).toHaveURL(new RegExp(`/matches\\?post=${id}`))
    const heard = hers.getByRole('region', { name: say('Moi aussi') })
    await expect(heard.getByText(bob.username)).toBeVisible()
    await expectAccessible(hers)
    await heard.getByRole('link', { name: say('Contacter {{name}}', { name: bob.username }) }).click()
    await expect(
      hers.getByRole('dialog').getByText({ fr: '«\u00a0Moi aussi\u00a0»', en: '“Me too”' }[language], { exact: true }),
    ).toBeVisible()
    await hers.goto(`/post/${id}`)
    await expect(hers.getByRole('link', { name: { fr: /^Moi aussi 1/, en: /^Me too 1/ }[language] })).toBeVisible()
    await expect(hers.getByRole('button', { name: { fr: /^Moi aussi/, en: /^Me too/ }[language] })).toHaveCount(0)
    await hers.goto('/dashboard/symptoms')
    await expect(
      hers.getByRole('article', { name: title }).getByText({ fr: '1 moi aussi', en: '1 me too' }[language]),
    ).toBeVisible()

    // It is taken back in the feed, by the keyboard.
    await page.goto('/feed')
    const inFeed = page
      .getByRole('article', { name: title })
      .getByRole('button', { name: { fr: /^Moi aussi/, en: /^Me too/ }[language] })
    await inFeed.focus()
    await page.keyboard.press('Enter')
    await expect(inFeed).toHaveAttribute('aria-pressed', 'false')
    await page.goto('/matches')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: say('Moi aussi') })).toHaveCount(0)
  })

test('a member whose account is read-only takes back a like and “moi aussi”, and says no new ones', async ({
  member,
}) => {
  const [ada, bob] = [await member('Ada'), await member('Bob')]
  const id = await tell(ada, `À reprendre ${randomUUID().slice(0, 6)}`)
  const { page } = bob
  const like = page.getByRole('button', { name: /^J’aime/ })
  const meToo = page.getByRole('button', { name: /^Moi aussi/ })
  await page.goto(`/post/${id}`)
  for (const button of [like, meToo]) {
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
  // The page shows a tap before it is written.
  const written = async () => {
    const { isLiked, isMeToo } = await (await page.context().request.get(`/api/posts/${id}`)).json()
    return [isLiked, isMeToo]
  }
  await expect.poll(written).toEqual([true, true])
  const withdrawn = await page.context().request.put('/api/me/consents/healthData', { data: { isGiven: false } })
  expect(withdrawn.status()).toBe(200)
  await page.reload()
  for (const button of [like, meToo]) {
    await expect(button).toBeEnabled()
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(button).toBeDisabled()
  }
})

for (const language of ['fr', 'en'] as const)
  test(`“moi aussi” without a network says that it was not counted, and is as it was (${language})`, async ({
    member,
  }) => {
    const say = wordsIn(language, 'posts')
    const [ada, bob] = [await member('Ada'), await member('Bob', { language, locale: localeOf(language) })]
    await speaks(bob.page, language)
    const id = await tell(ada, `Hors ligne ${randomUUID().slice(0, 6)}`)
    const { page } = bob
    const greeted = greetingOn(page)
    await page.goto(`/post/${id}`)
    const button = page.getByRole('button', { name: { fr: /^Moi aussi/, en: /^Me too/ }[language] })
    await expect(button).toBeVisible()
    await greeted
    await page.context().setOffline(true)
    await button.click()
    await expectSaid(page, say('« Moi aussi » n’a pas été compté'))
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await page.context().setOffline(false)
    await button.click()
    await expect(button).toHaveText(`${say('Moi aussi')} 1`)
  })
