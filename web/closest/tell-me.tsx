import { Checkbox } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoticeChannel } from '#contract/notifications/schema.ts'
import { usePreferences, useSetChannel } from '#web/notifications/preferences/preferences-api.ts'
import classes from './tell-me.module.css'

export function TellMe() {
  const { t } = useTranslation()
  const { data } = usePreferences()
  const { mutate } = useSetChannel()
  const before = useRef<NoticeChannel>('app')
  if (!data) return null
  return (
    <div className={`framed mt5 ${classes.card}`}>
      <Checkbox
        checked={data.channels.match !== 'none'}
        description={t('closest.beside.tellMeText')}
        label={t('closest.beside.tellMe')}
        onChange={({ currentTarget: { checked } }) => {
          // Ticking again restores the channel that the notices had before.
          if (!checked) before.current = data.channels.match
          mutate({ kind: 'match', channel: checked ? before.current : 'none' })
        }}
      />
    </div>
  )
}
