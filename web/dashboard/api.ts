import { useQuery } from '@tanstack/react-query'
import { query } from '#web/foundation/rpc.ts'

/** "Publications récentes" shows so many. */
export const RECENT_SHOWN = 3

/** "Événements à venir" shows so many. */
export const EVENTS_SHOWN = 3

/** What one does on another device is not always told here: older than this, a figure is asked for again whenever one comes back to it. */
const FRESH = { staleTime: 5_000 }

/** My newest symptom posts. */
export const useRecentSymptoms = () =>
  useQuery({ ...query.posts.mine.queryOptions({ input: { kind: 'symptom', limit: RECENT_SHOWN } }), ...FRESH })

/** With how many I talk, and in how many of these conversations something is new. */
export const useTalkFigures = () => {
  const figures = useQuery({ ...query.chat.figures.queryOptions(), ...FRESH })
  const unread = useQuery(query.chat.unread.queryOptions())
  return {
    data: figures.data && unread.data && { total: figures.data.conversations, unread: unread.data.conversations },
    error: figures.error ?? unread.error,
    refetch: () => Promise.all([figures.refetch(), unread.refetch()]),
  }
}

/** Cases of others that resemble mine. */
export const useMatchFigures = () => useQuery({ ...query.matching.figures.queryOptions(), ...FRESH })

/** How many were told of what helped me. */
export const useTold = () => useQuery({ ...query.notifications.told.queryOptions(), ...FRESH })

/** The latest recovery that I was told of. */
export const useLatestRecovery = () =>
  useQuery({
    ...query.notifications.list.queryOptions({ input: { kind: 'recovery', limit: 1 } }),
    ...FRESH,
    select: ({ items }) => items.find((notice) => notice.kind === 'recovery') ?? null,
  })
