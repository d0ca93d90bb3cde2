import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Member } from './journey.ts'

/** What this member's browser would ask of the server. */
export async function asks<Answer>({ page }: Member, method: string, path: string, data?: object): Promise<Answer> {
  const response = await page.context().request.fetch(`${process.env.JOURNEYS_URL}${path}`, {
    method,
    ...(data && { data }),
  })
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
  return response.json()
}

export const idOf = async (member: Member): Promise<string> =>
  (await asks<{ member: { id: string } }>(member, 'GET', '/api/me')).member.id

type Talk = { id: string; path: string }

/** The one asks the other, who says yes. */
export async function talkBetween(asking: Member, asked: Member): Promise<Talk> {
  const { id, request } = await asks<{ id: string; request: { id: string } }>(asking, 'POST', '/api/chat/requests', {
    memberId: await idOf(asked),
  })
  await asks(asked, 'PUT', `/api/chat/requests/${request.id}/answer`, { isAccepted: true })
  return { id, path: `/chat?conversation=${id}` }
}

/** Says this, as the member's browser would. */
export const says = (member: Member, { id }: Talk, body: string, given: object = {}): Promise<{ id: string }> =>
  asks(member, 'POST', `/api/chat/conversations/${id}/messages`, { requestId: randomUUID(), body, ...given })

/** What is shown of the open conversation, from the first message in sight to the last. */
export const saidOn = (page: Page): Promise<string[]> =>
  messagesOn(page)
    .getByRole('article')
    .evaluateAll((articles) => articles.map((each) => each.querySelector('p[dir]')?.textContent ?? ''))

export const messagesOn = (page: Page): Locator => page.getByRole('region', { name: /^Messages avec/ })

export const messageOn = (page: Page, body: string): Locator =>
  messagesOn(page)
    .getByRole('article')
    .filter({ has: page.getByText(body, { exact: true }) })

export const writeOn = (page: Page): Locator => page.getByRole('textbox', { name: /^Écrire à/ })

/** Opens the dots of a message and takes one of its lines. */
export async function act(page: Page, body: string, line: string) {
  await messageOn(page, body).hover()
  await messageOn(page, body)
    .getByRole('button', { name: /^Actions pour/ })
    .click()
  await page.getByRole('menuitem', { name: line, exact: true }).click()
}
