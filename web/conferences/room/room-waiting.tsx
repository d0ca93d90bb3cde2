import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './live-room.module.css'

export function RoomWaiting() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true" className={classes.room} data-fills="scene">
      <VisuallyHidden component="p" role="status">
        {t('ui.loading')}
      </VisuallyHidden>
      <div className={`line g5 middle ${classes.head}`}>
        <Skeleton height={44} radius="md" width={118} />
        <div className={classes.names}>
          <Skeleton height={22} width="min(24rem, 70%)" />
          <Skeleton height={14} mt={8} width="10rem" />
        </div>
      </div>
      <div className={classes.body}>
        <div className={classes.stage} />
        <div className={classes.panel} />
      </div>
    </div>
  )
}
