import type { Result } from 'lighthouse'
import { expect, type Member, PASSWORD, test } from '#tests/support/journey.ts'
import { openAuditor } from '../../../bench/support/lighthouse.ts'
import { type Figure, loadNow, record } from '../../../bench/support/record.ts'

test('Lighthouse gives the feed and the home page 100 of 100 for accessibility', async ({ member }) => {
  const lou = await member('Phare')
  await tellSomething(lou)
  const auditor = await openAuditor(process.env.JOURNEYS_URL!)
  const [figures, loadBefore]: [Figure[], number] = [[], loadNow()]
  try {
    const { email } = lou
    const signIn = await auditor.context.request.post('/api/auth/sign-in/email', {
      data: { email, password: PASSWORD },
    })
    expect(signIn.status()).toBe(200)
    for (const { path, role, ...patience } of [
      { path: '/feed', role: 'article' },
      { path: '/', role: 'form', pauseAfterLoadMs: 9_000 }, // on a phone the form waits to be wanted, or six seconds
    ] as const) {
      // Lighthouse looks at whatever there is by its time: it must have been the page, not what stands there while it loads.
      const shown = auditor.context.waitForEvent('page').then((page) => page.getByRole(role).first().waitFor())
      const flags = { onlyCategories: ['accessibility'], disableFullPageScreenshot: true, ...patience }
      const [result] = await Promise.all([auditor.audit(path, flags), shown])
      const score = result.categories.accessibility?.score ?? 0
      figures.push({ name: path, value: String(Math.round(score * 100)), bar: '100', isHeld: score === 1 })
      expect(score, faultsOf(result)).toBe(1)
    }
    record({ name: 'accessibility', loadBefore, figures })
  } finally {
    await auditor.close()
  }
})

/** Posts of both kinds with likes and comments, as a feed holds them. */
async function tellSomething({ page }: Member) {
  const { request } = page.context()
  const words = (title: string) => ({
    requestId: crypto.randomUUID(),
    title,
    description: 'Comment faites-vous ? '.repeat(30),
    tags: ['Vertiges', 'Fatigue'],
  })
  const symptom = await request.post('/api/posts/symptoms', { data: { ...words('Vertiges au réveil'), intensity: 6 } })
  const { id } = await symptom.json()
  const acts = [
    await request.post('/api/posts/community', { data: { ...words('Une question'), entry: 'feed' } }),
    await request.put(`/api/posts/${id}/like`, { data: { isLiked: true } }),
    await request.post(`/api/posts/${id}/comments`, { data: { requestId: crypto.randomUUID(), body: 'Merci' } }),
  ]
  expect([symptom, ...acts].map((answer) => answer.status())).toEqual([201, 201, 200, 201])
}

const faultsOf = ({ audits }: Result): string =>
  Object.values(audits)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, details }) => `${id}: ${title}\n${JSON.stringify(details, undefined, 1)}`)
    .join('\n')
