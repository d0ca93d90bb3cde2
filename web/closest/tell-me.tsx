import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePreferences, useSetChannel } from '#web/notifications/preferences/preferences-api.ts'
import classes from './tell-me.module.css'

/** Whether I am told of new close cases: the notices that I may also choose in the settings. */
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
