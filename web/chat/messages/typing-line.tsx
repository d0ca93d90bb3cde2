import { useTranslation } from 'react-i18next'
import classes from './typing-line.module.css'
import { useTyping } from './use-typing.ts'

/** That the other side is writing. The region is there before its words, or screen readers would miss them. */
export function TypingLine({ conversationId, name }: { conversationId: string; name: string }) {
  const { t } = useTranslation()
  const isTyping = useTyping(conversationId)
  return (
    <p className={classes.line} role="status">
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
