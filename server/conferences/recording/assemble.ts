import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import { ProcessMissing, runProcess } from '#server/foundation/work/process-entry.ts'
import { type RawFile, rawFiles, untilAtRest } from './raw-files.ts'

/** For a replay of hours: nothing is encoded, but a disk may be slow. */
const LIMIT_MS = 30 * MINUTE_MS
const QUIET = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y']
const FILLER = '640x480'

export class NothingRecorded extends Error {}

export type Assembled = {
  path: string
  width: number
  height: number
  durationMs: number
  takes: { id: string; durationMs: number }[]
}

type Given = {
  folder: string
  /** In the order in which they were recorded. */
  takeIds: readonly string[]
  /** An empty folder, which the caller removes. */
  workFolder: string
  /** Called with a take that cannot be read, which is then left out. Without this function, such a take makes the whole fail. */
  leaveOut?: ((takeId: string, error: unknown) => void) | undefined
}

/**
 * Sound and picture are copied, not encoded. A take without picture gets a black one, and one without sound gets silence, because all takes must have the
 * same
 * tracks to be joined.
 * @throws NothingRecorded, ProgramMissing, Error where a program cannot read the recording
 */
export async function assembleRecording({ folder, takeIds, workFolder, leaveOut }: Given): Promise<Assembled> {
  const files = (await rawFiles(folder)).filter(({ takeId }) => takeIds.includes(takeId))
  if (files.length === 0) throw new NothingRecorded()
  await untilAtRest(files.map(({ path }) => path))
  const parts: { id: string; name: string; durationMs: number }[] = []
  let size: { width: number; height: number } | undefined
  for (const id of takeIds) {
    const name = `take-${parts.length}.webm`
    const made = await packTake(
      files.filter(({ takeId }) => takeId === id),
      { name, cwd: workFolder },
    ).catch((error: unknown) => {
      if (!leaveOut || error instanceof ProcessMissing) throw error
      leaveOut(id, error)
      return undefined
    })
    if (!made) continue
    size ??= made.size
    parts.push({ id, name, durationMs: made.durationMs })
  }
  if (parts.length === 0) throw new NothingRecorded()
  await joinParts(
    parts.map(({ name }) => name),
    workFolder,
  )
  const { width = 640, height = 480, durationMs } = await probe('replay.webm', workFolder)
  return {
    path: join(workFolder, 'replay.webm'),
    ...(size ?? { width, height }),
    durationMs,
    takes: parts.map(({ id, durationMs }) => ({ id, durationMs })),
  }
}

type TakeFile = { name: string; cwd: string }

async function packTake(files: readonly RawFile[], { name, cwd }: TakeFile) {
  const sound = await unpack(files, 'audio', cwd)
  const picture = await unpack(files, 'video', cwd)
  if (!sound && !picture) return undefined
  // Each track begins with its first packet, so the later track is moved to its place.
  const lateMs = sound && picture ? picture.firstMs - sound.firstMs : 0
  const late = (ms: number, file: string) => [...(ms > 0 ? ['-itsoffset', `${ms}ms`] : []), '-i', file]
  const seconds = String(((sound ?? picture)!.durationMs || 1) / 1_000)
  const heard = sound
    ? { input: late(-lateMs, sound.name), codec: ['-c:a', 'copy'] }
    : {
        input: ['-f', 'lavfi', '-t', seconds, '-i', 'anullsrc=r=48000:cl=mono'],
        codec: ['-c:a', 'libopus', '-b:a', '8k'],
      }
  const seen = picture
    ? { input: late(lateMs, picture.name), codec: ['-c:v', 'copy'] }
    : { input: ['-f', 'lavfi', '-t', '1', '-i', `color=black:s=${FILLER}:r=1`], codec: ['-c:v', 'libvpx'] }
  await runProcess('ffmpeg', {
    args: [
      ...QUIET,
      ...heard.input,
      ...seen.input,
      '-map',
      '0:a:0',
      '-map',
      '1:v:0',
      ...heard.codec,
      ...seen.codec,
      name,
    ],
    cwd,
    limitMs: LIMIT_MS,
  })
  const { width, height, durationMs } = await probe(name, cwd)
  return { durationMs, ...(picture && width && height && { size: { width, height } }) }
}

const UNPACKED = { audio: 'sound.opus', video: 'picture.webm' } as const

async function unpack(files: readonly RawFile[], kind: RawFile['kind'], cwd: string) {
  const raw = files.find((file) => file.kind === kind)
  if (!raw) return undefined
  const firstMs = firstPacketMs(await runProcess('janus-pp-rec', { args: ['-j', raw.path], cwd, limitMs: LIMIT_MS }))
  // A file without a first packet holds only a header: the camera was off.
  if (firstMs === undefined) return undefined
  const name = UNPACKED[kind]
  // The folder may hold the file of the take before.
  await rm(join(cwd, name), { force: true })
  await runProcess('janus-pp-rec', { args: ['-d', '2', '-o', raw.path, name], cwd, limitMs: LIMIT_MS })
  if (((await stat(join(cwd, name)).catch(() => undefined))?.size ?? 0) === 0) return undefined
  const { durationMs } = await probe(name, cwd)
  return durationMs > 0 ? { name, firstMs, durationMs } : undefined
}

/** Measured by the recorder's clock. @source janus `record.c`: "u", microseconds */
function firstPacketMs(header: string): number | undefined {
  const [, micros] = /"u"\s*:\s*(\d+)/.exec(header) ?? []
  return micros && Number(micros) > 0 ? Math.round(Number(micros) / 1_000) : undefined
}

async function joinParts(names: readonly string[], cwd: string): Promise<void> {
  await writeFile(join(cwd, 'parts.txt'), names.map((name) => `file ${name}\n`).join(''))
  await runProcess('ffmpeg', {
    // The index stands at the front, so that a player that seeks need not read the end first.
    args: [
      ...QUIET,
      '-f',
      'concat',
      '-i',
      'parts.txt',
      '-map',
      '0',
      '-c',
      'copy',
      '-cues_to_front',
      '1',
      'replay.webm',
    ],
    cwd,
    limitMs: LIMIT_MS,
  })
}

const Probed = z.object({
  format: z.object({ duration: z.coerce.number().nonnegative().catch(0) }),
  streams: z.array(z.object({ width: z.number().int().optional(), height: z.number().int().optional() })),
})

async function probe(name: string, cwd: string) {
  const told = await runProcess('ffprobe', {
    args: ['-v', 'error', '-of', 'json', '-show_entries', 'format=duration:stream=width,height', name],
    cwd,
    limitMs: LIMIT_MS,
  })
  const { format, streams } = Probed.parse(JSON.parse(told))
  const { width, height } = streams.find((stream) => stream.width !== undefined) ?? {}
  return { durationMs: Math.round(format.duration * 1_000), width, height }
}
