import { MAIL_QUEUE } from '#server/accounts/mail-jobs.ts'

/** Tables whose rows are not backed up, and why. All rows of any other table, a new one included, are backed up, except those that `UNFINISHED` leaves out. */
export const LEFT_OUT: Record<string, string> = {
  'public.presence': 'Who is connected to which server now. It is unlogged: a crash empties it too.',
  'public.room_presence': 'Who is in a room now. It is unlogged too.',
  'public.rate_limit': 'Tries of the last hours, by mailbox and network address: none of it need be kept any longer.',
  'public.session': 'Who is signed in where: everybody signs in anew after a restore.',
  'public.push_subscription': 'Browsers that may be woken while their session lasts, which is not kept.',
  'public.verification':
    'Links that were mailed, and sign-ins between their two steps: whoever has such a row, or a link made by it, could come in. They are asked for anew.',
  'public.factor_recovery':
    'Who waits to have their second factor taken away: since the backup its member may have said that it was somebody else. It is asked for anew.',
  'public.username_reservation': 'Names held for a day beside sign-ups that wait: see forgetUnconfirmed in restore.ts.',
  'public.unread_stem': 'Words that the lexicon lacks: they are counted anew the next night.',
  'public.pending_sign_up':
    'Which browser made a sign-up that waits, and the story that goes with it for a day: neither is kept any longer, nor anywhere else.',
  'public.sql_source': 'Which functions stand in the database: a restore makes them anew.',
  'pgboss.queue_stats': 'Counts of the job queue, minute by minute, which it makes anew.',
}

/**
 * SQL: which rows of these tables are backed up. Finished jobs may hold links of mails and are soon deleted. A waiting mail with a link is left out too, since
 * no link works after a restore.
 */
export const UNFINISHED: Record<string, string> = {
  'pgboss.job': `state in ('created', 'retry', 'active') and not (name = '${MAIL_QUEUE.name}' and data ? 'link')`,
}
