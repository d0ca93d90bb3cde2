import { z } from 'zod'
import { membersOnly, open } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { PAGE_MAX } from '#contract/foundation/limits.ts'
import { PageRequest, pageOf } from '#contract/foundation/page.ts'
import { NEWER_MAX } from './limits.ts'
import {
  EditSymptomInput,
  FeedCounts,
  FeedFilter,
  FeedPage,
  FeedRequest,
  FeedScope,
  MeTooTally,
  OwnCounts,
  OwnScope,
  OwnState,
  OwnStats,
  Post,
  PublicStats,
  PublishCommunityInput,
  PublishSymptomInput,
  ResolveInput,
  SetOutcomeInput,
  Tally,
} from './schema.ts'

export const posts = {
  publishSymptom: membersOnly('QUOTA_REACHED', 'REQUEST_REUSED', 'NO_LINKS_YET', 'DUPLICATE_POST')
    .route({
      method: 'POST',
      path: '/posts/symptoms',
      tags: ['posts'],
      successStatus: 201,
      summary: 'Publish a symptom',
    })
    .input(PublishSymptomInput)
    .output(Post),
  publishCommunity: membersOnly('QUOTA_REACHED', 'REQUEST_REUSED', 'NO_LINKS_YET', 'FORBIDDEN')
    .route({
      method: 'POST',
      path: '/posts/community',
      tags: ['posts'],
      successStatus: 201,
      summary: 'Publish a community post',
    })
    .input(PublishCommunityInput)
    .output(Post),
  editSymptom: membersOnly(
    'NOT_FOUND',
    'ALREADY_RESOLVED',
    'EDITED_ELSEWHERE',
    'QUOTA_REACHED',
    'NO_LINKS_YET',
    'DUPLICATE_POST',
  )
    .route({
      method: 'PUT',
      path: '/posts/symptoms/{id}',
      tags: ['posts'],
      summary: 'Edit one’s own unresolved symptom',
    })
    .input(EditSymptomInput)
    .output(Post),
  get: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/posts/{id}', tags: ['posts'], summary: 'One post' })
    .input(z.object({ id: Id }))
    .output(Post),
  remove: membersOnly('NOT_FOUND')
    .route({
      method: 'DELETE',
      path: '/posts/{id}',
      tags: ['posts'],
      successStatus: 200,
      summary: 'Delete one’s own post, with all that belongs to it',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
  resolve: membersOnly('NOT_FOUND', 'ALREADY_RESOLVED', 'NO_LINKS_YET')
    .route({
      method: 'POST',
      path: '/posts/{id}/resolution',
      tags: ['posts'],
      successStatus: 201,
      summary: 'Mark one’s own symptom as healed',
    })
    .input(ResolveInput)
    .output(Post),
  setOutcome: membersOnly('NOT_FOUND', 'EDITED_ELSEWHERE', 'QUOTA_REACHED', 'NO_LINKS_YET')
    .route({
      method: 'PUT',
      path: '/posts/{id}/outcome',
      tags: ['posts'],
      summary: 'Say how it stands with one’s own symptom: better, a diagnosis found, or going on again',
    })
    .input(SetOutcomeInput)
    .output(Post),
  sayStill: membersOnly('NOT_FOUND', 'EDITED_ELSEWHERE')
    .route({
      method: 'PUT',
      path: '/posts/{id}/outcome/same',
      tags: ['posts'],
      summary:
        'Say of one’s own symptom that it goes on as before, which nobody is told; the same again changes nothing',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
  like: membersOnly('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/posts/{id}/like',
      tags: ['posts'],
      summary: 'Like a post or take the like back; the same again changes nothing',
    })
    .input(z.object({ id: Id, isLiked: z.boolean() }))
    .output(Tally),
  meToo: membersOnly('NOT_FOUND', 'QUOTA_REACHED')
    .route({
      method: 'PUT',
      path: '/posts/{id}/me-too',
      tags: ['posts'],
      summary:
        'Say "me too" of the story of somebody else, who is told, or take it back; the same again changes nothing',
    })
    .input(z.object({ id: Id, isMeToo: z.boolean() }))
    .output(MeTooTally),
  tallies: membersOnly()
    .route({
      method: 'GET',
      path: '/posts/tallies',
      tags: ['posts'],
      summary: 'Likes and comments of posts; those one may not see are left out',
    })
    .input(z.object({ ids: z.array(Id).min(1).max(PAGE_MAX) }))
    .output(z.object({ tallies: z.array(Tally) })),
  mine: membersOnly()
    .route({ method: 'GET', path: '/me/posts', tags: ['posts'], summary: 'One’s own posts, newest first' })
    .input(OwnScope.extend({ ...PageRequest.shape, state: OwnState.default('all') }))
    .output(pageOf(Post)),
  mineCounts: membersOnly()
    .route({
      method: 'GET',
      path: '/me/posts/counts',
      tags: ['posts'],
      summary: 'How many of one’s own posts each tab holds',
    })
    .input(OwnScope)
    .output(OwnCounts),
  mineFigures: membersOnly()
    .route({ method: 'GET', path: '/me/posts/figures', tags: ['posts'], summary: 'What one has shared, in figures' })
    .output(OwnStats),
  byMember: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/members/{memberId}/posts',
      tags: ['posts'],
      summary: 'Posts of a member that one may see, newest first',
    })
    .input(PageRequest.extend({ memberId: Id }))
    .output(pageOf(Post)),
  feed: membersOnly()
    .route({
      method: 'GET',
      path: '/feed',
      tags: ['posts'],
      summary: 'Posts of all members, newest first; of a search for rare words, closest first',
    })
    .input(FeedRequest)
    .output(FeedPage),
  feedCounts: membersOnly()
    .route({
      method: 'GET',
      path: '/feed/counts',
      tags: ['posts'],
      summary: 'How many posts each filter of the feed holds',
    })
    .input(FeedScope)
    .output(FeedCounts),
  newer: membersOnly()
    .route({
      method: 'GET',
      path: '/feed/newer',
      tags: ['posts'],
      summary: `How many posts of others are newer than the newest one has, up to ${NEWER_MAX}`,
    })
    .input(FeedScope.extend({ filter: FeedFilter.default('all'), since: Id }))
    .output(z.object({ count: z.number().int().nonnegative() })),
  publicStats: open()
    .route({ method: 'GET', path: '/stats/public', tags: ['posts'], summary: 'Public figures' })
    .output(PublicStats),
}
