import { accounts } from '#server/accounts/procedures.ts'
import { settings } from '#server/accounts/settings-procedures.ts'
import { matching } from '#server/matching/procedures.ts'
import { media } from '#server/media/procedures.ts'
import { notificationsWith } from '#server/notifications/procedures.ts'
import { comments } from '#server/posts/comment-procedures.ts'
import { posts } from '#server/posts/procedures.ts'
import { live } from './live-events.ts'
import { noticeViews } from './notices.ts'

/** Every procedure of the contract, from the room that answers it. */
export const router = {
  accounts,
  settings,
  media,
  posts,
  comments,
  matching,
  notifications: notificationsWith(noticeViews),
  live,
}
