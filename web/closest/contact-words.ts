import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Author } from '#contract/accounts/schema.ts'
import { type api, query } from '#web/foundation/rpc.ts'

type Conversations = Awaited<ReturnType<typeof api.chat.conversations>>

export function useContactWords({ id, username }: Author) {
  const { t } = useTranslation()
  const { data: others } = useQuery({ ...query.chat.conversations.queryOptions({ input: {} }), select: othersIn })
  const act = others?.has(id) ? 'resume' : 'contact'
  return { word: t(`closest.${act}`), label: t(`closest.${act}Of`, { name: username ?? '' }) }
}

const othersIn = ({ items }: Conversations) =>
  new Set(items.flatMap(({ other, state }) => (other && state === 'active' ? [other.id] : [])))
