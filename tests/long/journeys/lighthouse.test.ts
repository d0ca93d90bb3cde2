import type { BrowserContext } from '@playwright/test'
import type { Result } from 'lighthouse'
import { makeStaff } from '#tests/support/fixtures/staff.ts'
import { expect, type Member, test } from '#tests/support/journey.ts'
import { openAuditor } from '../../../bench/support/lighthouse.ts'
import { type Figure, loadNow, record } from '../../../bench/support/record.ts'

type Role = 'article' | 'form' | 'heading' | 'listitem' | 'textbox'
/** `role`: of what must be there, or it was not the screen that was looked at. */
type Screen = { path: string; role: Role; pauseAfterLoadMs?: number }

const SCREENS: Record<'visitor' | 'member' | 'admin', Screen[]> = {
  visitor: [
    { path: '/commencement', role: 'listitem' },
    { path: '/auth?view=signUp', role: 'textbox' },
    { path: '/ce-qui-a-aide', role: 'heading' },
    { path: '/fiches', role: 'heading' },
    { path: '/fiches/preparer-sa-consultation', role: 'heading' },
    { path: '/commencement/affiche', role: 'heading' },
    { path: '/observatoire', role: 'heading' },
  ],
  member: [
    { path: '/feed', role: 'article' },
    { path: '/', role: 'form', pauseAfterLoadMs: 9_000 }, // on a phone the form waits to be wanted, or six seconds
    { path: '/jour', role: 'heading' },
    { path: '/matches', role: 'heading' },
    { path: '/dashboard', role: 'heading' },
    { path: '/dashboard/journal', role: 'heading' },
    { path: '/settings', role: 'heading' },
    { path: '/settings/profile', role: 'textbox' },
    { path: '/settings/sign-in', role: 'heading' },
    { path: '/settings/data', role: 'heading' },
    { path: '/notifications', role: 'heading' },
  ],
  admin: [
    { path: '/admin/launch', role: 'listitem' },
    { path: '/admin/members', role: 'heading' },
    { path: '/admin/audit', role: 'heading' },
  ],
}

test('Lighthouse gives every new screen, the feed and the home page 100 of 100 for accessibility', async ({
  member,
}) => {
  const lou = await member('Phare')
  await tellSomething(lou)
  const admin = await makeStaff(await member('Gardienne'), 'admin')
  const auditor = await openAuditor(process.env.JOURNEYS_URL!)
  const [figures, loadBefore]: [Figure[], number] = [[], loadNow()]
  try {
    const missed: string[] = []
    for (const [who, screens] of Object.entries(SCREENS)) {
      await becomes(auditor.context, who === 'visitor' ? undefined : who === 'admin' ? admin : lou)
      for (const { path, role, ...patience } of screens) {
        // Lighthouse looks at whatever there is by its time: it must have been the page, not what stands there while it loads.
        const shown = auditor.context
          .waitForEvent('page')
          .then((page) => page.getByRole('main').getByRole(role).first().waitFor())
        const flags = { onlyCategories: ['accessibility'], disableFullPageScreenshot: true, ...patience }
        const [result] = await Promise.all([auditor.audit(path, flags), shown])
        expect(new URL(result.finalDisplayedUrl).pathname, 'the address looked at').toBe(path.replace(/\?.*/, ''))
        const score = result.categories.accessibility?.score ?? 0
        figures.push({ name: path, value: String(Math.round(score * 100)), bar: '100', isHeld: score === 1 })
        if (score < 1) missed.push(`${path}\n${faultsOf(result)}`)
      }
    }
    expect(missed.join('\n')).toBe('')
    record({ name: 'accessibility', loadBefore, figures })
  } finally {
    await auditor.close()
  }
})

/** Signs the browser in as this member, or out. The session is the one of the member’s own browser, which a second factor was shown to where there is one. */
async function becomes(context: BrowserContext, who: Member | undefined) {
  await context.clearCookies()
  if (who) await context.addCookies(await who.page.context().cookies())
  const { member: known } = await (await context.request.get('/api/me')).json()
  expect(known?.username ?? undefined).toBe(who?.username)
}

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
