import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSettings } from '#web/accounts/settings/settings-api.ts'

type JoinMatchingProps = { isChosen: boolean; onChoose: (isChosen: boolean) => void }

export function JoinMatching({ isChosen, onChoose }: JoinMatchingProps) {
  const { t } = useTranslation()
  const { data } = useSettings()
  if (data?.isMedicationMatched !== false) return null
  return (
    <Checkbox
      checked={isChosen}
      description={t('medication.form.joinMatchingMore')}
      label={t('medication.form.joinMatching')}
      onChange={({ currentTarget: { checked } }) => onChoose(checked)}
    />
  )
}
