import { useTranslation } from 'react-i18next'
import classes from './own-posts.module.css'

type OwnFoundProps = {
  /** Undefined as long as it is not known. */
  count: number | undefined
  words: string | undefined
}

/** How many were found, read aloud as it changes. Where there are none, the page shows it in its own way. */
export function OwnFound({ count, words }: OwnFoundProps) {
  const { t } = useTranslation()
  return (
    <p className={classes.found} data-none={count === 0 || undefined} role="status">
      {words && count !== undefined && t('posts.search.found', { count, words })}
    </p>
  )
}
