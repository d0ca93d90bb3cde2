import { implement } from '@orpc/server'
import { replays as contract } from '#contract/conferences/replay-procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { evenSuspended, refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { putCaptions, removeCaptions } from './commands/captions.ts'
import { stopRecordingHere } from './commands/record.ts'
import { withdrawReplay } from './commands/remove-replay.ts'
import { writeVtt } from './recording/captions.ts'
import { chapterCues } from './recording/chapters.ts'
import { captionsIn } from './recording-queries.ts'
import { demandReplayed, replayView } from './replay-views.ts'
import { conferenceViews } from './views.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const replays = {
  get: os.get.use(signedIn).handler(({ context, input }) => replayView(context, input.id)),

  chapters: os.chapters.use(signedIn).handler(async ({ context, input }) => {
    await demandReplayed(context, input.id)
    const { chapters, seconds } = await replayView(context, input.id)
    return vttFile('chapters.vtt', writeVtt(chapterCues(chapters, seconds ?? 0)))
  }),

  captions: os.captions.use(signedIn).handler(async ({ context, input: { id, language } }) => {
    await demandReplayed(context, id)
    const body = await captionsIn(context.db, id, language)
    if (body === undefined) throw new Refusal('NOT_FOUND')
    return vttFile(`captions.${language}.vtt`, body)
  }),

  putCaptions: os.putCaptions.use(writing).handler(async ({ context, input }) => {
    await putCaptions(context, input)
    return replayView(context, input.id)
  }),
  removeCaptions: os.removeCaptions.use(writing).handler(async ({ context, input }) => {
    await removeCaptions(context, input)
    return replayView(context, input.id)
  }),

  // A member who was recorded decides on the replay even while they are suspended.
  withdraw: os.withdraw
    .use(evenSuspended)
    .handler(
      async ({ context, input }) => (await conferenceViews(context, [await withdrawReplay(context, input)]))[0]!,
    ),

  stop: os.stop.use(signedIn).handler(async ({ context, input }) => {
    await stopRecordingHere(context, input.id)
    return input
  }),
}

const vttFile = (name: string, text: string) => new File([text], name, { type: 'text/vtt; charset=utf-8' })
