import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { conference, roomMessage } from '#server/conferences/tables.ts'
import { makeAdmin } from '#tests/support/fixtures/announced-conference.ts'
import { asks, idOf } from '#tests/support/fixtures/private-talk.ts'
import { aReplay } from '#tests/support/fixtures/replays.ts'
import { aRoom, makeExpert } from '#tests/support/fixtures/room.ts'
import { expect, expectAccessible, expectSaid, type Member, PASSWORD, test } from '#tests/support/journey.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'
import { openOwnServer } from '#tests/support/servers/own-server.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const LIST = '/expert-conferences'
const GOOD = 'WEBVTT\n\n00:00:01.000 --> 00:00:18.000\nBonjour à toutes et à tous.\n'
const BAD = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nBonjour\n\nsans temps\n'

const recordings = mkdtempSync(join(tmpdir(), 'vecu-recordings-'))
let server: Awaited<ReturnType<typeof openOwnServer>> | undefined

test.beforeAll(async () => {
  // Janus is away, because nothing is sent here.
  server = await openOwnServer({ JANUS_URL: 'ws://127.0.0.1:9', JANUS_RECORDINGS: recordings })
})
test.afterAll(async () => {
  await server?.close()
  rmSync(recordings, { recursive: true, force: true })
})

const stored = (path: string) => join(process.env.JOURNEYS_DATA!, 'media', path)

/** Makes a conference that is over, with twenty seconds of replay, and two questions that were answered in it. */
async function past(expert: Member, registered: Member[]) {
  const title = `Acouphènes ${randomUUID().slice(0, 8)}`
  const { id } = await aRoom({ title, expert, registered, isRecorded: true })
  const beganAt = new Date(Date.now() - 15 * 60_000)
  const speakerId = await idOf(expert)
  const { path } = await onJourneyDatabase(async (db) => {
    for (const [nth, body] of ['Cela passe-t-il avec le temps ?', 'Et la nuit ?'].entries())
      await db.insert(roomMessage).values({
        id: randomUUID(),
        conferenceId: id,
        seq: nth + 1,
        memberId: await idOf(registered[0]!),
        requestId: randomUUID(),
        kind: 'question',
        body,
        isFromExpert: false,
        isAnonymous: nth === 0,
        createdAt: beganAt,
        state: 'answered',
        answeredAt: new Date(beganAt.getTime() + [4_000, 62_000][nth]!),
      })
    await db.update(conference).set({ endedAt: new Date(), lastSeq: 2 }).where(eq(conference.id, id))
    const put = async (at: string, from: string) => {
      await mkdir(dirname(stored(at)), { recursive: true })
      await copyFile(from, stored(at))
    }
    return aReplay({ db, now: () => new Date(), put }, { conferenceId: id, speakerId, beganAt })
  })
  return { id, title, path, address: `${LIST}/${id}` }
}

const filmOn = (page: Page, title: string) => page.getByLabel(`Rediffusion de « ${title} »`)
const chaptersOn = (page: Page) => page.getByRole('navigation', { name: 'Questions de cette conférence' })
const secondsOn = (page: Page, title: string) =>
  filmOn(page, title).evaluate((video: HTMLVideoElement) => video.currentTime)
const captionsFile = (text: string) => ({ name: 'sous-titres.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) })

test('a visitor is led to sign in and back; every member sees a conference again, those who were in the room question by question', async ({
  visitor,
  member,
}) => {
  const expert = await makeExpert(await member('Hélène'))
  const ada = await member('Ada', PHONE)
  const { title, address } = await past(expert, [ada])

  const { page: outside } = await visitor()
  await outside.goto(`${LIST}?onglet=passees`)
  await outside.getByRole('link', { name: `Voir la rediffusion : ${title}` }).click()
  await expect(outside).toHaveURL(/\/auth\?view=signUp/)
  await outside.getByRole('tab', { name: 'Se connecter' }).click()
  const known = await member('Zoé')
  await outside.getByRole('textbox', { name: 'E-mail' }).fill(known.email)
  await outside.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD)
  await outside.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(outside).toHaveURL(new RegExp(address))
  await expect(filmOn(outside, title)).toBeVisible()
  await expect(chaptersOn(outside)).toHaveCount(0)

  // A registered member comes by the list, on a phone.
  const { page } = ada
  await page.goto(`${LIST}?onglet=passees`)
  await page.getByRole('link', { name: `Voir la rediffusion : ${title}` }).click()
  await expect(page.getByRole('heading', { name: 'Rediffusion' })).toBeFocused()
  await expect(page.getByText('Pas encore de sous-titres.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Gérer la rediffusion' })).toBeHidden()
  await expect.poll(() => filmOn(page, title).evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(19)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const chapters = chaptersOn(page).getByRole('button')
  await expect(chapters).toHaveText([/^0:04\s*Cela passe-t-il avec le temps \?$/, /^0:12\s*Et la nuit \?$/])
  // A chapter is chosen by the keyboard: the video goes there, and the chapter is marked.
  await chapters.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => secondsOn(page, title)).toBeGreaterThanOrEqual(12)
  await expect(chapters.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(chapters.nth(0)).not.toHaveAttribute('aria-current', 'true')
  // The browser has the chapters too.
  const named = () =>
    filmOn(page, title).evaluate((video: HTMLVideoElement) => {
      const track = [...video.textTracks].find(({ kind }) => kind === 'chapters')
      if (track?.mode === 'disabled') track.mode = 'hidden'
      return [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text)
    })
  await expect.poll(named).toEqual(['Cela passe-t-il avec le temps ?', 'Et la nuit ?'])
})

test('the expert adds captions, is told the line of a bad file, and withdraws the replay', async ({ member }) => {
  const expert = await makeExpert(await member('Hélène'))
  const ada = await member('Ada')
  const { title, address, path } = await past(expert, [ada])
  const { page } = expert
  await page.goto(address)
  const french = page.getByRole('button', { name: 'Ajouter les sous-titres : Français' })
  const choose = async (text: string) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^(Ajouter|Remplacer) les sous-titres : Français/ }).click()
    await (await chooser).setFiles(captionsFile(text))
  }
  await expect(french).toBeVisible()
  await choose(BAD)
  await expect(page.getByRole('alert').filter({ hasText: 'Ligne 7' })).toBeVisible()
  await choose(GOOD)
  await expect(page.getByText('Sous-titres : Français.')).toBeVisible()
  await expect(page.getByText('Ligne 7')).toBeHidden()
  await expectAccessible(page)

  // Members read the captions.
  await ada.page.goto(address)
  await expect(ada.page.getByText('Sous-titres : Français.')).toBeVisible()
  const read = () =>
    filmOn(ada.page, title).evaluate((video: HTMLVideoElement) => {
      const track = [...video.textTracks].find(({ kind }) => kind === 'captions')
      if (track) track.mode = 'showing'
      return [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text)
    })
  await expect.poll(read).toEqual(['Bonjour à toutes et à tous.'])

  await page.getByRole('button', { name: 'Retirer les sous-titres : Français' }).click()
  await expect(page.getByText('Pas encore de sous-titres.')).toBeVisible()

  expect(existsSync(stored(path))).toBe(true)
  await page.getByRole('button', { name: 'Retirer la rediffusion' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retirer la rediffusion ?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Retirer la rediffusion' }).click()
  await expect(page.getByText('La rediffusion a été retirée.')).toBeVisible()
  await expect(filmOn(page, title)).toBeHidden()
  await expect.poll(() => existsSync(stored(path))).toBe(false)
  await ada.page.reload()
  await expect(ada.page.getByText('La rediffusion a été retirée.')).toBeVisible()
  await ada.page.goto(`${LIST}?onglet=passees`)
  await expect(ada.page.getByRole('article', { name: title })).toBeVisible()
  await expect(ada.page.getByRole('link', { name: `Voir la rediffusion : ${title}` })).toBeHidden()
})

test('an admin announces a conference as recorded, everyone reads it, and deletes a replay with a reason', async ({
  visitor,
  member,
}) => {
  const expert = await makeExpert(await member('Hélène'))
  const admin = await makeAdmin(await member('Administratrice'))
  const { page } = admin
  const coming = await aRoom({ title: `Bientôt ${randomUUID().slice(0, 8)}`, isLive: false })
  await page.goto(`${LIST}/${coming.id}?modifier=oui`)
  const record = page.getByRole('checkbox', { name: /^Enregistrer la conférence pour la revoir/ })
  await expect(record).not.toBeChecked()
  await record.check()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expectSaid(page, 'Conférence modifiée')
  const { page: outside } = await visitor()
  await outside.goto(`${LIST}/${coming.id}`)
  await expect(outside.getByText('Enregistrée : la personne qui parle, jamais les participants')).toBeVisible()

  const { address, path } = await past(expert, [expert])
  await page.goto(address)
  await page.getByRole('button', { name: 'Supprimer la rediffusion' }).click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer la rediffusion ?' })
  await dialog.getByRole('button', { name: 'Supprimer la rediffusion' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Motif' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Un nom y est dit.')
  await dialog.getByRole('button', { name: 'Supprimer la rediffusion' }).click()
  await expect(page.getByText('Motif : Un nom y est dit.')).toBeVisible()
  await expect.poll(() => existsSync(stored(path))).toBe(false)
  await outside.goto(address)
  await expect(outside.getByText('La rediffusion a été retirée.')).toBeVisible()
  await expect(outside.getByText('Un nom y est dit.')).toBeHidden()
  expect(await asks(admin, 'GET', `/api${address.replace(LIST, '/conferences')}/replay`)).toMatchObject({
    removedBy: 'staff',
  })
})
