import { blocksChanged, meChanged } from '#web/accounts/live.ts'
import { callsChanged } from '#web/chat/call/call-live.ts'
import { closestChanged } from '#web/closest/live.ts'
import { conferencesChanged } from '#web/conferences/live.ts'
import { ownPostsCompared, recoveriesHeard } from '#web/dashboard/live.ts'
import type { LiveHandler, LiveHandlers } from '#web/foundation/live.ts'
import { newsMissed } from '#web/foundation/live-news.ts'
import { fetchCode } from '#web/foundation/load-code.ts'
import { journalsChanged } from '#web/journal/live.ts'
import { matchesChanged } from '#web/matching/live.ts'
import { medicationChanged } from '#web/medication/live.ts'
import { noticesChanged } from '#web/notifications/live.ts'
import { feedChanged, postsChanged } from '#web/posts/live.ts'
import { triedChanged } from '#web/treatments/live.ts'

export const liveHandlers: LiveHandlers = {
  notice: all(noticesChanged, recoveriesHeard),
  matches: all(closestChanged, matchesChanged, ownPostsCompared),
  blocks: blocksChanged,
  me: meChanged,
  journal: journalsChanged,
  message: ofTalks('messagesChanged'),
  request: ofTalks('requestsChanged'),
  call: callsChanged,
  conference: conferencesChanged,
  medication: medicationChanged,
  feed: feedChanged,
  post: all(postsChanged, triedChanged),
  conversation: ofTalks('conversationsChanged'),
  typing: ofTalks('typingHeard'),
  room: newsMissed,
  moderation: moderationHeard,
}

type OfTalks = 'messagesChanged' | 'requestsChanged' | 'conversationsChanged' | 'typingHeard'

/** When loading fails, all data is fetched again after a reconnect. */
function ofTalks(handler: OfTalks): LiveHandler {
  return (changed) =>
    void fetchCode(() => import('#web/chat/live.ts')).then(
      (talks) => talks[handler](changed),
      () => undefined,
    )
}

/** Loads the moderation handler with the first event of moderation, because such events concern few members. */
function moderationHeard(...told: Parameters<LiveHandler>): void {
  void fetchCode(() => import('#web/moderation/live.ts')).then(
    ({ moderationChanged }) => moderationChanged(...told),
    () => undefined,
  )
}

function all(...handlers: LiveHandler[]): LiveHandler {
  return (changed) => {
    for (const react of handlers) react(changed)
  }
}
