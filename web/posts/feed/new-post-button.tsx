import { IconPlus } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommunityEntry, Post } from '#contract/posts/schema.ts'
import { CommunityDialog } from '../community/community-dialog.tsx'
import classes from './new-post-button.module.css'

type NewPostButtonProps = {
  entry: CommunityEntry
  onPublished?: (post: Post) => void
}

/** The button hides while it lies over something that can be pressed; on phones the bottom bar replaces it. */
export function NewPostButton({ entry, onPublished }: NewPostButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isAway = useIsOverAct(button)
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={t('posts.composer.new')}
        className={`centred ${classes.button}`}
        data-away={isAway || undefined}
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

const ACTS = 'a, button, input, select, textarea, summary'
/** The distance between the points that are tested, in pixels: everything that can be pressed is larger. */
const STEP = 12

function useIsOverAct(button: RefObject<HTMLButtonElement | null>): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setOver(button.current !== null && liesOverAct(button.current))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    const sizes = new ResizeObserver(lookSoon)
    sizes.observe(document.body)
    for (const kind of ['scroll', 'resize']) window.addEventListener(kind, lookSoon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      for (const kind of ['scroll', 'resize']) window.removeEventListener(kind, lookSoon)
    }
  }, [button])
  return isOver
}

function liesOverAct(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  for (let x = left; x <= right; x += STEP)
    for (let y = top; y <= bottom; y += STEP)
      if (document.elementsFromPoint(x, y).some((each) => !button.contains(each) && each.closest(ACTS))) return true
  return false
}
