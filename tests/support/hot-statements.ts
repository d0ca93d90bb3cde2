/**
 * The statements that most requests wait for: at every request of a member, at every page, at every look of the live sockets, and whenever somebody likes or
 * writes. PostgreSQL knows each by its name, and plans it once for each connection. `feed_page` and
 * `comment_page` begin the names of several, one for each filter or order.
 */
export const HOT_STATEMENTS = [
  'session_holder',
  'sessions_lasting',
  'last_seq',
  'read_events',
  'add_events',
  'feed_page',
  'shown_post',
  'comment_page',
  'post_facts',
  'people',
  'tallies',
  'put_like',
  'take_like',
  'hold_commented',
  'write_comment',
  'add_jobs',
  'begin_publication',
  'count_publication',
  'conversation_page',
  'unread_talks',
  'own_posts',
  'own_stories',
  'best_pairs',
  'match_facts',
  'shown_account',
  'notice_page',
  'open_call',
  'message_page',
  'hold_side',
  'write_message',
] as const
