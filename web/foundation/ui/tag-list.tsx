import { useTranslation } from 'react-i18next'
import classes from './tag-list.module.css'

type TagListProps = {
  tags: readonly string[]
  /** Shows this many, then "+N". All of them when absent. */
  max?: number
  /** Set where the list lies in a well, so that tags stand out from it. */
  inWell?: boolean
}

/** Tags describe: small, without an edge, not to be tapped. Nothing is drawn when there is none. */
export function TagList({ tags, max = tags.length, inWell = false }: TagListProps) {
  const { t } = useTranslation()
  if (tags.length === 0) return null
  const hidden = tags.length - max
  return (
    <ul aria-label={t('ui.tags')} className={classes.tags} data-in-well={inWell || undefined}>
      {tags.slice(0, max).map((tag) => (
        <li dir="auto" key={tag}>
          {tag}
        </li>
      ))}
      {hidden > 0 && <li>{t('ui.moreTags', { count: hidden })}</li>}
    </ul>
  )
}
