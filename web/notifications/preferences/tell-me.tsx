import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { DeviceAlerts } from '../push/device-alerts.tsx'
import { ChannelRows } from './channel-rows.tsx'
import { usePreferences } from './preferences-api.ts'
import { fr as noticePreferences } from './texts.fr.ts'

const texts = { noticePreferences }

export function TellMe({ order = 2 }: { order?: 2 | 3 }) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = usePreferences()
  const Heading = `h${order}` as const
  return (
    <section className="stack fit g2 framed p5">
      <Heading className="title-sm">{t('noticePreferences.tellMe.title')}</Heading>
      <p className="quiet">{t('noticePreferences.tellMe.text')}</p>
      {query.data ? (
        <>
          <ChannelRows kinds={['match']} preferences={query.data} />
          <DeviceAlerts />
        </>
      ) : (
        <Awaited cards={1} of={query} />
      )}
    </section>
  )
}
