import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Member } from './journey.ts'

/** A community post of this member, as their browser would have sent it: nothing is matched with it. */
export async function postBy({ page }: Member, title = `Mon carnet ${randomUUID().slice(0, 8)}`) {
  const { id } = await send(page, '/api/posts/community', {
    requestId: randomUUID(),
    entry: 'feed',
    title,
    description: 'Je note chaque matin l’heure et le sommeil.',
  })
  return { id, title, path: `/post/${id}` }
}

/** A comment of this member, as their browser would have sent it. */
export const commentBy = ({ page }: Member, postId: string, body: string, parentId: string | null = null) =>
  send(page, `/api/posts/${postId}/comments`, { requestId: randomUUID(), parentId, body })

async function send(page: Page, path: string, data: object): Promise<{ id: string }> {
  const response = await page.context().request.post(`${process.env.JOURNEYS_URL}${path}`, { data })
  expect(response.status(), await response.text()).toBe(201)
  return response.json()
}

/** The comments of the post that is open. */
export const commentsOn = (page: Page): Locator => page.locator('#commentaires')

/** The comment or reply that says this, without those under it. */
export const commentOn = (page: Page, body: string): Locator =>
  commentsOn(page)
    .getByRole('article')
    .filter({ has: page.getByText(body, { exact: true }) })

export const fieldOn = (page: Page): Locator => commentsOn(page).getByRole('textbox', { name: 'Votre commentaire' })

/** Opens the dots of something and takes one of its lines. */
export async function choose(page: Page, dots: Locator, line: string | RegExp) {
  await dots.click()
  await page.getByRole('menuitem', { name: line }).click()
}
