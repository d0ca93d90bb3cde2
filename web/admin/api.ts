import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Role } from '#contract/accounts/schema.ts'
import type { AccountStatus, AdminMemberDetail, AuditFilter } from '#contract/admin/schema.ts'
import type { CsvFormat } from '#contract/foundation/csv.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

export const useOverview = () => useQuery(query.admin.overview.queryOptions({ staleTime: 0 }))

export type MemberScope = {
  query?: string | undefined
  role?: Role | undefined
  accountStatus?: AccountStatus | undefined
}

export const useMembers = ({ query: name, role, accountStatus }: MemberScope) =>
  useInfiniteQuery(
    query.admin.members.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(name && { query: name }),
        ...(role && { role }),
        ...(accountStatus && { accountStatus }),
        ...(cursor && { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      // Each search for a mail address is logged: none is made without being asked for.
      staleTime: name?.includes('@') ? 'static' : 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  )

const FOUND_MAX = 8

/** Nobody while `name` is empty. A mail address is only searched on its own screen. */
export const useMembersNamed = (name: string) =>
  useQuery(
    query.admin.members.queryOptions({
      input: { query: name, limit: FOUND_MAX },
      enabled: name !== '' && !name.includes('@'),
      refetchOnWindowFocus: false,
    }),
  )

const detailKey = (id: string) => query.admin.member.queryKey({ input: { id } })

/** Reading a member's mail address is logged, so it is read once. */
export const useMember = (id: string) =>
  useQuery(query.admin.member.queryOptions({ input: { id }, staleTime: 'static' }))

const changed = (detail: AdminMemberDetail) => {
  queryClient.setQueryData(detailKey(detail.id), detail)
  void queryClient.invalidateQueries({ queryKey: query.admin.members.key() })
  void queryClient.invalidateQueries({ queryKey: query.admin.audit.key() })
  void queryClient.invalidateQueries({ queryKey: query.accounts.me.queryKey() })
}

const act = { onSuccess: changed } as const

export const useSetRole = () => useSendOnce(query.admin.setRole.mutationOptions(act))
export const useSanction = () => useSendOnce(query.admin.sanction.mutationOptions(act))
export const useLift = () => useSendOnce(query.admin.lift.mutationOptions(act))
export const useConfirmEmail = () => useSendOnce(query.admin.confirmEmail.mutationOptions(act))
export const useCloseSessions = () => useSendOnce(query.admin.closeSessions.mutationOptions(act))
export const useResetSecondFactor = () => useSendOnce(query.admin.resetSecondFactor.mutationOptions(act))

export const useAudit = (filter: AuditFilter) =>
  useInfiniteQuery(
    query.admin.audit.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filter, ...(cursor && { cursor }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  )

export const auditFile = (filter: AuditFilter, format: CsvFormat): string =>
  `/api/admin/audit.csv?${new URLSearchParams(Object.entries({ ...filter, format }).filter((each): each is [string, string] => Boolean(each[1])))}`
