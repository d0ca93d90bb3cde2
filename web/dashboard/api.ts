import { useQuery } from '@tanstack/react-query'
import { query } from '#web/foundation/rpc.ts'

/** The number of posts in "Publications récentes". */
export const RECENT_SHOWN = 3

/** The number of conferences in "Événements à venir". */
export const EVENTS_SHOWN = 3

/** Changes made on another device are not always pushed here: a figure older than this is fetched again when one comes back to it. */
const FRESH = { staleTime: 5_000 }

/** Returns my newest symptom posts. */
export const useRecentSymptoms = () =>
  useQuery({ ...query.posts.mine.queryOptions({ input: { kind: 'symptom', limit: RECENT_SHOWN } }), ...FRESH })

/** Returns with how many members I talk, and how many of these conversations are unread. */
export const useTalkStats = () => {
  const figures = useQuery({ ...query.chat.figures.queryOptions(), ...FRESH })
  const unread = useQuery(query.chat.unread.queryOptions())
  return {
    data: figures.data && unread.data && { total: figures.data.conversations, unread: unread.data.conversations },
    error: figures.error ?? unread.error,
    refetch: () => Promise.all([figures.refetch(), unread.refetch()]),
  }
}

/** Returns the numbers of other members' cases that resemble mine. */
export const useMatchStats = () => useQuery({ ...query.matching.figures.queryOptions(), ...FRESH })

/** Returns how many members were told what helped me. */
export const useNotifiedCount = () => useQuery({ ...query.notifications.told.queryOptions(), ...FRESH })

/** Returns the latest recovery that I was told of. */
export const useLatestRecovery = () =>
  useQuery({
    ...query.notifications.list.queryOptions({ input: { kind: 'recovery', limit: 1 } }),
    ...FRESH,
    select: ({ items }) => items.find((notice) => notice.kind === 'recovery') ?? null,
  })
