import { Button } from '@mantine/core'
import { IconArrowBigUp, IconArrowBigUpFilled, IconFlag, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { ASKED_TOPIC_MAX, ASKED_TOPIC_MIN } from '#contract/conferences/limits.ts'
import type { AskedTopic } from '#contract/conferences/proposal-schema.ts'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { moveHelp } from '#web/foundation/crisis/crisis-help-store.ts'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'
import { useKeptText } from '#web/foundation/editing/use-kept.ts'
import { HiddenLater } from '#web/foundation/hidden/hidden-later.tsx'
import { useNumbers } from '#web/foundation/i18n.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { isTooLong } from '#web/foundation/ui/fields/characters-left.tsx'
import { CountedInput } from '#web/foundation/ui/fields/counted-field.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { useAskTopic, useRemoveTopic, useTopics, useVoteForTopic } from './api.ts'
import { CloseTopic } from './close-topic.tsx'
import classes from './proposing.module.css'

const SHOWN_FIRST = 5

export function Topics({ me }: { me: Me }) {
  const { t } = useTranslation()
  const id = useId()
  const query = useTopics()
  const { data } = query
  // A link to one topic opens the whole list, because that topic may stand far below.
  const [wanted] = useState(() => window.location.hash.slice(1))
  const [isAll, setAll] = useState(wanted.startsWith('sujet-'))
  const isHere = data !== undefined
  useEffect(() => {
    if (isHere && wanted.startsWith('sujet-')) document.getElementById(wanted)?.scrollIntoView({ block: 'center' })
  }, [isHere, wanted])
  const title = useRef<HTMLHeadingElement>(null)
  const items = data?.items ?? []
  const list = useRef<HTMLOListElement>(null)
  const showAll = () => {
    // Rendered synchronously: the focused button disappears, and the first of the added topics takes the focus.
    flushSync(() => setAll(true))
    list.current?.children[SHOWN_FIRST]?.querySelector<HTMLElement>('button:enabled, a')?.focus()
  }
  const shown = isAll ? items : items.slice(0, SHOWN_FIRST)
  return (
    <section aria-labelledby={id} className={classes.topics}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {t('proposing.topics.title')}
      </h2>
      <p className="quiet">{t('proposing.topics.intro')}</p>
      <Awaited cards={1} failed={t('proposing.topics.failed')} of={query} />
      {data && items.length === 0 && <p>{t('proposing.topics.none')}</p>}
      {shown.length > 0 && (
        <ol ref={list}>
          {shown.map((topic) => (
            <TopicRow
              key={topic.id}
              memberId={me.id}
              mayVote={!me.isReadOnly}
              onGone={() => title.current?.focus()}
              others={data?.canClose ? items.filter(({ id: other }) => other !== topic.id) : undefined}
              topic={topic}
            />
          ))}
        </ol>
      )}
      {shown.length < items.length && (
        <Button onClick={showAll} variant="subtle">
          {t('proposing.topics.more', { count: items.length - shown.length })}
        </Button>
      )}
      {!me.isReadOnly && <AskTopic memberId={me.id} onAsked={() => setAll(true)} />}
    </section>
  )
}

type TopicRowProps = {
  topic: AskedTopic
  memberId: string
  mayVote: boolean
  others: readonly AskedTopic[] | undefined
  onGone: () => void
}

function TopicRow({ topic, memberId, mayVote, others, onGone }: TopicRowProps) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const remove = useRemoveTopic()
  const { id, title, isMine, hidden } = topic
  return (
    <li id={`sujet-${id}`}>
      <VoteForTopic mayVote={mayVote} topic={topic} />
      <div className={`breaks shrinks ${classes.words}`}>
        <b dir="auto">{title}</b> {isMine && <small>{t('proposing.topics.mine')}</small>}
        <HiddenLater hidden={hidden} />
      </div>
      {isMine && (
        <button
          aria-label={t('proposing.topics.removeOf', { title })}
          className={`target centre muted ${classes.small}`}
          onClick={() => remove.mutate({ id }, { onSuccess: onGone, onError: tellFailure })}
          type="button"
        >
          <IconTrash aria-hidden size={20} />
        </button>
      )}
      {!isMine && (
        <Link
          aria-label={t('proposing.topics.reportOf', { title })}
          className={`target centre muted ${classes.small}`}
          search={{ kind: 'topic', id }}
          to="/signaler"
        >
          <IconFlag aria-hidden size={20} />
        </Link>
      )}
      {others && <CloseTopic onGone={onGone} others={others} topic={topic} />}
      {/* Also in the rows of other members: asking for a topic in their words votes for theirs, and the emergency numbers then open here. */}
      <div className={classes.help}>
        <CrisisCard isBelowSent memberId={memberId} place={topicHelp(id)} />
      </div>
    </li>
  )
}

function VoteForTopic({ topic, mayVote }: Pick<TopicRowProps, 'topic' | 'mayVote'>) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const formatNumber = useNumbers()
  const vote = useVoteForTopic()
  const { id, title, votes, isVoted } = topic
  // The vote is shown at once; the answer then brings the count that everyone sees.
  const isOn = vote.isPending ? vote.variables.isFor : isVoted
  const shown = votes + (isOn === isVoted ? 0 : isOn ? 1 : -1)
  const Sign = isOn ? IconArrowBigUpFilled : IconArrowBigUp
  return (
    <button
      aria-label={t('proposing.topics.voteOf', { count: shown, title })}
      aria-pressed={isOn}
      className={`target centre text-sm tabular ink pill ${classes.vote}`}
      disabled={!(mayVote || isOn)}
      onClick={() => vote.mutate({ id, isFor: !isVoted }, { onError: tellFailure })}
      type="button"
    >
      <Sign aria-hidden size={20} />
      {formatNumber(shown)}
    </button>
  )
}

const DRAFT = 'topic'
const topicHelp = (id: string) => `topic.${id}`

function AskTopic({ memberId, onAsked }: { memberId: string; onAsked: () => void }) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const { value: title, keep: write } = useKeptText(memberId, DRAFT)
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const ask = useAskTopic()
  const help = { memberId, place: DRAFT }
  useHelpWatch(help, title)
  const isShort = title.trim().length < ASKED_TOPIC_MIN

  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isShort || isTooLong(title, ASKED_TOPIC_MAX)) return field.current?.focus()
    ask.mutate(
      { requestId, title },
      {
        onSuccess: ({ id }) => {
          void moveHelp(help, { memberId, place: topicHelp(id) })
          // Another topic may have been typed meanwhile.
          if (field.current?.value === title) write('')
          onAsked()
          setRequestId(crypto.randomUUID())
          setAsked(false)
          showSuccess({ title: t('proposing.topics.asked'), message: t('proposing.topics.askedText') })
        },
        onError: tellFailure,
      },
    )
  }
  return (
    <form
      aria-label={t('proposing.topics.ask')}
      className={`row g3 bottom mt4 ${classes.ask}`}
      noValidate
      onSubmit={send}
    >
      <CountedInput
        className={classes.field}
        dir="auto"
        error={isAsked && isShort && t('proposing.topics.short')}
        label={t('proposing.topics.ask')}
        required
        max={ASKED_TOPIC_MAX}
        onChange={(event) => write(event.currentTarget.value)}
        placeholder={t('proposing.topics.example')}
        ref={field}
        value={title}
      />
      <div className={classes.help}>
        <CrisisCard {...help} />
      </div>
      <Button aria-disabled={ask.isPending || undefined} type="submit" variant="default">
        {t(ask.isPending ? 'proposing.topics.asking' : 'proposing.topics.send')}
      </Button>
    </form>
  )
}
