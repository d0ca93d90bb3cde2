import { IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AppealView } from '#contract/moderation/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from './decisions.module.css'

export function AppealStory({ appeal }: { appeal: AppealView }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { text, createdAt, decidedAt, isReversed, statement, isMine, turned } = appeal
  return (
    <div className={`stack fit g3 ruled ${classes.part}`}>
      <h2 className="title-sm">{t(isMine ? 'decisions.appeal.mine' : 'decisions.appeal.theirs')}</h2>
      {isMine && (
        <>
          <p className="quiet">{t('decisions.appeal.sentAt', { when: dates.moment(createdAt) })}</p>
          <p className="written" dir="auto">
            {text}
          </p>
        </>
      )}
      {decidedAt ? (
        <Note
          title={t(`decisions.appeal.${turned ?? (isReversed ? 'lifted' : 'upheld')}`, {
            when: dates.moment(decidedAt),
          })}
          tone={isReversed && isMine ? 'sauge' : 'ardoise'}
        >
          {statement && (
            <p className="written" dir="auto">
              {statement}
            </p>
          )}
        </Note>
      ) : (
        <Note icon={IconClock} title={t('decisions.appeal.waiting')}>
          {t('decisions.appeal.waitingText')}
        </Note>
      )}
    </div>
  )
}
