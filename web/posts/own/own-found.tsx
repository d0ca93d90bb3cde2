import { useTranslation } from 'react-i18next'
import classes from './own-posts.module.css'

type OwnFoundProps = {
  count: number | undefined
  words: string | undefined
}

export function OwnFound({ count, words }: OwnFoundProps) {
  const { t } = useTranslation()
  return (
    <p className={count === 0 ? 'unseen' : `quiet ${classes.found}`} role="status">
      {words && count !== undefined && t('posts.search.found', { count, words })}
    </p>
  )
}
