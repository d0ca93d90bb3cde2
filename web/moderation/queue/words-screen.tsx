import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { WATCHED_WORD_MAX, WATCHED_WORD_MIN, WATCHED_WORDS_MAX } from '#contract/moderation/limits.ts'
import type { WatchedWord } from '#contract/moderation/schema.ts'
import { isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { Badge } from '#web/foundation/ui/people/badge.tsx'
import { ChoiceGrid } from '#web/medication/report/choice-grid.tsx'
import { useAddWord, useRemoveWord, useWords } from '../api.ts'
import { fr as moderation } from '../texts.fr.ts'
import { BackToQueue } from './back-to-queue.tsx'
import { Part } from './part.tsx'
import classes from './queue.module.css'
import { Refused } from './refused.tsx'
import { fr as queue } from './texts.fr.ts'
import { WORD_SIGNS } from './word-signs.ts'

const texts = { moderation, queue }

export function WordsScreen({ me }: { me: Me }) {
  useTexts(texts)
  return me.roles.includes('admin') ? <Words /> : <Refused />
}

function Words() {
  const { t } = useTranslation()
  const query = useWords()
  const { data, error } = query
  if (isRefusal(error, 'FORBIDDEN')) return <Refused />
  return (
    <>
      <BackToQueue />
      <PageTitle intro={t('queue.words.intro')}>{t('queue.words.title')}</PageTitle>
      <div className="stack fit g5">
        <AddForm />
        <Awaited cards={1} of={query} />
        {data && data.items.length === 0 && (
          <EmptyState title={t('queue.words.none')}>{t('queue.words.noneText')}</EmptyState>
        )}
        {data && data.items.length > 0 && <WordList items={data.items} />}
      </div>
    </>
  )
}

function AddForm() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const add = useAddWord()
  const field = useRef<HTMLInputElement>(null)
  const [word, setWord] = useState('')
  const [act, setAct] = useState<WatchedWord['act']>('flag')
  const [isAsked, setAsked] = useState(false)
  const isShort = word.trim().length < WATCHED_WORD_MIN
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isShort) return field.current?.focus()
    add.mutateAsync({ word, act }).then(
      ({ word: added }) => {
        setWord('')
        setAsked(false)
        showSuccess({ title: t('queue.words.added', { word: added }) })
        field.current?.focus()
      },
      () => {}, // the error is shown below
    )
  }
  const failure = add.error && failureText(add.error)
  return (
    <Part title={t('queue.words.add')}>
      <form className={`stack fit g5 start ${classes.form}`} noValidate onSubmit={send}>
        <TextInput
          autoComplete="off"
          description={t('queue.words.hint')}
          error={isAsked && isShort && t('errors.faults.tooShort', { n: WATCHED_WORD_MIN })}
          label={t('queue.words.word')}
          required
          maxLength={WATCHED_WORD_MAX}
          onChange={({ currentTarget: { value } }) => setWord(value)}
          ref={field}
          value={word}
        />
        <ChoiceGrid
          label={t('queue.words.act')}
          onChange={(value) => value && setAct(value)}
          options={[
            { value: 'flag', label: t('queue.words.flag'), more: t('queue.words.flagMore') },
            { value: 'hold', label: t('queue.words.hold'), more: t('queue.words.holdMore') },
          ]}
          value={act}
        />
        {failure && (
          <Note role="alert" title={failure.title} tone="brique">
            {isRefusal(add.error, 'TOO_MANY_OPEN')
              ? t('queue.words.tooMany', { max: WATCHED_WORDS_MAX })
              : failure.message}
          </Note>
        )}
        <Button
          aria-disabled={add.isPending || undefined}
          leftSection={<IconPlus aria-hidden size={20} />}
          type="submit"
        >
          {t(add.isPending ? 'queue.sending' : 'queue.words.send')}
        </Button>
      </form>
    </Part>
  )
}

function WordList({ items }: { items: readonly WatchedWord[] }) {
  const { t } = useTranslation()
  const dates = useDates()
  const tellFailure = useFailureToast()
  const remove = useRemoveWord()
  const [asking, setAsking] = useState<{ word: WatchedWord; isOpen: boolean }>()
  const pressed = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const close = () => {
    setAsking((asked) => asked && { ...asked, isOpen: false })
    pressed.current?.focus()
  }
  const confirm = ({ id, word }: WatchedWord) =>
    remove.mutateAsync({ id }).then(
      () => {
        setAsking((asked) => asked && { ...asked, isOpen: false })
        list.current?.focus()
        showSuccess({ title: t('queue.words.removed', { word }) })
      },
      (error: unknown) => {
        close()
        tellFailure(error)
      },
    )
  return (
    <Part title={t('queue.words.list')}>
      <ul className={classes.lines} ref={list} tabIndex={-1}>
        {items.map((each) => (
          <li className={classes.wordLine} key={each.id}>
            <div className="row middle grow breaks g3 r1">
              <strong>{each.word}</strong>{' '}
              <span className="quiet breaks">{t('queue.words.since', { day: dates.day(each.addedAt) })}</span>
              <Badge {...WORD_SIGNS[each.act]}>{t(`queue.words.${each.act}`)}</Badge>
            </div>
            <ActionIcon
              aria-label={t('queue.words.remove', { word: each.word })}
              onClick={({ currentTarget }) => {
                pressed.current = currentTarget
                setAsking({ word: each, isOpen: true })
              }}
              variant="quiet"
            >
              <IconTrash aria-hidden size={20} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {asking && (
        <Suspense>
          <ConfirmLater
            confirm={t('queue.words.removeConfirm')}
            isDangerous
            isOpen={asking.isOpen}
            isPending={remove.isPending}
            onCancel={close}
            onConfirm={() => void confirm(asking.word)}
            title={t('queue.words.removeTitle', { word: asking.word.word })}
          >
            {t('queue.words.removeText')}
          </ConfirmLater>
        </Suspense>
      )}
    </Part>
  )
}
