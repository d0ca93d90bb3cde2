import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserServer,
  chromium,
  expect,
  type LaunchOptions,
  type Locator,
  type Page,
} from '@playwright/test'
import { test as journey, type Member } from './journey.ts'
import { asks, idOf, talkBetween } from './private-talk.ts'
import { inWholeBrowser } from './whole-browser.ts'

/** In YUV, as BT.601 has it. */
const COLOURS = { red: [81, 90, 240], blue: [41, 240, 110] } as const
export type Colour = keyof typeof COLOURS

type Equipped = {
  /** Films nothing but this colour; by default whatever Chromium pretends to see. */
  camera?: Colour
  /** Asked for a microphone or a camera, it says no. */
  refuses?: boolean
}

export type Device = { browser: Browser; kill: BrowserServer['kill'] }

/** A journey with telephones: browsers of their own, with a microphone and a camera. */
export const test = journey.extend<{ device: (equipped?: Equipped) => Promise<Device> }>({
  device: async ({ launchOptions }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'vecu-camera-'))
    const servers: BrowserServer[] = []
    await use(async ({ camera, refuses = false } = {}) => {
      const server = await chromium.launchServer(equip(launchOptions, { folder, camera, refuses }))
      servers.push(server)
      return { browser: await chromium.connect(server.wsEndpoint()), kill: () => server.kill() }
    })
    for (const server of servers) await server.kill()
    rmSync(folder, { recursive: true, force: true })
  },
})

function equip(
  launchOptions: LaunchOptions,
  { folder, camera, refuses }: { folder: string; camera: Colour | undefined; refuses: boolean },
): LaunchOptions {
  const args = [
    ...(launchOptions.args ?? []),
    '--use-fake-device-for-media-stream',
    // A machine that has nothing but a loopback finds no way to another browser without it.
    '--allow-loopback-in-peer-connection',
    refuses ? '--deny-permission-prompts' : '--use-fake-ui-for-media-stream',
  ]
  if (camera) args.push(`--use-file-for-fake-video-capture=${filmOf(camera, folder)}`)
  const equipped = { ...launchOptions, args }
  // The headless shell asks nobody, so that nobody can say no.
  return refuses ? inWholeBrowser(equipped) : equipped
}

const WIDTH = 320
const HEIGHT = 240

/** A film of one colour, as https://wiki.multimedia.cx/index.php/YUV4MPEG2 describes it. */
function filmOf(colour: Colour, folder: string): string {
  const [y, u, v] = COLOURS[colour]
  const quarter = (WIDTH * HEIGHT) / 4
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    Buffer.alloc(WIDTH * HEIGHT, y),
    Buffer.alloc(quarter, u),
    Buffer.alloc(quarter, v),
  ])
  const path = join(folder, `${colour}.y4m`)
  writeFileSync(
    path,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F15:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  )
  return path
}

/** Two who talk, and agreed to call each other. */
export async function callersBetween(one: Member, other: Member) {
  const talk = await talkBetween(one, other)
  await asks(one, 'POST', '/api/chat/requests', { memberId: await idOf(other), kind: 'video' })
  await asks(other, 'POST', '/api/chat/requests', { memberId: await idOf(one), kind: 'video' })
  return talk
}

const LONG = { timeout: 60_000 }
type Way = { isRelayed?: boolean }

/** The one calls the other, from their conversation; without a relay they agree to show their address. */
export async function ring(caller: Member, callee: Member, way?: Way) {
  await caller.page.getByRole('button', { name: `Appeler ${callee.username}` }).click()
  await ringFrom(previewOn(caller, callee), way)
}

export async function ringFrom(preview: Locator, { isRelayed = false }: Way = {}) {
  await preview.getByRole('button', { name: /^Appeler/ }).click()
  if (!isRelayed) await preview.getByRole('button', { name: 'Accepter et appeler' }).click()
}

/** Takes the call that rings, agreeing likewise. */
export async function answer(callee: Member, caller: Member, { isRelayed = false }: Way = {}) {
  const ringing = ringingOn(callee, caller)
  await ringing.getByRole('button', { name: 'Répondre', exact: true }).click(LONG)
  if (!isRelayed) await ringing.getByRole('button', { name: 'Accepter et répondre' }).click()
}

export const previewOn = ({ page }: Member, { username }: Member) =>
  page.getByRole('dialog', { name: `Appeler ${username}` })

export const ringingOn = ({ page }: Member, { username }: Member) =>
  page.getByRole('dialog', { name: `${username} vous appelle` })

export const callOn = ({ page }: Member, { username }: Member) =>
  page.getByRole('dialog', { name: `Appel avec ${username}` })

export const smallCallOn = ({ page }: Member, { username }: Member) =>
  page.getByRole('region', { name: `Appel avec ${username}` })

/** What is seen of the other side: mostly of this colour, or of none. */
export async function expectSeen(page: Page, label: string | RegExp, colour: Colour | 'neither') {
  const video = page.getByLabel(label)
  await expect(video).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => video.evaluate(colourOf), { timeout: 60_000 }).toBe(colour)
}

/** The voice of the other side plays, and goes on. */
export const expectHeard = (page: Page) =>
  expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => (audio.paused ? 0 : audio.currentTime)), {
      timeout: 30_000,
    })
    .toBeGreaterThan(0.5)

function colourOf(element: SVGElement | HTMLElement): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 16
  const drawing = canvas.getContext('2d')!
  drawing.drawImage(element as HTMLVideoElement, 0, 0, 16, 16)
  const { data } = drawing.getImageData(0, 0, 16, 16)
  const sums = [0, 0, 0]
  for (const [at, value] of data.entries()) if (at % 4 < 3) sums[at % 4]! += value / 256
  const [red = 0, green = 0, blue = 0] = sums
  if (red + green + blue < 20) return 'nothing'
  if (red > 130 && green < 90 && blue < 90) return 'red'
  return blue > 130 && red < 90 && green < 90 ? 'blue' : 'neither'
}

export { expect }
