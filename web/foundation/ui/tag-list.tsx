import { useTranslation } from 'react-i18next'
import classes from './tag-list.module.css'

type TagListProps = {
  tags: readonly string[]
  max?: number
  lang?: string | undefined
  /** Whether the list is on a deep background, where tags need another colour. */
  inWell?: boolean
}

export function TagList({ tags, max = tags.length, lang, inWell = false }: TagListProps) {
  const { t } = useTranslation()
  if (tags.length === 0) return null
  const hidden = tags.length - max
  return (
    <ul aria-label={t('ui.tags')} className={`row ${classes.tags}`} data-in-well={inWell || undefined}>
      {tags.slice(0, max).map((tag) => (
        <li dir="auto" key={tag} lang={lang}>
          {tag}
        </li>
      ))}
      {hidden > 0 && <li>{t('ui.moreTags', { count: hidden })}</li>}
    </ul>
  )
}
