import { NativeSelect, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminMember } from '#contract/admin/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { useScreen } from '#web/foundation/theme/use-screen.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { SearchBox } from '#web/foundation/ui/fields/search-box.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { MorePages } from '#web/foundation/ui/layout/more-pages.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { useMembers } from '../api.ts'
import { Refused } from '../frame.tsx'
import { AccountStatusBadge } from './account-status-badge.tsx'
import classes from './members.module.css'
import { MembersTable } from './members-table.tsx'
import { ACCOUNT_STATUSES, GRANTABLE_ROLES, type MembersView, QUERY_MAX } from './members-view.ts'
import { RoleBadges } from './role-badges.tsx'

type MembersScreenProps = { view: MembersView; onView: (view: MembersView) => void }

export function MembersScreen({ view, onView }: MembersScreenProps) {
  const { t } = useTranslation()
  // A searched mail address stays out of the browser's history.
  const [address, setAddress] = useState('')
  const isPhone = useScreen('phone')
  const query = address || view.nom
  const bar = useRef<HTMLDivElement>(null)
  const list = useMembers({ query, role: view.droit, accountStatus: view.etat })
  const { data, error } = list
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const search = (words: string) => {
    const isAddress = words.includes('@')
    setAddress(isAddress ? words : '')
    const { nom: _, ...others } = view
    onView({ ...others, ...(words && !isAddress && { nom: words }) })
  }
  const showAll = () => {
    setAddress('')
    bar.current?.querySelector('input')?.focus()
  }
  if (isRefusal(error, 'FORBIDDEN')) return <Refused />
  return (
    <>
      <PageTitle intro={t('admin.members.intro')}>{t('admin.members.title')}</PageTitle>
      <div className="stack mb6" ref={bar}>
        <SearchBox
          clearLabel={t('admin.members.clear')}
          label={t('admin.members.search')}
          max={QUERY_MAX}
          onSearch={search}
          placeholder={t('admin.members.placeholder')}
          read={(words) => words.trim()}
          value={query ?? ''}
        />
        <div className={`stack ${classes.filters}`}>
          <NativeSelect
            data={[
              { value: '', label: t('admin.members.anyRole') },
              ...GRANTABLE_ROLES.map((value) => ({ value, label: t(`admin.roles.${value}`) })),
            ]}
            label={t('admin.members.role')}
            onChange={({ currentTarget: { value } }) => {
              const { droit: _, ...others } = view
              const role = GRANTABLE_ROLES.find((each) => each === value)
              onView({ ...others, ...(role && { droit: role }) })
            }}
            value={view.droit ?? ''}
          />
          <NativeSelect
            data={[
              { value: '', label: t('admin.members.anyStatus') },
              ...ACCOUNT_STATUSES.map((value) => ({ value, label: t(`admin.accountStatuses.${value}`) })),
            ]}
            label={t('admin.members.accountStatus')}
            onChange={({ currentTarget: { value } }) => {
              const { etat: _, ...others } = view
              const accountStatus = ACCOUNT_STATUSES.find((each) => each === value)
              onView({ ...others, ...(accountStatus && { etat: accountStatus }) })
            }}
            value={view.etat ?? ''}
          />
        </div>
      </div>
      <Awaited cards={3} failed={t('admin.failed')} of={list} />
      {data && items.length === 0 && (
        <EmptyState
          action={
            <LinkButton onClick={showAll} search={{}} to="/admin/members" variant="default">
              {t('admin.members.all')}
            </LinkButton>
          }
          title={t('admin.members.none')}
        >
          {t('admin.members.noneText')}
        </EmptyState>
      )}
      {items.length > 0 && (
        <>
          <VisuallyHidden component="h2">{t('admin.members.list')}</VisuallyHidden>
          {isPhone ? (
            <ul className={`stack fit g3 ${classes.list}`}>
              {items.map((member) => (
                <MemberRow key={member.id} member={member} />
              ))}
            </ul>
          ) : (
            <MembersTable members={items} />
          )}
          <MorePages
            list={list}
            words={{ more: t('admin.more'), loading: t('admin.loadingMore'), failed: t('admin.moreFailed') }}
          />
        </>
      )}
    </>
  )
}

function MemberRow({ member }: { member: AdminMember }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { id, username, avatar, lastSeenAt } = member
  return (
    <Card as="li" className={`ringed ${classes.row}`}>
      <Avatar name={username} picture={avatar} size={44} />
      <div>
        <Link
          dir="auto"
          className={`breaks strong no-line covers ink ${classes.name}`}
          params={{ id }}
          to="/admin/members/$id"
        >
          {username}
        </Link>
        <p className="quiet">{t('admin.members.seen', { when: dates.when(lastSeenAt) })}</p>
      </div>
      <div className={`row end ${classes.badges}`}>
        <RoleBadges {...member} />
        <AccountStatusBadge {...member} />
      </div>
    </Card>
  )
}
