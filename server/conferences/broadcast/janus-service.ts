import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MediaFault, type MediaServer } from '#server/foundation/net/media-server.ts'
import type { Log } from '#server/foundation/observe/log.ts'
import { detach } from '#server/foundation/work/request-context.ts'
import { type JanusHandle, type JanusLine, type JanusMessage, openJanusLine } from './janus-line-service.ts'
import { admitted } from './sdp.ts'

const PLUGIN = 'janus.plugin.videoroom'
const FEED = 'expert'
/** The sender counts as gone when no packet came for this long, because a closed tab sends no message. */
const SILENT_MS = 3_000
const UNANSWERED_MS = 30_000
const BITRATE = 800_000
const LOOKS = 12
const SENDER_CHECK_MS = 250
/** Errors of the plugin. @source janus_videoroom.c */
const ALREADY_EXISTS = 427
const NO_SUCH_FEED = 428
const NO_SUCH_ROOM = 426

type JanusOptions = {
  url: string
  secret: string | undefined
  adminKey: string | undefined
  /** The folder in which Janus writes recordings, by the path that Janus sees. */
  recordings: string | undefined
  log: Log
}

type Sending = { handle: JanusHandle; isRecorded: boolean; coming: Map<string, boolean>; silence?: NodeJS.Timeout }
type Watching = { roomId: string; handle: JanusHandle; unanswered: NodeJS.Timeout }

/**
 * Several servers may share one Janus, because a room and its sender have the same names for all of them. A broken connection is opened again at the next
 * request.
 */
export function openJanus({ url, secret, adminKey, recordings, log }: JanusOptions): MediaServer {
  const sending = new Map<string, Sending>()
  const watching = new Map<string, Watching>()
  let opening: Promise<JanusLine> | undefined
  let tellSilent = (_roomId: string) => {}
  let tellLeft = (_watchId: string) => {}
  let isClosed = false

  function line(): Promise<JanusLine> {
    if (isClosed) throw new MediaFault('away')
    opening ??= detach(() => openJanusLine({ url, secret }, broke)).catch((error: unknown) => {
      opening = undefined
      log.warn({ err: error }, 'Janus cannot be reached')
      throw new MediaFault('away')
    })
    return opening
  }

  function broke() {
    opening = undefined
    if (!isClosed) log.warn('the line to Janus broke')
    for (const roomId of [...sending.keys()]) if (stop(roomId)) tellSilent(roomId)
    for (const watchId of [...watching.keys()]) leave(watchId)
  }

  function stop(roomId: string): boolean {
    const theirs = sending.get(roomId)
    if (!theirs) return false
    clearTimeout(theirs.silence)
    sending.delete(roomId)
    theirs.handle.detach()
    return true
  }

  function leave(watchId: string) {
    const theirs = watching.get(watchId)
    if (!theirs) return
    clearTimeout(theirs.unanswered)
    watching.delete(watchId)
    theirs.handle.detach()
    tellLeft(watchId)
  }

  function fallSilent(roomId: string, theirs: Sending) {
    if (sending.get(roomId) === theirs && stop(roomId)) tellSilent(roomId)
  }

  function hearSender(roomId: string, theirs: Sending, { janus, type, receiving }: JanusMessage) {
    if (janus === 'hangup' || janus === 'detached') return fallSilent(roomId, theirs)
    if (janus !== 'media' || type === undefined) return
    theirs.coming.set(type, receiving === true)
    clearTimeout(theirs.silence)
    if ([...theirs.coming.values()].some(Boolean)) return
    theirs.silence = setTimeout(() => fallSilent(roomId, theirs), SILENT_MS)
  }

  async function openRoom(control: JanusHandle, room: string) {
    const { plugindata } = await control.ask({
      request: 'create',
      room,
      publishers: 1,
      is_private: true,
      notify_joining: false,
      bitrate: BITRATE,
      bitrate_cap: true,
      fir_freq: 10,
      videocodec: 'vp8',
      audiocodec: 'opus',
      ...(adminKey && { admin_key: adminKey }),
    })
    const code = plugindata?.data.error_code
    if (code !== undefined && code !== ALREADY_EXISTS) throw new Error(`Janus would not open a room: ${code}`)
  }

  async function clearRoom(control: JanusHandle, room: string) {
    await control.ask({ request: 'kick', room, id: FEED })
  }

  /** Retries for a while: Janus shows a new sender only once its connection stands. */
  async function joinAsViewer(handle: JanusHandle, room: string): Promise<string> {
    const join = { request: 'join', ptype: 'subscriber', room, streams: [{ feed: FEED }], use_msid: true }
    for (let nth = 1; ; nth++) {
      const { plugindata, jsep } = await handle.ask(join)
      if (jsep) return jsep.sdp
      const code = plugindata?.data.error_code
      if (code === NO_SUCH_ROOM || (code === NO_SUCH_FEED && nth === LOOKS)) throw new MediaFault('silent')
      if (code !== NO_SUCH_FEED) throw new Error(`Janus made no offer: ${code}`)
      await sleep(SENDER_CHECK_MS)
    }
  }

  return {
    async publish(roomId, offer, recordAs) {
      const sdp = admitted(offer)
      if (!sdp) throw new MediaFault('unusable')
      stop(roomId)
      let handle: JanusHandle | undefined
      try {
        const theirs: Omit<Sending, 'handle'> & { handle?: JanusHandle } = {
          isRecorded: recordAs !== undefined && recordings !== undefined,
          coming: new Map(),
        }
        handle = await (await line()).attach(PLUGIN, (message) => hearSender(roomId, theirs as Sending, message))
        theirs.handle = handle
        await openRoom(handle, roomId)
        await clearRoom(handle, roomId)
        const { plugindata, jsep } = await handle.ask(
          {
            request: 'joinandconfigure',
            ptype: 'publisher',
            room: roomId,
            id: FEED,
            audio: true,
            video: true,
            // Janus adds a part for the stream and `.mjr` to the name.
            ...(recordAs && recordings && { record: true, filename: join(recordings, recordAs) }),
          },
          { type: 'offer', sdp },
        )
        if (!jsep) throw new MediaFault(plugindata?.data.error_code === undefined ? 'unusable' : 'away')
        sending.set(roomId, theirs as Sending)
        return jsep.sdp
      } catch (error) {
        handle?.detach()
        throw asFault(error)
      }
    },

    async unpublish(roomId) {
      stop(roomId)
      if (isClosed) return
      let control: JanusHandle | undefined
      try {
        control = await (await line()).attach(PLUGIN, () => {})
        await control.ask({ request: 'destroy', room: roomId })
      } catch (error) {
        throw asFault(error)
      } finally {
        control?.detach()
      }
    },

    async stopRecording(roomId) {
      const theirs = sending.get(roomId)
      if (!theirs?.isRecorded) return
      try {
        const { plugindata } = await theirs.handle.ask({ request: 'configure', record: false })
        if (plugindata?.data.error_code !== undefined) throw new Error(`Janus: ${plugindata.data.error_code}`)
        theirs.isRecorded = false
      } catch (error) {
        log.warn({ err: error }, 'Janus may record on: what is sent is ended')
        fallSilent(roomId, theirs)
      }
    },

    isPublishing: (roomId) => sending.has(roomId),

    async isSent(roomId) {
      if (sending.has(roomId)) return true
      let control: JanusHandle | undefined
      try {
        control = await (await line()).attach(PLUGIN, () => {})
        const { plugindata } = await control.ask({ request: 'listparticipants', room: roomId })
        const { error_code: code, participants } = plugindata?.data ?? {}
        if (code === NO_SUCH_ROOM) return false
        if (!Array.isArray(participants)) throw new Error(`Janus would not list a room: ${code}`)
        return participants.some(({ id }: { id?: unknown }) => id === FEED)
      } catch (error) {
        throw asFault(error)
      } finally {
        control?.detach()
      }
    },

    async watch(roomId, watchId) {
      let handle: JanusHandle | undefined
      try {
        handle = await (await line()).attach(PLUGIN, ({ janus }) => {
          if (janus === 'hangup' || janus === 'detached') leave(watchId)
        })
        const offer = await joinAsViewer(handle, roomId)
        watching.set(watchId, { roomId, handle, unanswered: setTimeout(() => leave(watchId), UNANSWERED_MS) })
        return offer
      } catch (error) {
        handle?.detach()
        throw asFault(error)
      }
    },

    async answer(watchId, answer) {
      const theirs = watching.get(watchId)
      if (!theirs) throw new MediaFault('gone')
      const sdp = admitted(answer)
      if (!sdp) throw new MediaFault('unusable')
      try {
        const { plugindata } = await theirs.handle.ask({ request: 'start' }, { type: 'answer', sdp })
        if (plugindata?.data.error_code !== undefined) throw new MediaFault('unusable')
        clearTimeout(theirs.unanswered)
      } catch (error) {
        throw asFault(error)
      }
    },

    unwatch: leave,
    onSilent(listener) {
      tellSilent = listener
    },
    onLeft(listener) {
      tellLeft = listener
    },

    async close() {
      isClosed = true
      const last = await opening?.catch(() => undefined)
      for (const roomId of [...sending.keys()]) stop(roomId)
      for (const watchId of [...watching.keys()]) leave(watchId)
      last?.close()
    },
  }

  function asFault(error: unknown): MediaFault {
    if (error instanceof MediaFault) return error
    log.warn({ err: error }, 'Janus could not do what it was asked')
    return new MediaFault('away', { cause: error })
  }
}
