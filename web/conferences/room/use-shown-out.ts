import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showFailure } from '#web/foundation/toasts.tsx'

export function useShownOut(why: 'refused' | 'notLive' | undefined): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!why) return
    showFailure({ title: t(`room.${why}.title`), message: t(`room.${why}.text`) })
    void navigate({ to: '/expert-conferences', replace: true })
  }, [why, navigate, t])
}
