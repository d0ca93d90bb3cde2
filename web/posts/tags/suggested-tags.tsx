import { Button, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldText } from '#contract/foundation/fold.ts'
import { DESCRIPTION_MAX, TAGS_MAX, TITLE_MAX } from '#contract/posts/limits.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { query } from '#web/foundation/rpc.ts'
import { addTags } from './add-tags.ts'
import classes from './suggested-tags.module.css'

const PAUSE_MS = 1_200
const READ_FROM = 12
/** Nothing about a draft stays in this browser longer than it is of use. */
const KEPT_MS = 60_000

type SuggestedTagsProps = {
  title: string
  description: string
  tags: readonly string[]
  onChange: (tags: string[]) => void
  /** A visitor's text is sent to the server only at their request. */
  isVisitor: boolean
}

type Draft = { title: string; description: string }

export function SuggestedTags({ title, description, tags, onChange, isVisitor }: SuggestedTagsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
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
  const taken = new Set(tags.map(foldText))
  const canOffer = tags.length < TAGS_MAX && isRead({ title, description })
  const offered = canOffer ? (data?.tags ?? []).filter((tag) => !taken.has(foldText(tag))) : []
  const isAsked = canOffer && isVisitor && asked?.title === title && asked.description === description
  const isAnswered = isAsked && !isFetching
  const hasNone = isAnswered && !error && offered.length === 0
  useEffect(() => {
    // The pressed button is gone, so the focus goes to what it brought.
    if (isAnswered && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus()
  }, [isAnswered])

  const ask = () => {
    if (!isAsked) setAsked({ title, description })
    else if (!isFetching) void refetch()
  }
  const add = (tag: string, at: number) => {
    const added = addTags(tags, [tag])
    if ('fault' in added) return
    onChange(added.tags)
    setSpoken(t('posts.form.tagAdded', { tag, chosen: added.tags.length, max: TAGS_MAX }))
    const buttons = list.current?.querySelectorAll('button') ?? []
    // After the last suggestion, or the last tag that fits, the focus goes to the field, which stands before the list.
    const other = added.tags.length < TAGS_MAX ? (buttons[at + 1] ?? buttons[at - 1]) : undefined
    const next = other ?? place.current?.previousElementSibling?.querySelector('input')
    next?.focus()
  }

  return (
    <div className={`if-any ${classes.suggested}`} ref={place}>
      {offered.length > 0 && (
        <>
          <p className="semibold text-sm" id={id}>
            {t('posts.form.suggested')}
          </p>
          <ul aria-labelledby={id} className={`row ${classes.list}`} ref={list}>
            {offered.map((tag, at) => (
              <li key={tag}>
                <button
                  aria-label={t('posts.form.addTag', { tag })}
                  className={`target prune semibold text-sm pill ${classes.tag}`}
                  onClick={() => add(tag, at)}
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
      {isVisitor && canOffer && offered.length === 0 && !hasNone && (
        <Button
          aria-disabled={isAsked && isFetching}
          className="flush"
          data-disabled={(isAsked && isFetching) || undefined}
          onClick={ask}
          variant="subtle"
        >
          {t('posts.form.suggest')}
        </Button>
      )}
      {isVisitor && (
        <p className={classes.said} role="status" tabIndex={-1}>
          {isAnswered && error ? t('posts.form.suggestFailed') : hasNone && t('posts.form.suggestNone')}
        </p>
      )}
      {(offered.length > 0 || (isVisitor && canOffer)) && <p className="small mt1">{t('posts.form.suggestedNote')}</p>}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  )
}

const isRead = ({ title, description }: Draft): boolean =>
  title.trim().length + description.trim().length >= READ_FROM &&
  title.length <= TITLE_MAX &&
  description.length <= DESCRIPTION_MAX
