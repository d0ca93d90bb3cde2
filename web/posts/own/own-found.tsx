import { useTranslation } from 'react-i18next'
import classes from './own-posts.module.css'

type OwnFoundProps = {
  /** The number of results; undefined until it is known. */
  count: number | undefined
  words: string | undefined
}

/** Announces the number of results; when there is none, the page itself says so. */
export function OwnFound({ count, words }: OwnFoundProps) {
  const { t } = useTranslation()
  return (
    <p className={count === 0 ? 'unseen' : `quiet ${classes.found}`} role="status">
      {words && count !== undefined && t('posts.search.found', { count, words })}
    </p>
  )
}
