import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { fr as devices } from '#web/foundation/devices/texts.fr.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { query } from '#web/foundation/rpc.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { LiveRoom } from './live-room.tsx'
import { RoomWaiting } from './room-waiting.tsx'
import { fr as room } from './texts.fr.ts'
import { useShownOut } from './use-shown-out.ts'

const texts = { devices, room }

export function RoomScreen({ id, me }: { id: string; me: Me }) {
  useTexts(texts)
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(
    // The room is entered anew each time; pushed news keeps it up to date from there.
    query.rooms.enter.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }),
  )
  const why = whyNotIn(error)
  useShownOut(why)
  if (data) return <LiveRoom key={id} me={me} room={data} />
  if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')) return <Unknown />
  if (error && !why)
    return (
      <Page>
        <FailureBox error={error} onRetry={() => void refetch()} title={t('room.failed')} />
      </Page>
    )
  return <RoomWaiting />
}

const whyNotIn = (error: unknown): 'refused' | 'notLive' | undefined =>
  isRefusal(error, 'NOT_REGISTERED') ? 'refused' : isRefusal(error, 'NOT_LIVE') ? 'notLive' : undefined

function Unknown() {
  const { t } = useTranslation()
  return (
    <Page>
      <EmptyState
        action={<LinkButton to="/expert-conferences">{t('room.back')}</LinkButton>}
        order={1}
        title={t('room.notFound')}
      >
        {t('room.notFoundText')}
      </EmptyState>
    </Page>
  )
}
