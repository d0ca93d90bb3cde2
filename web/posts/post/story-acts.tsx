import { IconNotebook, IconPencil, IconUsers } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useCalledSection } from '#web/foundation/use-called-section.ts'
import { isFresh } from '../feed/is-new.ts'
import { OwnResolving } from '../own/own-resolving.tsx'
import { OutcomeActs } from './outcome-acts.tsx'

/** A notification that asks the author how they are links to this id. */
const SECTION = 'la-suite'

type StoryActsProps = { post: Post; onResolved: () => void; onBetter: () => void }

export function StoryActs({ post, onResolved, onBetter }: StoryActsProps) {
  const { t } = useTranslation()
  const finish = () => {
    showSuccess({ title: t('posts.resolve.doneOnPage') })
    onResolved()
  }
  const acts = useRef<HTMLDivElement>(null)
  useCalledSection(acts, SECTION)
  return (
    <div className="row g3 end mt6 full-acts" id={SECTION} ref={acts} tabIndex={-1}>
      <LinkButton
        leftSection={<IconUsers aria-hidden size={20} />}
        search={{ post: post.id }}
        to="/matches"
        variant="default"
      >
        {t('posts.detail.matches')}
      </LinkButton>
      <LinkButton
        leftSection={<IconNotebook aria-hidden size={20} />}
        search={{ post: post.id }}
        to="/dashboard/journal"
        variant="default"
      >
        {t('posts.detail.follow')}
      </LinkButton>
      {post.can.edit && (
        <LinkButton
          leftSection={<IconPencil aria-hidden size={20} />}
          params={{ id: post.id }}
          to="/dashboard/symptom/$id/edit"
          variant="default"
        >
          {t('posts.detail.edit')}
        </LinkButton>
      )}
      <OutcomeActs
        onSaved={(said) => (said === 'better' ? onBetter() : acts.current?.focus({ preventScroll: true }))}
        post={post}
      />
      <OwnResolving isQuiet={isFresh(post)} onResolved={finish} post={post}>
        {t('posts.detail.resolve')}
      </OwnResolving>
    </div>
  )
}
