import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePreferences, useSetChannel } from '#web/notifications/preferences/preferences-api.ts'
import classes from './tell-me.module.css'

/** Switches notices of new close cases: the same setting as in the settings. */
export function TellMe() {
  const { t } = useTranslation()
  const { data } = usePreferences()
  const { mutate } = useSetChannel()
  if (!data) return null
  return (
    <div className={classes.card}>
      <Checkbox
        checked={data.channels.match !== 'none'}
        description={t('closest.beside.tellMeText')}
        label={t('closest.beside.tellMe')}
        onChange={({ currentTarget: { checked } }) => mutate({ kind: 'match', channel: checked ? 'app' : 'none' })}
      />
    </div>
  )
}
