import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { currentMember } from '../sign-in/identity.ts'

/**
 * A failed request is repeated by the next form that opens, as long as the story waits.
 * @param take returns whether the story is stored safely; then the server deletes its copy
 * @returns stops waiting for it
 */
export function takeWaitingStory(take: (story: string) => boolean): () => void {
  let isOver = false
  const fetchIt = async () => {
    const { story } = await api.accounts.waitingStory()
    if (isOver || (story !== null && !take(story))) return
    await api.accounts.forgetWaitingStory()
    const member = currentMember(queryClient)
    if (member) keepAnswer(query.accounts.me.queryKey(), { member: { ...member, hasWaitingStory: false } })
  }
  fetchIt().catch(() => undefined)
  return () => {
    isOver = true
  }
}
