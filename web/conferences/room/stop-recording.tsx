import { Button } from '@mantine/core'
import { IconPlayerRecord } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ExpertStore } from './expert-store.ts'
import { useStopRecording } from './use-stop-recording.ts'

export function StopRecording({ store }: { store: ExpertStore }) {
  const { t } = useTranslation()
  const { mutate: stop, isPending } = useStopRecording(store, t('room.recordingStoppedByStaff'))
  return (
    <Button
      aria-disabled={isPending || undefined}
      leftSection={<IconPlayerRecord aria-hidden size={20} />}
      onClick={() => stop()}
      variant="default"
    >
      {t('room.expert.stopRecording')}
    </Button>
  )
}
