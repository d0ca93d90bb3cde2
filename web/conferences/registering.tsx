import { Button } from '@mantine/core'
import { IconBroadcast } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Conference } from '#contract/conferences/schema.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './registering.module.css'
import { useRegistering } from './use-registering.ts'

type RegisteringProps = { conference: Conference; size?: 'md' | 'lg' }

export function Registering({ conference, size = 'md' }: RegisteringProps) {
  const { t } = useTranslation()
  const { act, isPending, join } = useRegistering(conference)
  const { id, title, can, isRegistered } = conference
  if (!act && !can.join) return null
  return (
    <span className={`row ${classes.acts}`} data-size={size}>
      {can.join && (
        <LinkButton
          aria-label={t('conferences.joining.joinOf', { title })}
          key="join"
          leftSection={<IconBroadcast aria-hidden size={20} />}
          onClick={join}
          params={{ id }}
          preload={false}
          size={size}
          to="/conference/$id"
        >
          {t('conferences.joining.join')}
        </LinkButton>
      )}
      {act && (
        // Registering and cancelling share one button, so that it keeps the focus once pressed.
        <Button
          aria-disabled={isPending}
          aria-label={t(isRegistered ? 'conferences.registering.takeOffOf' : 'conferences.registering.registerOf', {
            title,
          })}
          data-disabled={isPending || undefined}
          key="register"
          onClick={act}
          size={size}
          variant={!isRegistered ? 'filled' : size === 'lg' ? 'default' : 'quiet'}
        >
          {t(
            isPending
              ? 'conferences.registering.pending'
              : isRegistered
                ? 'conferences.registering.takeOff'
                : 'conferences.registering.register',
          )}
        </Button>
      )}
    </span>
  )
}
