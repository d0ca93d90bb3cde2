import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { CaptionsOf, PutCaptionsInput, RemoveReplayInput, Replay } from './replay-schema.ts'
import { Conference } from './schema.ts'

const tags = ['replays']
const one = z.object({ id: Id })

export const replays = {
  get: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/conferences/{id}/replay',
      tags,
      summary: 'The replay of a conference, its chapters and captions, for every member',
    })
    .input(one)
    .output(Replay),
  chapters: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/conferences/{id}/replay/chapters', tags, summary: 'Its chapters as WebVTT' })
    .input(one)
    .output(z.file()),
  captions: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/conferences/{id}/replay/captions/{language}',
      tags,
      summary: 'Its captions in one language as WebVTT',
    })
    .input(CaptionsOf)
    .output(z.file()),
  putCaptions: membersOnly('NOT_FOUND', 'FORBIDDEN', 'CAPTIONS_REFUSED')
    .route({
      method: 'PUT',
      path: '/conferences/{id}/replay/captions/{language}',
      tags,
      summary: 'Add or replace captions, WebVTT or SubRip; for its expert and admins',
    })
    .input(PutCaptionsInput)
    .output(Replay),
  removeCaptions: membersOnly('NOT_FOUND', 'FORBIDDEN')
    .route({
      method: 'DELETE',
      path: '/conferences/{id}/replay/captions/{language}',
      tags,
      successStatus: 200,
      summary: 'Remove captions; for its expert and admins. Twice is once',
    })
    .input(CaptionsOf)
    .output(Replay),
  withdraw: membersOnly('NOT_FOUND', 'FORBIDDEN', 'TOO_LATE')
    .route({
      method: 'PUT',
      path: '/conferences/{id}/replay/removal',
      tags,
      summary: 'Remove a replay for good: whoever spoke, in the first days; an admin with a reason. Twice is once',
    })
    .input(RemoveReplayInput)
    .output(Conference),
  stop: membersOnly('NOT_FOUND', 'FORBIDDEN', 'BROADCAST_AWAY')
    .route({
      method: 'DELETE',
      path: '/conferences/{id}/room/recording',
      tags,
      successStatus: 200,
      summary: 'The expert goes on without being recorded; for its staff, twice is once',
    })
    .input(one)
    .output(one),
}
