import { z } from 'zod'
import { membersOnly, open } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { Language } from '#contract/foundation/languages.ts'
import { lineText } from '#contract/foundation/text.ts'
import { LOOKED_UP_MAX, PROPOSED_MAX, PROPOSED_ROUNDS } from './limits.ts'
import { MeaningPage, MeaningRequest, TagSuggestions, TagSuggestionsRequest } from './meaning-schema.ts'
import { ClosestCases, Offers, Proposals, ReadingId, Understood } from './schema.ts'

export const closest = {
  list: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/posts/{id}/closest',
      tags: ['matches'],
      summary: 'The cases closest to one of my posts by what they tell, wherever and whenever',
    })
    .input(z.object({ id: Id, language: Language.default('fr') }))
    .output(ClosestCases),
  ofAll: membersOnly()
    .route({
      method: 'GET',
      path: '/matches/closest',
      tags: ['matches'],
      summary: 'The cases closest to any of my posts, each beside the one it is closest to',
    })
    .input(z.object({ language: Language.default('fr') }))
    .output(ClosestCases),
  understood: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/posts/{id}/understood',
      tags: ['matches'],
      summary: 'What was understood of one of my posts, and what I corrected',
    })
    .input(z.object({ id: Id, language: Language.default('fr') }))
    .output(Understood),
  correct: membersOnly('NOT_FOUND', 'TOO_MANY_ADDED', 'QUOTA_REACHED')
    .route({
      method: 'PUT',
      path: '/posts/{id}/understood',
      tags: ['matches'],
      summary:
        'Take away what was understood of one of my posts, put it back, or add something; the text stays as it is',
    })
    .input(
      z.object({
        id: Id,
        reading: ReadingId,
        isTold: z.boolean(),
        language: Language.default('fr'),
      }),
    )
    .output(Understood),
  proposals: membersOnly('NOT_FOUND', 'TOO_MANY_REQUESTS')
    .route({
      method: 'GET',
      path: '/posts/{id}/proposals',
      tags: ['matches'],
      summary: 'What one of my posts may tell besides, to be added by `PUT /posts/{id}/understood`',
    })
    .input(
      z.object({
        id: Id,
        passed: z
          .array(ReadingId)
          .max(PROPOSED_MAX * (PROPOSED_ROUNDS - 1))
          .default([]),
        language: Language.default('fr'),
      }),
    )
    .output(Proposals),
  lookUp: membersOnly('TOO_MANY_REQUESTS')
    .route({
      method: 'GET',
      path: '/vocabulary',
      tags: ['matches'],
      summary: 'What stories can be read as, by everyday words in either language',
    })
    .input(z.object({ words: lineText({ max: LOOKED_UP_MAX }), language: Language.default('fr') }))
    .output(Offers),
  dismiss: membersOnly('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/matches/dismissals',
      tags: ['matches'],
      successStatus: 201,
      summary: 'Not relevant: hide this match from me for good',
    })
    .input(
      z.object({
        /** My story beside which the case is hidden; where absent, every story that lists it. */
        ownPostId: Id.optional(),
        postId: Id,
      }),
    )
    .output(z.object({ ownPostId: Id.optional(), postId: Id })),
  byMeaning: membersOnly()
    .route({
      method: 'GET',
      path: '/feed/meaning',
      tags: ['posts'],
      summary: 'Stories that mean what is searched for in other words, beside those of the feed that hold its words',
    })
    .input(MeaningRequest)
    .output(MeaningPage),
  suggestTags: open('SUSPENDED', 'READ_ONLY_ACCOUNT', 'TERMS_CHANGED')
    .route({
      method: 'POST',
      path: '/tags/suggestions',
      tags: ['posts'],
      summary: 'Tags for what is being written; nothing of it is kept',
    })
    .input(TagSuggestionsRequest)
    .output(TagSuggestions),
}
