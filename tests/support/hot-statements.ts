/**
 * The statements that most requests wait for: at every request of a member, at every page, at every look of the live sockets, and whenever somebody likes or
 * writes. PostgreSQL knows each by its name, and plans it once for each connection. `feed_page` begins the names of several, one for each filter.
 */
export const HOT_STATEMENTS = [
  'session_holder',
  'sessions_lasting',
  'last_seq',
  'read_events',
  'add_events',
  'feed_page',
  'reader_numbers',
  'put_like',
  'take_like',
  'hold_side',
  'write_message',
] as const
