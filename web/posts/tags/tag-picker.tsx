import { Input, VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { TAGS_MAX } from '#contract/posts/limits.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { fr as form } from '../compose/texts.form.fr.ts'
import { addTags, tagOptions } from './add-tags.ts'
import { ChosenTags } from './chosen-tags.tsx'
import { tagErrors } from './tag-errors.tsx'
import { TagOptions } from './tag-options.tsx'
import classes from './tag-picker.module.css'

const texts = { posts: { form } }

type TagPickerProps = {
  label: ReactNode
  description: string
  tags: readonly string[]
  onChange: (tags: string[]) => void
  typed: string
  onType: (typed: string) => void
  error?: ReactNode
}

export function TagPicker({ label, description, tags, onChange, typed, onType, error }: TagPickerProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [spoken, setSpoken] = useState('')
  const [fault, setFault] = useState<FieldFault>()

  const options = isOpen ? tagOptions(typed, tags, language) : []
  const problem = fault ? tagErrors([fault]).tags : error

  const type = (text: string) => {
    onType(text)
    setActive(0)
    setOpen(text !== '')
    setFault(undefined)
  }

  const add = (words: readonly string[], rest = '') => {
    const added = addTags(tags, words)
    if ('fault' in added) return setFault(added.fault)
    type(rest)
    const last = added.tags.at(-1)
    if (last === undefined || added.tags.length === tags.length) return
    onChange(added.tags)
    setSpoken(t('posts.form.tagAdded', { tag: tagLabel(last, language), chosen: added.tags.length, max: TAGS_MAX }))
  }

  const addFirst = () => add([options[active]?.tag ?? typed])

  const remove = (tag: string) => {
    onChange(tags.filter((other) => other !== tag))
    setFault(undefined)
    setSpoken(t('posts.form.tagRemoved', { tag: tagLabel(tag, language) }))
    input.current?.focus()
  }

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = tags.at(-1)
    const move = (step: number) => setActive((active + step + options.length) % options.length)
    const act = {
      Enter: addFirst,
      ArrowDown: options.length > 0 ? () => move(1) : () => type(typed),
      ArrowUp: options.length > 0 ? () => move(-1) : undefined,
      Escape: options.length > 0 ? () => setOpen(false) : undefined,
      Backspace: typed === '' && last !== undefined ? () => remove(last) : undefined,
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  /** A comma is handled as text, not as a key: on-screen keyboards do not tell which key it was, and a whole list may be pasted. */
  const handleText = (text: string) => {
    if (text === `${typed},`) return addFirst()
    const words = text.split(',')
    if (words.length === 1) return type(text)
    add(words.slice(0, -1), words.at(-1))
  }

  return (
    <Input.Wrapper
      description={description}
      error={problem}
      id={id}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      label={label}
    >
      <div className={`row g1 anchor ${classes.box}`} data-error={problem ? true : undefined}>
        <ChosenTags onRemove={remove} tags={tags} />
        <input
          aria-activedescendant={options.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-controls={options.length > 0 ? `${id}-list` : undefined}
          aria-describedby={`${id}-description${problem ? ` ${id}-error` : ''}`}
          aria-expanded={options.length > 0}
          aria-invalid={problem ? true : undefined}
          autoComplete="off"
          className={classes.input}
          // Escape then closes the list, not a dialog around the field.
          data-mantine-stop-propagation={options.length > 0}
          dir="auto"
          enterKeyHint="done"
          id={id}
          onBlur={() => setOpen(false)}
          onChange={(event) => handleText(event.currentTarget.value)}
          onKeyDown={handleKey}
          placeholder={tags.length === 0 ? t('posts.form.tagPlaceholder') : undefined}
          ref={input}
          role="combobox"
          value={typed}
        />
        <TagOptions active={active} id={id} onChoose={(tag) => add([tag])} options={options} />
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Input.Wrapper>
  )
}
