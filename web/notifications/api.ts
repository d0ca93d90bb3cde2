import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Notice, NoticeGroup, NoticeKind } from '#contract/notifications/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'

type Page = { items: Notice[]; nextCursor: string | null }
type Pages = InfiniteData<Page, string | undefined>

const LISTS = { queryKey: query.notifications.list.key({ type: 'infinite' }) }

const unreadOptions = query.notifications.unread.queryOptions()
export type NoticeFilter = { kind?: NoticeKind; group?: NoticeGroup; state?: 'unread' }

const listOptions = (filter: NoticeFilter) =>
  query.notifications.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filter, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })

export const useUnreadCount = (): number => useQuery(unreadOptions).data?.count ?? 0

export const useNotices = (isLookedAt: boolean, filter: NoticeFilter = {}) =>
  useInfiniteQuery({ ...listOptions(filter), enabled: isLookedAt })

export function useMarkAllRead() {
  const tellFailure = useFailureToast()
  return useSendOnce(
    query.notifications.markAllRead.mutationOptions({
      onError: tellFailure,
      onSettled: () => queryClient.invalidateQueries({ queryKey: query.notifications.key() }),
    }),
  )
}

export function useMarkRead() {
  const tellFailure = useFailureToast()
  const { mutate } = useSendOnce({
    isOfMany: true,
    mutationFn: (notice: Notice) => api.notifications.markRead({ id: notice.id }),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey: query.notifications.key() })
      const before = {
        lists: queryClient.getQueriesData<Pages>(LISTS),
        unread: queryClient.getQueryData(unreadOptions.queryKey),
      }
      queryClient.setQueriesData<Pages>(LISTS, (pages) => pages && readIn(pages, id))
      queryClient.setQueryData(unreadOptions.queryKey, (unread) => unread && { count: Math.max(0, unread.count - 1) })
      return before
    },
    onError: (error, _notice, before) => {
      for (const [key, pages] of before?.lists ?? []) queryClient.setQueryData(key, pages)
      queryClient.setQueryData(unreadOptions.queryKey, before?.unread)
      tellFailure(error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.notifications.key() }),
  })
  return (notice: Notice) => {
    if (!notice.isRead) mutate(notice)
  }
}

const readIn = ({ pages, ...rest }: Pages, id: string): Pages => ({
  ...rest,
  pages: pages.map((page) => ({
    ...page,
    items: page.items.map((notice) => (notice.id === id ? { ...notice, isRead: true } : notice)),
  })),
})
