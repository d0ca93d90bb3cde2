import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommunityEntry, Post } from '#contract/posts/schema.ts'
import { CommunityDialog } from '../community/community-dialog.tsx'
import classes from './new-post-button.module.css'

type NewPostButtonProps = {
  entry: CommunityEntry
  onPublished?: (post: Post) => void
}

/** A round button over the page that opens the dialog to write a community post; on phones the bar at the foot has its place. */
export function NewPostButton({ entry, onPublished }: NewPostButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={t('posts.composer.new')}
        className={classes.button}
        onClick={() => setOpen(true)}
        ref={button}
        type="button"
      >
        <IconPlus aria-hidden size={28} />
      </button>
      <CommunityDialog
        entry={entry}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onPublished={onPublished}
        opener={button}
      />
    </>
  )
}
