import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { TagOption } from './add-tags.ts'
import classes from './tag-picker.module.css'

type TagOptionsProps = {
  id: string
  options: readonly TagOption[]
  active: number
  onChoose: (tag: string) => void
}

/** The focus stays in the field, which marks the active option; the list reacts to the pointer. */
export function TagOptions({ id, options, active, onChoose }: TagOptionsProps) {
  const { t } = useTranslation()
  if (options.length === 0) return null
  return (
    <div aria-label={t('posts.form.suggestions')} className={`framed ${classes.list}`} id={`${id}-list`} role="listbox">
      {options.map(({ tag, name, synonym, isFree }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
        <div
          aria-selected={index === active}
          className={`row middle breaks g2 r0 touch ${classes.option}`}
          id={`${id}-${index}`}
          key={isFree ? 'free' : tag}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(tag)}
          role="option"
          tabIndex={-1}
        >
          {isFree && <IconPlus aria-hidden size={18} />}
          <span>{isFree ? t('posts.form.addTag', { tag: name }) : name}</span>{' '}
          {synonym && <span className="quiet">{synonym}</span>}
        </div>
      ))}
    </div>
  )
}
