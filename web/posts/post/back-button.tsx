import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './back-button.module.css'
import { fr as detail } from './texts.detail.fr.ts'

const texts = { posts: { detail } }

export function BackButton() {
  useTexts(texts)
  const { t } = useTranslation()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const icon = <IconArrowLeft aria-hidden size={20} />
  return canGoBack ? (
    <Button className={classes.back} leftSection={icon} onClick={() => router.history.back()} variant="ghost">
      {t('posts.detail.back')}
    </Button>
  ) : (
    <LinkButton className={classes.back} leftSection={icon} to="/feed" variant="ghost">
      {t('posts.detail.back')}
    </LinkButton>
  )
}

export function BackToOwn() {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <LinkButton
      className={classes.back}
      leftSection={<IconArrowLeft aria-hidden size={20} />}
      to="/dashboard/symptoms"
      variant="ghost"
    >
      {t('posts.detail.backToOwn')}
    </LinkButton>
  )
}
