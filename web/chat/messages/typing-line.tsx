import { useTranslation } from 'react-i18next'
import classes from './typing-line.module.css'
import { useTyping } from './use-typing.ts'

/** The element is mounted before its text, because screen readers would miss the text otherwise. */
export function TypingLine({ conversationId, name }: { conversationId: string; name: string }) {
  const { t } = useTranslation()
  const isTyping = useTyping(conversationId)
  return (
    <p className={`line middle small rigid ${classes.line}`} role="status">
      {isTyping && (
        <>
          <span aria-hidden="true" className={classes.dots}>
            <i />
            <i />
            <i />
          </span>
          {t('chat.thread.typing', { name })}
        </>
      )}
    </p>
  )
}
