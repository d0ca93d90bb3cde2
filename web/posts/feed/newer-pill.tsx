import { IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NEWER_MAX } from '#contract/posts/limits.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import classes from './newer-pill.module.css'

type NewerPillProps = { count: number; onPress: () => void }

/** The live region exists before its text, or screen readers would miss the text. */
export function NewerPill({ count, onPress }: NewerPillProps) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  return (
    <div className={`centred-items ${classes.place}`} role="status">
      {count > 0 && (
        <button className={`target strong text-sm mb5 pill ${classes.pill}`} onClick={onPress} type="button">
          <IconArrowUp aria-hidden size={18} />
          {count < NEWER_MAX
            ? t('posts.newer.count', { count })
            : t('posts.newer.many', { number: formatNumber(NEWER_MAX) })}
        </button>
      )}
    </div>
  )
}
