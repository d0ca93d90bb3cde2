import { ORPCError } from '@orpc/client'
import { PRIVATE_PREFIX, privateStore } from '#web/foundation/private-store.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { KEPT_DAYS, keptDaysOf, textOfDays } from './kept-days.ts'
import { sendDay } from './send-day.ts'

/** A day that fails stays kept: the screens of the day try again, and show the error. */
export async function sendKeptDays(memberId: string): Promise<void> {
  const store = privateStore(memberId)
  const start = `${PRIVATE_PREFIX}${memberId}.`
  const names = Object.keys(localStorage).flatMap((key) =>
    key.startsWith(`${start}${KEPT_DAYS}`) ? key.slice(start.length) : [],
  )
  for (const name of names)
    for (const kept of keptDaysOf(store.read(name))) {
      try {
        await sendDay(api.journals, kept)
      } catch (error) {
        if (error instanceof ORPCError && error.code === 'UNAUTHORIZED') return
        continue
      }
      const left = keptDaysOf(store.read(name)).filter(({ requestId }) => requestId !== kept.requestId)
      if (left.length > 0) store.write(name, textOfDays(left))
      else store.forget(name)
      await queryClient.invalidateQueries({ queryKey: query.journals.key() })
    }
}
