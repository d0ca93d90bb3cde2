import { Button, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldText } from '#contract/foundation/fold.ts'
import { DESCRIPTION_MAX, TAGS_MAX, TITLE_MAX } from '#contract/posts/limits.ts'
import { useFailureText } from '#web/foundation/failure.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { query } from '#web/foundation/rpc.ts'
import { addTags } from './add-tags.ts'
import classes from './suggested-tags.module.css'

/** Long enough that one has stopped typing. */
const PAUSE_MS = 1_200
/** Letters to write before anything is read. */
const READ_FROM = 12
/** How long suggestions stay cached, in milliseconds: nothing about a draft stays in this browser longer than it is of use. */
const KEPT_MS = 60_000

type SuggestedTagsProps = {
  title: string
  description: string
  tags: readonly string[]
  onChange: (tags: string[]) => void
  /** A visitor's words go to the server when they ask for it, not before. */
  isVisitor: boolean
}

type Draft = { title: string; description: string }

/**
 * Tags for what is being written, one tap each. A member, who asked for nothing, sees nothing where there are none or they cannot be had; a visitor, who
 * pressed the button, is told so.
 */
export function SuggestedTags({ title, description, tags, onChange, isVisitor }: SuggestedTagsProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const language = useLanguage()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [spoken, setSpoken] = useState('')
  const [asked, setAsked] = useState<Draft>()
  const [paused] = useDebouncedValue(JSON.stringify({ title, description }), PAUSE_MS)
  const draft: Draft | undefined = isVisitor ? asked : (JSON.parse(paused) as Draft)
  const { data, error, isFetching, refetch } = useQuery(
    query.closest.suggestTags.queryOptions({
      input: { title: '', description: '', ...draft, tags: [...tags].slice(0, TAGS_MAX), language },
      enabled: draft !== undefined && isRead(draft) && tags.length < TAGS_MAX,
      placeholderData: keepPreviousData,
      staleTime: 'static',
      gcTime: KEPT_MS,
      retry: false,
    }),
  )
  const mayBeAsked = isVisitor && tags.length < TAGS_MAX && isRead({ title, description })
  const isAsked = asked?.title === title && asked.description === description
  const taken = new Set(tags.map(foldText))
  const offered =
    tags.length < TAGS_MAX && isRead({ title, description })
      ? (data?.tags ?? []).filter((tag) => !taken.has(foldText(tag)))
      : []

  const add = (tag: string, place: number) => {
    const added = addTags(tags, [tag])
    if ('fault' in added) return
    onChange(added.tags)
    setSpoken(t('posts.form.tagAdded', { tag, chosen: added.tags.length, max: TAGS_MAX }))
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[place + 1] ?? buttons[place - 1]
    next?.focus()
  }

  return (
    <div className={classes.suggested}>
      {offered.length > 0 && (
        <>
          <p className={classes.label} id={id}>
            {t('posts.form.suggested')}
          </p>
          <ul aria-labelledby={id} className={classes.list} ref={list}>
            {offered.map((tag, place) => (
              <li key={tag}>
                <button
                  aria-label={t('posts.form.addTag', { tag })}
                  className={classes.tag}
                  onClick={() => add(tag, place)}
                  type="button"
                >
                  <IconPlus aria-hidden size={16} />
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {mayBeAsked && (!isAsked || error || (isFetching && offered.length === 0)) && (
        <Button
          aria-disabled={isFetching || undefined}
          className={classes.ask}
          data-disabled={isFetching || undefined}
          onClick={ask}
          variant="subtle"
        >
          {t('posts.form.suggest')}
        </Button>
      )}
      {mayBeAsked && (
        <p className={classes.note} role="status">
          {answer()}
        </p>
      )}
      {(offered.length > 0 || mayBeAsked) && <p className={classes.note}>{t('posts.form.suggestedNote')}</p>}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  )

  function ask() {
    if (isFetching) return
    // A request that failed is sent again: the same words are the same question, which is not asked anew by itself.
    if (isAsked) void refetch()
    else setAsked({ title, description })
  }

  function answer(): string {
    if (!isAsked || isFetching) return ''
    if (error) return failureText(error).message
    return offered.length === 0 ? t('posts.form.noSuggested') : ''
  }
}

const isRead = ({ title, description }: Draft): boolean =>
  title.trim().length + description.trim().length >= READ_FROM &&
  title.length <= TITLE_MAX &&
  description.length <= DESCRIPTION_MAX
