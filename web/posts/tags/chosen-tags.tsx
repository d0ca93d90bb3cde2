import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import classes from './tag-picker.module.css'

type ChosenTagsProps = { tags: readonly string[]; onRemove: (tag: string) => void }

export function ChosenTags({ tags, onRemove }: ChosenTagsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (tags.length === 0) return null
  return (
    <ul aria-label={t('posts.form.tagsChosen')} className={classes.tags}>
      {tags.map((tag) => {
        const name = tagLabel(tag, language)
        return (
          <li className={`middle prune semibold text-sm shrinks pill ${classes.tag}`} key={tag}>
            <span className="cut" dir="auto">
              {name}
            </span>
            <button aria-label={t('posts.form.removeTag', { tag: name })} onClick={() => onRemove(tag)} type="button">
              <IconX aria-hidden size={16} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
