import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { Match, MatchStats, MeTooPairs } from './schema.ts'

export const matching = {
  list: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/matches',
      tags: ['matches'],
      summary: 'The best matches of one of my posts, or of all of them',
    })
    .input(z.object({ postId: Id.optional() }))
    .output(
      z.object({
        /** My symptom posts that can have matches, newest first, each with its number of matches. */
        posts: z.array(z.object({ id: Id, title: z.string(), isResolved: z.boolean(), matches: z.number().int() })),
        matches: z.array(Match),
        isSearching: z.boolean(),
        takesPart: z.boolean(),
      }),
    ),
  meToos: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/matches/me-too',
      tags: ['matches'],
      summary: 'Of which stories I say "me too", and who does of one of mine, or of all of them',
    })
    .input(z.object({ postId: Id.optional() }))
    .output(MeTooPairs),
  figures: membersOnly()
    .route({ method: 'GET', path: '/matches/figures', tags: ['matches'], summary: 'How many cases resemble mine' })
    .output(MatchStats),
  search: membersOnly('NOT_FOUND', 'TOO_MANY_REQUESTS')
    .route({
      method: 'POST',
      path: '/matches/searches',
      tags: ['matches'],
      successStatus: 202,
      summary: 'Search matches again for one of my posts, or all',
    })
    .input(z.object({ postId: Id.optional() }))
    .output(z.object({ queued: z.number().int() })),
  restore: membersOnly()
    .route({
      method: 'DELETE',
      path: '/matches/dismissals/{postId}',
      tags: ['matches'],
      successStatus: 200,
      summary:
        'Take back that this story is not relevant, as I said it last: it is listed again where it still is a match',
    })
    .input(
      z.object({
        ownPostId: Id.optional(),
        postId: Id,
      }),
    )
    .output(z.object({ postId: Id })),
}
