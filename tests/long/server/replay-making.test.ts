import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { RECORDING_CONSENT } from '#contract/conferences/limits.ts'
import { makeReplays } from '#server/conferences/commands/make-replays.ts'
import { assembleRecording, NothingRecorded } from '#server/conferences/recording/assemble.ts'
import { recordedTake, recording } from '#server/conferences/tables.ts'
import { ProcessMissing, runProcess } from '#server/foundation/work/process-entry.ts'
import { aConference, anExpert } from '#tests/support/fixtures/conferences.ts'
import { rawDarkness, rawPicture, rawVoice } from '#tests/support/fixtures/files/raw-recordings.ts'
import { findRecorders } from '#tests/support/servers/janus.ts'
import { openWorld } from '#tests/support/world.ts'

const found = findRecorders()
const home = mkdtempSync(join(tmpdir(), 'vecu-making-'))
const recordings = join(home, 'recordings')
mkdirSync(recordings)
const world = openWorld({ JANUS_URL: 'ws://127.0.0.1:9', JANUS_RECORDINGS: recordings })
afterAll(() => rmSync(home, { recursive: true }))

const id = () => crypto.randomUUID()
const began = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 19, 0, seconds))
const folderOf = (name: string) => {
  const folder = join(home, name)
  mkdirSync(folder)
  return folder
}
function probe(path: string) {
  const words = ['-v', 'error', '-count_packets', '-show_entries', 'stream=codec_name,nb_read_packets', '-of', 'json']
  const { streams } = JSON.parse(execFileSync('ffprobe', [...words, path], { encoding: 'utf8' }))
  return Object.fromEntries(
    streams.map((each: Record<string, string>) => [each.codec_name, Number(each.nb_read_packets)]),
  )
}

test('the error names a program that is missing, quotes one that fails, and ends one that hangs', async () => {
  const at = { cwd: home, limitMs: 500 }
  await expect(runProcess('no-such-program-here', { ...at, args: [] })).rejects.toThrow(ProcessMissing)
  await expect(
    runProcess('node', { ...at, limitMs: 20_000, args: ['-e', 'console.error("so"); process.exit(1)'] }),
  ).rejects.toThrow(/so/)
  await expect(runProcess('node', { ...at, args: ['-e', 'setTimeout(() => {}, 60_000)'] })).rejects.toThrow(/failed/)
})

describe.skipIf(!found.isHere)('the recordings of Janus', { timeout: 120_000 }, () => {
  test('make takes that follow each other without their pauses, also those without a picture or without a voice', async () => {
    const [raw, workFolder] = [folderOf('raw-1'), folderOf('work-1')]
    const [voice, both, picture, nothing] = [id(), id(), id(), id()]
    rawVoice({ folder: raw, takeId: voice, beganAt: began(0), seconds: 4 })
    rawDarkness({ folder: raw, takeId: voice, beganAt: began(0), seconds: 4 })
    rawVoice({ folder: raw, takeId: both, beganAt: began(60), seconds: 6 })
    // The camera came on two seconds after the voice.
    rawPicture({ folder: raw, takeId: both, beganAt: began(62), seconds: 4 })
    rawPicture({ folder: raw, takeId: picture, beganAt: began(120), seconds: 3 })
    const made = await assembleRecording({ folder: raw, takeIds: [voice, both, nothing, picture], workFolder })
    expect(made.takes.map((take) => take.id)).toEqual([voice, both, picture])
    for (const [nth, seconds] of [4, 6, 3].entries())
      expect(Math.abs(made.takes[nth]!.durationMs / 1_000 - seconds)).toBeLessThan(0.3)
    expect(Math.abs(made.durationMs / 1_000 - 13)).toBeLessThan(0.6)
    expect(made).toMatchObject({ width: 160, height: 120 })
    const packets = probe(made.path)
    expect(Object.keys(packets).sort()).toEqual(['opus', 'vp8'])
    // Nothing that was sent is missing: 500 of the voice, 70 of the picture, and what stands in for the rest.
    expect(packets.opus).toBeGreaterThanOrEqual(500)
    expect(packets.vp8).toBeGreaterThanOrEqual(70)
  })

  test('make nothing where nothing was received or no file lies there', async () => {
    const [raw, workFolder, takeId] = [folderOf('raw-2'), folderOf('work-2'), id()]
    rawDarkness({ folder: raw, takeId, beganAt: began(0), seconds: 1 })
    await expect(assembleRecording({ folder: raw, takeIds: [takeId], workFolder })).rejects.toThrow(NothingRecorded)
    await expect(assembleRecording({ folder: raw, takeIds: [id()], workFolder })).rejects.toThrow(NothingRecorded)
  })

  test('fail as a whole by a take that cannot be read, until it is left out', async () => {
    const raw = folderOf('raw-3')
    const [whole, broken] = [id(), id()]
    rawVoice({ folder: raw, takeId: whole, beganAt: began(0), seconds: 2 })
    writeFileSync(join(raw, `vecu-${broken}-audio-0.mjr`), 'MJR00002 and then nothing that anyone can read')
    const takeIds = [broken, whole]
    await expect(assembleRecording({ folder: raw, takeIds, workFolder: folderOf('work-3') })).rejects.toThrow()
    const leftOut: string[] = []
    const leaveOut = (takeId: string) => leftOut.push(takeId)
    const made = await assembleRecording({ folder: raw, takeIds, workFolder: folderOf('work-4'), leaveOut })
    expect([made.takes.map((take) => take.id), leftOut]).toEqual([[whole], [broken]])
  })

  test('become the replay of a conference that is over, once; its raw files go, those of others stay', async () => {
    const { db, now, storage } = world.services()
    const expert = await anExpert(world)
    const beganAt = new Date(now().getTime() - 40 * 60_000)
    const conferenceId = await aConference(world, { expert, scheduledAt: beganAt, startedAt: beganAt, endedAt: now() })
    const [takeId, others] = [id(), id()]
    await db.insert(recording).values({ conferenceId, state: 'recording' })
    await db
      .insert(recordedTake)
      .values({ id: takeId, conferenceId, speakerId: expert.id, consentVersion: RECORDING_CONSENT, startedAt: beganAt })
    for (const each of [takeId, others]) rawVoice({ folder: recordings, takeId: each, beganAt, seconds: 5 })
    rawPicture({ folder: recordings, takeId, beganAt, seconds: 5 })
    await Promise.all([makeReplays(world.services()), makeReplays(world.services())])
    const { state, seconds, video } = await world.as(expert).replays.get({ id: conferenceId })
    expect({ state, seconds }).toEqual({ state: 'ready', seconds: expect.closeTo(5, 0) })
    expect(readdirSync(recordings).filter((name) => name.endsWith('.mjr'))).toEqual([`vecu-${others}-audio-0.mjr`])
    expect(readdirSync(storage.workFolder)).toEqual([])
    const film = await world.fetch(video!, {}, expert)
    expect([film.status, film.headers.get('content-type')]).toEqual([200, 'video/webm'])
    expect((await world.as(expert).conferences.get({ id: conferenceId })).replay).toEqual({ state: 'ready' })
  })
})
