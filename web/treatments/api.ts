import { useQuery } from '@tanstack/react-query'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'

const triedIn = (postId: string) => query.treatments.list.queryOptions({ input: { postId } })

export const useTried = (postId: string) => useQuery(triedIn(postId))

export const triedAsStored = (postId: string) => queryClient.fetchQuery({ ...triedIn(postId), staleTime: 0 })

export type Added = Parameters<typeof api.treatments.add>[0]

/** A repeated request adds the treatment only once. */
export const addTreatment = (input: Added) => api.treatments.add(input).then(changedIn)

export const useAddTreatment = () => useSendOnce(query.treatments.add.mutationOptions({ onSuccess: changedIn }))

export const useEditTreatment = () => useSendOnce(query.treatments.edit.mutationOptions({ onSuccess: changedIn }))

export const useRemoveTreatment = (postId: string) =>
  useSendOnce({ ...query.treatments.remove.mutationOptions({ onSuccess: () => askAgain(postId) }), isOfMany: true })

export const useSetCare = (postId: string) =>
  useSendOnce(query.treatments.setCare.mutationOptions({ onSuccess: () => askAgain(postId) }))

/** The story under `postId` comes last where it is older than the newest ones. */
export function useOwnStories(postId?: string) {
  const newest = useQuery(query.posts.mine.queryOptions({ input: { kind: 'symptom', limit: STORIES_READ } }))
  const items = newest.data?.items
  const isOlder = postId !== undefined && items !== undefined && !items.some(({ id }) => id === postId)
  const older = useQuery({ ...query.posts.get.queryOptions({ input: { id: postId ?? '' } }), enabled: isOlder })
  const stories = !isOlder ? items : older.data && [...items, older.data]
  const { error, refetch } = isOlder ? older : newest
  return { stories, error, refetch }
}

const STORIES_READ = 50

function changedIn<Changed extends { postId: string }>(changed: Changed): Changed {
  askAgain(changed.postId)
  return changed
}

/** The post's card names what helped, and the page of a symptom shows what was told last, so both are fetched again too. */
function askAgain(postId: string): void {
  void queryClient.invalidateQueries({ queryKey: query.treatments.list.key({ input: { postId } }) })
  void queryClient.invalidateQueries({ queryKey: query.posts.get.key({ input: { id: postId } }) })
  void queryClient.invalidateQueries({ queryKey: query.whatHelped.read.key() })
}
