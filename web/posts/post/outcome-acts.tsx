import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCircleDashed, IconClipboardCheck, IconTrendingUp } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goesOn } from '#contract/posts/rules.ts'
import type { Post } from '#contract/posts/schema.ts'
import { isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import { isFresh } from '../feed/is-new.ts'
import { askPostAgain, useSayStill } from './outcome-api.ts'
import type { OutcomeChoice } from './outcome-dialog.tsx'
import { fr as outcome } from './texts.outcome.fr.ts'

const OutcomeDialog = lazyDialog(async () => (await import('./outcome-dialog.tsx')).OutcomeDialog)

const texts = { posts: { outcome } }

const ACTS = [
  { said: 'better', icon: IconTrendingUp },
  { said: 'diagnosed', icon: IconClipboardCheck },
  { said: 'ongoing', icon: IconArrowBackUp },
] as const

export function OutcomeActs({ post, onSaved }: { post: Post; onSaved: (said: OutcomeChoice) => void }) {
  useTexts(texts)
  const { t } = useTranslation()
  const opener = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<{ said: OutcomeChoice; isOpen: boolean; opening: number }>()
  if (!post.can.change) return null
  const hide = () => setAsked((before) => before && { ...before, isOpen: false })
  const close = () => {
    hide()
    if (opener.current?.isConnected) opener.current.focus()
  }
  const offered = ACTS.filter(({ said }) =>
    said === 'ongoing' ? post.outcome !== 'ongoing' : said === 'better' ? post.outcome !== 'better' : true,
  )
  return (
    <>
      {goesOn(post) && !isFresh(post) && <StillTheSame id={post.id} />}
      {offered.map(({ said, icon: Sign }) => (
        <Button
          aria-haspopup="dialog"
          key={said}
          leftSection={<Sign aria-hidden size={20} />}
          onClick={(event) => {
            opener.current = event.currentTarget
            setAsked((before) => ({ said, isOpen: true, opening: (before?.opening ?? 0) + 1 }))
          }}
          variant={said === 'ongoing' ? 'quiet' : 'default'}
        >
          {t(said === 'ongoing' ? 'posts.outcome.back' : `posts.outcome.${said}`)}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <OutcomeDialog
            isOpen={asked.isOpen}
            key={asked.opening}
            onClose={close}
            onSaved={() => {
              hide()
              // The dialog first returns the focus to its button, which may have disappeared.
              requestAnimationFrame(() => onSaved(asked.said))
            }}
            post={post}
            said={asked.said}
          />
        </Suspense>
      )}
    </>
  )
}

function StillTheSame({ id }: Pick<Post, 'id'>) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const say = useSayStill()
  const fail = (error: unknown) => {
    if (isRefusal(error, 'UNAUTHORIZED')) return
    const { title, message } = failureText(error)
    const isElsewhere = isRefusal(error, 'EDITED_ELSEWHERE')
    if (isElsewhere) askPostAgain(id)
    showFailure({
      title,
      message: isElsewhere ? t('posts.outcome.elsewhere') : t('posts.outcome.failed', { reason: message }),
    })
  }
  return (
    <Button
      aria-disabled={say.isPending || undefined}
      data-disabled={say.isPending || undefined}
      leftSection={<IconCircleDashed aria-hidden size={20} />}
      onClick={() =>
        say.mutate(
          { id },
          {
            onSuccess: () => showSuccess({ title: t('posts.outcome.sameDone'), message: t('posts.outcome.sameText') }),
            onError: fail,
          },
        )
      }
      variant="default"
    >
      {t('posts.outcome.same')}
    </Button>
  )
}
