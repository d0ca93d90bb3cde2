import { useTranslation } from 'react-i18next'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import type { ExpertStore } from './expert-store.ts'

export function useStopRecording(store: ExpertStore, message: string) {
  const { t } = useTranslation()
  return useSendOnce({
    mutationFn: () => store.stopRecording(),
    onSuccess: () => showSuccess({ title: t('room.expert.recordingStopped'), message }),
    onError: useFailureToast(),
  })
}
