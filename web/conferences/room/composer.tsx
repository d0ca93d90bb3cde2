import { Button, Checkbox } from '@mantine/core'
import { IconMessageCircle, IconMessageQuestion, IconSend, IconSpeakerphone } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MESSAGE_MAX } from '#contract/conferences/limits.ts'
import type { RoomMessageKind } from '#contract/conferences/schema.ts'
import { NoLinksLater } from '#web/accounts/new-account/no-links-later.tsx'
import { currentMember } from '#web/accounts/sign-in/identity.ts'
import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { leadChatToHelp } from '#web/foundation/crisis/crisis-help-store.ts'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { useFailureText } from '#web/foundation/failure.ts'
import { api, queryClient } from '#web/foundation/rpc.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { useCharactersLeft } from '#web/foundation/ui/fields/characters-left.tsx'
import classes from './composer.module.css'
import type { RoomStore } from './open-room.ts'

const KINDS = {
  text: { icon: IconMessageCircle, label: 'room.composer.labelText', hint: 'room.composer.hintText' },
  question: { icon: IconMessageQuestion, label: 'room.composer.labelQuestion', hint: 'room.composer.hintQuestion' },
  announcement: {
    icon: IconSpeakerphone,
    label: 'room.composer.labelAnnouncement',
    hint: 'room.composer.hintAnnouncement',
  },
} as const

/** On a touch screen Enter starts a new line, and only the button sends. */
const isTouched = () => !matchMedia('(hover: hover) and (pointer: fine)').matches

type RoomDraft = { kind: RoomMessageKind; body: string; isAnonymous: boolean }

/** A message that failed to send stays in the field; sending it again does not duplicate it. */
export function Composer({ roomStore, mayAnnounce }: { roomStore: RoomStore; mayAnnounce: boolean }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const [kind, setKind] = useState<RoomMessageKind>('text')
  const [words, setWords] = useState('')
  const [isNameless, setNameless] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const request = useRef({ of: '', id: '' })
  const [fieldId, leftId] = [useId(), useId()]
  const body = words.trim()
  const help = { memberId: currentMember(queryClient)?.id ?? null, place: `room.${roomStore.id}` }
  useHelpWatch(help, words)
  const { words: left, isTooLong, aloud } = useCharactersLeft(body, MESSAGE_MAX)

  const say = useSendOnce({
    mutationFn: (said: RoomDraft) => {
      const of = JSON.stringify(said)
      if (request.current.of !== of) request.current = { of, id: crypto.randomUUID() }
      return api.rooms.say({ id: roomStore.id, requestId: request.current.id, ...said })
    },
    onSuccess: (message, said) => {
      request.current = { of: '', id: '' }
      roomStore.keep(message, { isMine: true })
      void leadChatToHelp(help)
      setWords((now) => (now.trim() === said.body ? '' : now))
      showSuccess({
        title: t('room.composer.sent'),
        ...(said.kind === 'question' && { message: t('room.composer.questionSent') }),
      })
    },
    onError: (error) => showFailure({ title: t('room.composer.failed'), message: failureText(error).message }),
  })
  const send = () => {
    if (body === '' || isTooLong) return
    say.mutate({ kind, body, isAnonymous: kind === 'question' && isNameless })
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouched()) return
    event.preventDefault()
    send()
  }
  const kinds: RoomMessageKind[] = mayAnnounce ? ['text', 'question', 'announcement'] : ['text', 'question']

  return (
    <>
      {/* Nothing is being written: the emergency numbers stand under the messages, else between field and button. */}
      {body === '' && <CrisisCard {...help} isBelowSent />}
      <form className={`stack g2 bottom lined ${classes.composer}`} noValidate onSubmit={submit}>
        <fieldset className={`row ${classes.kinds}`}>
          <legend className="unseen">{t('room.composer.kind')}</legend>
          {kinds.map((each) => {
            const { icon: Sign } = KINDS[each]
            return (
              <label className="ringed" data-on={kind === each || undefined} key={each}>
                <input
                  checked={kind === each}
                  className="unseen"
                  name={`${fieldId}-kind`}
                  onChange={() => setKind(each)}
                  type="radio"
                />
                <Sign aria-hidden size={18} />
                {t(`room.composer.${each}`)}
              </label>
            )
          })}
        </fieldset>
        <label className="unseen" htmlFor={fieldId}>
          {t(KINDS[kind].label)}
        </label>
        <textarea
          aria-describedby={leftId}
          aria-invalid={isTooLong || undefined}
          className={`ink ${classes.field}`}
          dir="auto"
          id={fieldId}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={handleKey}
          placeholder={t(KINDS[kind].hint)}
          ref={field}
          required
          rows={2}
          value={words}
        />
        {kind === 'question' && (
          <Checkbox
            checked={isNameless}
            className={classes.nameless}
            label={t('room.composer.nameless')}
            onChange={(event) => setNameless(event.currentTarget.checked)}
          />
        )}
        <div className={classes.beside}>
          {body !== '' && <CrisisCard {...help} />}
          <NoLinksLater words={[body]} />
        </div>
        <p className={`small if-any ${classes.left}`} data-over={isTooLong || undefined} id={leftId}>
          {left}
        </p>
        {aloud}
        <Button
          className={classes.send}
          disabled={body === '' || isTooLong}
          onPointerDown={(event) => event.preventDefault()}
          type="submit"
        >
          <IconSend aria-hidden size={20} />
          <span className={classes.word}>{say.isPending ? t('room.composer.sending') : t('room.composer.send')}</span>
        </Button>
      </form>
    </>
  )
}
