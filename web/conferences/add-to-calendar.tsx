import { Button, Menu } from '@mantine/core'
import { IconCalendarPlus, IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { googleCalendarUrl } from '#contract/conferences/rules.ts'
import type { Conference } from '#contract/conferences/schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { BackMenu } from '#web/foundation/ui/dialogs/back-menu.tsx'
import { clipText } from './clipped.ts'

/** Google refuses an address longer than a few thousand characters. */
const TOLD_MAX = 1_000

export function AddToCalendar({ conference }: { conference: Conference }) {
  const { t } = useTranslation()
  const { id, title, description, expert, scheduledAt, endsAt, url } = conference
  const details = [expert.name, clipText(description, TOLD_MAX), url ?? t('conferences.calendar.urlLater')].join('\n\n')
  const google = googleCalendarUrl({
    title,
    startsAt: scheduledAt,
    endsAt,
    details,
    location: t('conferences.calendar.online'),
  })
  return (
    <BackMenu position="bottom-start" width="target">
      <Menu.Target>
        <Button fullWidth leftSection={<IconCalendarPlus aria-hidden size={20} />} variant="default">
          {t('conferences.calendar.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          href={google}
          leftSection={<IconExternalLink aria-hidden size={18} />}
          onClick={() =>
            showSuccess({ title: t('conferences.calendar.added'), message: t('conferences.calendar.addedText') })
          }
          rel="noopener noreferrer"
          target="_blank"
        >
          {t('conferences.calendar.google')}
        </Menu.Item>
        <Menu.Item
          component="a"
          download
          href={`/api/conferences/${id}/calendar.ics`}
          leftSection={<IconDownload aria-hidden size={18} />}
        >
          {t('conferences.calendar.file')}
        </Menu.Item>
      </Menu.Dropdown>
    </BackMenu>
  )
}
