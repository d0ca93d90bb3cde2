import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Author } from '#contract/accounts/schema.ts'
import type { ConferenceTab } from '#contract/conferences/rules.ts'
import type { Conference, RoomMessage } from '#contract/conferences/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import type { scopeOf } from './conference-view.ts'

/** Changes by others or by the clock are not pushed to everyone: data older than this is fetched again when one comes back to it. */
const FRESH = { staleTime: 5_000 }

export type ConferencePage = Awaited<ReturnType<typeof api.conferences.list>>

type Wanted = ReturnType<typeof scopeOf> & { tab: ConferenceTab }

export const useConferences = (wanted: Wanted) =>
  useInfiniteQuery({
    ...query.conferences.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...wanted, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    ...FRESH,
    placeholderData: keepPreviousData,
  })

export const useNextConference = () =>
  useQuery({
    queryKey: [...query.conferences.list.key(), 'next'],
    queryFn: async () => {
      const [live, upcoming] = await Promise.all([
        api.conferences.list({ tab: 'live', limit: 1 }),
        api.conferences.list({ tab: 'upcoming', limit: 1 }),
      ])
      return live.items[0] ?? upcoming.items[0] ?? null
    },
    ...FRESH,
  })

export const useOwnConferences = () => useQuery({ ...query.conferences.mine.queryOptions(), ...FRESH })

export const useConference = (id: string) =>
  useQuery({ ...query.conferences.get.queryOptions({ input: { id } }), ...FRESH })

export const conferenceNow = (id: string): Promise<Conference> => api.conferences.get({ id })

export type Announced = { conference: Conference; moderators: Author[] }

export async function announcedNow(id: string): Promise<Announced> {
  const [conference, { moderators }] = await Promise.all([conferenceNow(id), api.conferences.roles({ id })])
  return { conference, moderators }
}

export const useStaff = (name: string) =>
  useQuery({
    ...query.conferences.staff.queryOptions({ input: { query: name } }),
    enabled: name !== '',
    placeholderData: keepPreviousData,
  })

/** A cache entry of its own: what lists and pages learn meanwhile must not change the form while one fills it. */
export const useConferenceToEdit = (id: string) =>
  useQuery({
    queryKey: ['conference to edit', id],
    queryFn: () => announcedNow(id),
    staleTime: 'static',
    gcTime: 0,
  })

export function conferenceChanged(conference: Conference): void {
  keepAnswer(query.conferences.get.queryKey({ input: { id: conference.id } }), conference)
  queryClient.setQueriesData<InfiniteData<ConferencePage>>(
    { queryKey: query.conferences.list.key({ type: 'infinite' }) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((each) => (each.id === conference.id ? conference : each)),
        })),
      },
  )
  void queryClient.invalidateQueries({ queryKey: query.conferences.list.key() })
  void queryClient.invalidateQueries({ queryKey: query.conferences.mine.key() })
}

const refreshing = { onSuccess: conferenceChanged }

/** Updates the cache even when the person has left the page. */
export const useRegister = () => useSendOnce(query.conferences.register.mutationOptions(refreshing))
export const useUnregister = () => useSendOnce(query.conferences.unregister.mutationOptions(refreshing))
export const useAnnounce = () => useSendOnce({ ...query.conferences.create.mutationOptions(refreshing), isLast: true })
export const useEditConference = () =>
  useSendOnce({ ...query.conferences.edit.mutationOptions(refreshing), isLast: true })
export const useCancelConference = () => useSendOnce(query.conferences.cancel.mutationOptions(refreshing))
export const useStart = () => useSendOnce(query.conferences.start.mutationOptions(refreshing))
export const useExtend = () => useSendOnce(query.conferences.extend.mutationOptions(refreshing))
export const useEnd = () => useSendOnce(query.conferences.end.mutationOptions(refreshing))

const QUESTIONS_PAGE = 200
/** In a room with more pages of messages, only the latest are searched. */
const PAGES_MAX = 20

export const useAnsweredQuestions = (id: string) =>
  useQuery({
    queryKey: [...query.rooms.messages.key({ input: { id } }), 'answered'],
    queryFn: async () => {
      const found = new Map<string, RoomMessage>()
      let before: number | undefined
      for (let page = 0; page < PAGES_MAX; page++) {
        const { items, hasMore } = await api.rooms.messages({ id, before, limit: QUESTIONS_PAGE })
        for (const message of items) if (message.question?.state === 'answered') found.set(message.id, message)
        if (!hasMore || items.length === 0) break
        before = Math.min(...items.map(({ seq }) => seq))
      }
      return [...found.values()].sort((a, b) => (b.question?.votes ?? 0) - (a.question?.votes ?? 0))
    },
    ...FRESH,
  })
