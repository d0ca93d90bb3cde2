import { Button } from '@mantine/core'
import { IconChevronLeft, IconMessage2, IconNotes, IconStethoscope } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { RecoveryNotice } from '#contract/notifications/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { RecoveryLine } from '#web/foundation/ui/brand-line.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Moment } from '#web/foundation/ui/moment.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import type { Icon } from '#web/foundation/ui/people/badge.tsx'
import { useAboutLine } from './about-line.ts'
import classes from './advice.module.css'
import { listTexts } from './list-texts.ts'

export function Advice({ notice }: { notice: RecoveryNotice }) {
  useTexts(listTexts)
  const { t } = useTranslation()
  const { sender, postTitle, matchType, treatment, notes, createdAt } = notice
  const about = useAboutLine()(notice)
  const top = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'end' })
    title.current?.focus({ preventScroll: true })
  }, [])
  const name = sender.username ?? t('ui.someone')
  return (
    <article>
      <div ref={top}>
        <RecoveryLine />
      </div>
      <div className={`line g3 middle mt4 ${classes.by}`}>
        <Avatar name={sender.username} picture={sender.avatar} size={40} />
        <div>
          <p>
            <Trans components={{ strong: <strong /> }} i18nKey="notifications.advice.shares" values={{ name }} />
          </p>
          <ul className={`small ${classes.facts}`}>
            <li>{t(matchType === 'symptom' ? 'notifications.symptom' : 'notifications.medication')}</li>
            <li>
              <Moment at={createdAt} />
            </li>
          </ul>
          {about && (
            <p className={`breaks ${classes.about}`} dir="auto">
              {about}
            </p>
          )}
        </div>
      </div>
      <h3 className={`unringed mt4 ${classes.title}`} ref={title} tabIndex={-1}>
        {postTitle}
      </h3>
      <dl className={`stack ${classes.told}`}>
        <AdviceItem icon={IconStethoscope} term={t('notifications.advice.treatment')} text={treatment} />
        <AdviceItem icon={IconNotes} term={t('notifications.advice.notes')} text={notes} />
      </dl>
      <Note>{t('notifications.advice.disclaimer')}</Note>
    </article>
  )
}

function AdviceItem({ icon: IconDrawn, term, text }: { icon: Icon; term: string; text: string | null }) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>
        <IconDrawn aria-hidden size={20} />
        {term}
      </dt>{' '}
      <dd data-missing={text === null || undefined}>{text ?? t('notifications.advice.notGiven')}</dd>
    </div>
  )
}

type AdviceActsProps = { notice: RecoveryNotice; onBack: () => void; onLeave: () => void }

export function AdviceActs({ notice, onBack, onLeave }: AdviceActsProps) {
  useTexts(listTexts)
  const { t } = useTranslation()
  return (
    <>
      <Button leftSection={<IconChevronLeft aria-hidden size={20} />} onClick={onBack} variant="default">
        {t('notifications.advice.back')}
      </Button>
      {notice.sender.username !== null && (
        <LinkButton
          leftSection={<IconMessage2 aria-hidden size={20} />}
          onClick={onLeave}
          search={{ with: notice.sender.id, from: `recovery:${notice.postId}` }}
          to="/chat"
          variant="default"
        >
          {t('notifications.advice.contact')}
        </LinkButton>
      )}
      <LinkButton onClick={onLeave} params={{ id: notice.postId }} to="/post/$id">
        {t('notifications.advice.read')}
      </LinkButton>
    </>
  )
}
