import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommunityEntry, Post } from '#contract/posts/schema.ts'
import { CommunityDialog } from './community-dialog.tsx'
import classes from './new-post-button.module.css'

type NewPostButtonProps = {
  entry: CommunityEntry
  onPublished?: (post: Post) => void
  /** Set where wider screens have another way to write. */
  onPhonesOnly?: boolean
}

/** A round button over the page, within a thumb's reach, that opens the dialog to write a community post. */
export function NewPostButton({ entry, onPublished, onPhonesOnly = false }: NewPostButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={t('posts.composer.new')}
        className={classes.button}
        data-phones-only={onPhonesOnly || undefined}
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
