import { Button, Textarea } from '@mantine/core'
import { IconChevronLeft, IconSend } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { INTRODUCTION_MAX, NEW_OPEN_REQUESTS_MAX, NEW_REQUESTS_PER_DAY, REQUEST_DAYS } from '#contract/chat/limits.ts'
import type { Approach } from '#contract/chat/schema.ts'
import { hasLink } from '#contract/foundation/links.ts'
import { FewRequestsLater } from '#web/accounts/new-account/few-requests-later.tsx'
import { currentMember } from '#web/accounts/sign-in/identity.ts'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { moveHelp } from '#web/foundation/crisis/crisis-help-store.ts'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'
import { isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { ProfessionalMark } from '#web/foundation/professional/professional-mark.tsx'
import { queryClient } from '#web/foundation/rpc.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { useCharactersLeft } from '#web/foundation/ui/fields/characters-left.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { usePost } from '#web/posts/api.ts'
import { conversationHelp } from '../conversation-help.ts'
import { Why } from './contact-search.tsx'
import { useApproach, useStart } from './requests-api.ts'
import { leadsTo } from './start-from.ts'
import classes from './start-request.module.css'

type StartRequestProps = {
  memberId: string
  from: string | undefined
  isOpen: boolean
  onBack: (() => void) | undefined
  onClose: () => void
  onOpen: (conversationId: string) => void
}

export function StartRequest({ memberId, from, isOpen, onBack, onClose, onOpen }: StartRequestProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useApproach(memberId)
  const open = useRef(onOpen)
  open.current = onOpen
  // Only the first fresh answer is used: later ones must not replace the form while the member writes or sends.
  const [approach, setApproach] = useState<Approach>()
  if (!approach && isFetchedAfterMount && data) setApproach(data)
  const known = approach?.conversation
  // A conversation that a block ended is not reopened: the member asks again.
  const conversationId = known && known.state !== 'over' ? known.id : undefined
  useEffect(() => {
    if (isOpen && conversationId) open.current(conversationId)
  }, [isOpen, conversationId])

  const back = onBack && (
    <Button leftSection={<IconChevronLeft aria-hidden size={20} />} onClick={onBack} variant="default">
      {t('asking.start.another')}
    </Button>
  )
  if (approach && !conversationId)
    return <RequestForm approach={approach} back={back} from={from} isOpen={isOpen} onClose={onClose} onOpen={onOpen} />
  return (
    <Sheet footer={back} isOpen={isOpen} onClose={onClose} title={t('asking.start.title')}>
      {!error || isFetching ? (
        <CardSkeletons count={1} />
      ) : isRefusal(error, 'NOT_FOUND') ? (
        <p>{t('asking.start.gone')}</p>
      ) : (
        <FailureBox error={error} onRetry={() => void refetch()} title={t('asking.start.memberFailed')} />
      )}
    </Sheet>
  )
}

type RequestFormProps = {
  approach: Approach
  from: string | undefined
  isOpen: boolean
  back: ReactNode
  onClose: () => void
  onOpen: (conversationId: string) => void
}

function RequestForm({ approach: { member, why, band }, from, isOpen, back, onClose, onOpen }: RequestFormProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const formId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [words, setWords] = useState('')
  const [isChecked, setChecked] = useState(false)
  const start = useStart()
  const help = { memberId: currentMember(queryClient)?.id ?? null, place: `introduction.${member.id}` }
  useHelpWatch(help, words)
  const name = member.username ?? t('ui.someone')
  const introduction = words.trim()
  const { words: left, isTooLong, aloud } = useCharactersLeft(introduction, INTRODUCTION_MAX)
  const fault = isTooLong ? left : hasLink(introduction) && t('asking.start.noLink')

  const send = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (fault) {
      field.current?.focus({ preventScroll: true })
      // The error below the field has to be in sight too.
      return field.current?.scrollIntoView({ block: 'center' })
    }
    start.mutate(
      { memberId: member.id, kind: 'chat', ...(introduction && { introduction }) },
      {
        onSuccess: (conversation) => {
          // Words that were sent stand in the conversation, with what they wait for.
          if (conversation.state === 'asked' && introduction === '')
            showSuccess({ title: t('asking.start.sent'), message: t('asking.start.sentText') })
          void moveHelp(help, { ...help, place: conversationHelp(conversation.id) })
          onOpen(conversation.id)
        },
      },
    )
  }
  const footer = (
    <>
      {back || (
        <Button onClick={onClose} variant="default">
          {t('ui.cancel')}
        </Button>
      )}
      <Button
        aria-disabled={start.isPending || undefined}
        form={formId}
        leftSection={<IconSend aria-hidden size={20} />}
        type="submit"
      >
        {start.isPending ? t('asking.start.sending') : t('asking.start.send')}
      </Button>
    </>
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={t('asking.start.to', { name })}>
      <form className="stack" id={formId} noValidate onSubmit={send}>
        <div className="line g3 middle breaks">
          <Avatar name={member.username} picture={member.avatar} />
          <div>
            <b>
              <bdi>{name}</bdi>
              <ProfessionalMark of={member} />
            </b>
            {why && (
              <p className="quiet">
                <Why band={band} why={why} />
              </p>
            )}
          </div>
        </div>
        <About from={from} />
        <p className="quiet">{t('asking.start.how', { days: REQUEST_DAYS })}</p>
        <Textarea
          autosize
          data-autofocus
          description={t('asking.start.introductionHint', { max: INTRODUCTION_MAX })}
          error={(isChecked || isTooLong) && fault}
          label={t('asking.start.introduction')}
          maxRows={5}
          minRows={3}
          onChange={(event) => setWords(event.currentTarget.value)}
          ref={field}
          value={words}
        />
        <div className={`middle touch ${classes.below}`}>
          {words === '' ? (
            <Button
              onClick={() => {
                setWords(t('asking.start.suggestion'))
                field.current?.focus()
              }}
              variant="subtle"
            >
              {t('asking.start.suggest')}
            </Button>
          ) : (
            <span>{!isTooLong && left}</span>
          )}
        </div>
        {aloud}
        <CrisisCard {...help} />
        <FewRequestsLater atOnce={NEW_OPEN_REQUESTS_MAX} perDay={NEW_REQUESTS_PER_DAY} />
        {start.error && !start.isPending && (
          <Note role="alert" tone="brique">
            {failureText(start.error).message}
          </Note>
        )}
      </form>
    </Sheet>
  )
}

function About({ from }: { from: string | undefined }) {
  const postId = leadsTo(from)
  return postId ? <AboutPost id={postId} /> : null
}

function AboutPost({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data } = usePost(id)
  return data ? (
    <p className={`breaks text-sm ${classes.about}`}>{t('asking.start.about', { title: data.title })}</p>
  ) : null
}
