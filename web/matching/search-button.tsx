import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './search-button.module.css'

type SearchButtonProps = { isSearching: boolean; onPress: () => void }

export function SearchButton({ isSearching, onPress }: SearchButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      className={classes.search}
      aria-disabled={isSearching || undefined}
      data-disabled={isSearching || undefined}
      leftSection={<IconRefresh aria-hidden size={20} />}
      onClick={() => !isSearching && onPress()}
      variant="default"
    >
      {isSearching ? t('matching.searching') : t('matching.search')}
    </Button>
  )
}
