import { IconFlag, IconThumbUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conference, RoomMessage } from '#contract/conferences/schema.ts'
import { useMe } from '#web/accounts/api.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import classes from './answered-questions.module.css'
import { useAnsweredQuestions } from './api.ts'

export function AnsweredQuestions({ conference: { id, expert } }: { conference: Conference }) {
  const { t } = useTranslation()
  const titleId = useId()
  const query = useAnsweredQuestions(id)
  const { data: questions } = query
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('conferences.questions.title')}</h2>
      {content()}
    </section>
  )

  function content() {
    if (!questions) return <Awaited cards={1} failed={t('conferences.questions.failed')} of={query} />
    if (questions.length === 0) return <p className="muted">{t('conferences.questions.none')}</p>
    return (
      <ul className="stack fit">
        {questions.map((question) => (
          <Question expertName={expert.name} key={question.id} message={question} />
        ))}
      </ul>
    )
  }
}

function Question({
  message: { id, author, isAnonymous, body, question },
  expertName,
}: {
  message: RoomMessage
  expertName: string
}) {
  const { t } = useTranslation()
  const { me } = useMe()
  const votes = question?.votes ?? 0
  const isMine = author !== null && author.id === me?.id
  return (
    <Card as="li" className="stack g2 p5 breaks">
      <p className={`row quiet g4 r1 ${classes.who}`}>
        {isAnonymous ? t('conferences.questions.anonymous') : (author?.username ?? t('ui.someone'))}
        {votes > 0 && (
          <span>
            <IconThumbUp aria-hidden size={16} />
            {t('conferences.questions.votes', { count: votes })}
          </span>
        )}
      </p>
      <p className="strong pre-line" dir="auto">
        {body}
      </p>
      <div className={`stack g1 ruled pre-line ${classes.answer}`}>
        <p className={`row quiet g4 r1 ${classes.who}`}>{t('conferences.questions.answerOf', { name: expertName })}</p>
        <p>{question?.answer ?? t('conferences.questions.answeredAloud')}</p>
      </div>
      {(!isMine || question?.answer) && (
        <p>
          <Link className={`target quiet ${classes.report}`} search={{ kind: 'room', id }} to="/signaler">
            <IconFlag aria-hidden size={18} />
            {t(isMine ? 'conferences.questions.reportAnswer' : 'conferences.questions.report')}
          </Link>
        </p>
      )}
    </Card>
  )
}
