import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { SETTINGS_PAGES, type SettingsPage } from '#contract/accounts/settings-pages.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { useExports } from '../privacy/privacy-api.ts'
import { useBlockedMembers, useSessions, useSettings } from './settings-api.ts'
import classes from './settings-index.module.css'

type SettingsIndexProps = {
  me: Me
  notices: ReactNode
  isWhole: boolean
}

export function SettingsIndex({ me, notices, isWhole }: SettingsIndexProps) {
  const { t } = useTranslation()
  const values = useValues(me)
  return (
    <nav aria-label={t('settings.title')} className={`framed ${classes.index}`}>
      <ul className="divided">
        {SETTINGS_PAGES.map((page) => (
          <li key={page}>
            <Link params={{ page }} state={isWhole ? { isFromIndex: true } : {}} to="/settings/$page">
              <span>{t(`settings.pages.${page}`)}</span>{' '}
              <span className={`quiet breaks if-any ${classes.value}`}>
                {page === 'notifications' ? notices : values[page]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useValues(me: Me): Record<Exclude<SettingsPage, 'notifications'>, ReactNode> {
  const { t } = useTranslation()
  return {
    profile: <bdi>{me.username}</bdi>,
    consents: useConsentsValue(),
    messages: useBlocksValue(),
    'sign-in': useDevicesValue(),
    security: t(me.hasSecondFactor ? 'settings.values.isOn' : 'settings.values.isOff'),
    professional: t(`settings.values.badge.${badgeOf(me)}`),
    data: useDataValue(me),
  }
}

const badgeOf = ({ roles, rolesWaiting }: Me): 'shown' | 'waiting' | 'none' => {
  if (roles.includes('medical_professional')) return 'shown'
  return rolesWaiting.includes('medical_professional') ? 'waiting' : 'none'
}

function useConsentsValue(): string | undefined {
  const { t } = useTranslation()
  const { data } = useSettings()
  if (!data) return undefined
  const isAgreed = data.consents.some(({ kind, withdrawnAt }) => kind === 'healthData' && withdrawnAt === null)
  if (!isAgreed) return t('settings.values.withdrawn')
  return t(data.isMatched ? 'settings.values.matched' : 'settings.values.unmatched')
}

function useBlocksValue(): string | undefined {
  const { t } = useTranslation()
  const count = useBlockedMembers().data?.members.length
  if (count === undefined) return undefined
  return count === 0 ? t('settings.values.noBlocks') : t('settings.values.blocks', { count })
}

function useDevicesValue(): string | undefined {
  const { t } = useTranslation()
  const count = useSessions().data?.sessions.length
  return count === undefined ? undefined : t('settings.values.devices', { count })
}

function useDataValue({ erasureDueAt }: Me): string | undefined {
  const { t } = useTranslation()
  const dates = useDates()
  const exports = useExports().data?.exports
  if (erasureDueAt) return t('settings.values.erasure', { day: dates.day(erasureDueAt) })
  if (!exports) return undefined
  if (exports.some(({ state }) => state === 'making')) return t('settings.values.copy.making')
  return t(exports.some(({ state }) => state === 'ready') ? 'settings.values.copy.ready' : 'settings.values.copy.none')
}
