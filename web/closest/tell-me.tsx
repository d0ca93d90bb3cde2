import { Checkbox } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoticeChannel } from '#contract/notifications/schema.ts'
import { usePreferences, useSetChannel } from '#web/notifications/preferences/preferences-api.ts'
import classes from './tell-me.module.css'

/** Switches notices of new close cases: the same setting as in the settings. */
export function TellMe() {
  const { t } = useTranslation()
  const { data } = usePreferences()
  const { mutate } = useSetChannel()
  const before = useRef<NoticeChannel>('app')
  if (!data) return null
  return (
    <div className={classes.card}>
      <Checkbox
        checked={data.channels.match !== 'none'}
        description={t('closest.beside.tellMeText')}
        label={t('closest.beside.tellMe')}
        onChange={({ currentTarget: { checked } }) => {
          // Ticked again, notices come by mail again where they did.
          if (!checked) before.current = data.channels.match
          mutate({ kind: 'match', channel: checked ? before.current : 'none' })
        }}
      />
    </div>
  )
}
