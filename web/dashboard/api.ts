import { useQuery } from '@tanstack/react-query'
import { query } from '#web/foundation/rpc.ts'

export const RECENT_SHOWN = 3

export const EVENTS_SHOWN = 3

/** Changes made on another device are not always pushed here: an older figure is fetched again when one comes back to it. */
const FRESH = { staleTime: 5_000 }

export const useRecentSymptoms = () =>
  useQuery({ ...query.posts.mine.queryOptions({ input: { kind: 'symptom', limit: RECENT_SHOWN } }), ...FRESH })

export const useTalkStats = () => {
  const figures = useQuery({ ...query.chat.figures.queryOptions(), ...FRESH })
  const unread = useQuery(query.chat.unread.queryOptions())
  return {
    data: figures.data && unread.data && { total: figures.data.conversations, unread: unread.data.conversations },
    error: figures.error ?? unread.error,
    refetch: () => Promise.all([figures.refetch(), unread.refetch()]),
  }
}

export const useMatchStats = () => useQuery({ ...query.matching.figures.queryOptions(), ...FRESH })

export const useNotifiedCount = () => useQuery({ ...query.notifications.told.queryOptions(), ...FRESH })

export const useLatestRecovery = () =>
  useQuery({
    ...query.notifications.list.queryOptions({ input: { kind: 'recovery', limit: 1 } }),
    ...FRESH,
    select: ({ items }) => items.find((notice) => notice.kind === 'recovery') ?? null,
  })
