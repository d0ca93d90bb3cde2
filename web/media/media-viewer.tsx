import { ActionIcon, Modal } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '#contract/media/schema.ts'
import { ToastPlace } from '#web/foundation/toasts.tsx'
import { useBackCloses } from '#web/foundation/ui/dialogs/use-back-closes.ts'
import { MediaSlide } from './media-slide.tsx'
import classes from './media-viewer.module.css'

export type MediaViewerProps = {
  media: readonly Media[]
  label: string | null
  isOwn: boolean
  /** The index to open with, from 0; undefined while the viewer is closed. */
  opened: number | undefined
  onClose: () => void
}

/** The viewer stays mounted when closed, so that the focus can return to where it came from. */
export function MediaViewer({ media, label, isOwn, opened, onClose }: MediaViewerProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  // The dialog opens only after it has mounted, because only then does it know where the focus came from.
  useEffect(() => setOpen(opened !== undefined), [opened])
  useBackCloses(isOpen, onClose)
  return (
    <Modal.Root fullScreen onClose={onClose} opened={isOpen} transitionProps={{ duration: 150, transition: 'fade' }}>
      <Modal.Overlay />
      <Modal.Content
        aria-label={label === null ? t('media.grid.sent') : t('media.viewer.name', { label })}
        className={classes.content}
        inert={!isOpen}
        radius={0}
      >
        <Slides isOwn={isOwn} label={label} media={media} onClose={onClose} start={opened ?? 0} />
        {isOpen && <ToastPlace />}
      </Modal.Content>
    </Modal.Root>
  )
}

type SlidesProps = Omit<MediaViewerProps, 'opened'> & { start: number }

function Slides({ media, label, isOwn, start, onClose }: SlidesProps) {
  const { t } = useTranslation()
  const total = media.length
  // The starting slide stays the same, also while the viewer fades out.
  const [startIndex] = useState(start)
  const [shown, setShown] = useState(start)
  const isStill = useReducedMotion()
  const room = useRef<HTMLDivElement>(null)
  const [frame, carousel] = useEmblaCarousel({ startIndex, duration: 22, watchDrag: total > 1 })

  useEffect(() => {
    if (!carousel) return
    const follow = () => {
      // A video that was swiped away cannot keep the focus, and without a focused element the next Tab would go to the page behind.
      if (carousel.containerNode().contains(document.activeElement)) room.current?.focus({ preventScroll: true })
      setShown(carousel.selectedScrollSnap())
    }
    carousel.on('select', follow)
    return () => {
      carousel.off('select', follow)
    }
  }, [carousel])

  const goTo = (index: number) => {
    if (index >= 0 && index < total) carousel?.scrollTo(index, isStill)
  }

  const handleKey = (event: KeyboardEvent) => {
    // In a focused video, the arrow keys seek.
    if (event.target instanceof HTMLVideoElement) return
    const index = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: total - 1 }[event.key]
    if (index === undefined) return
    event.preventDefault()
    goTo(index)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the dialog's, whatever in it has the focus
    <div className={classes.room} onKeyDown={handleKey} ref={room} tabIndex={-1}>
      <div className={`line g3 middle apart ${classes.bar}`}>
        <p className="semibold tabular" role="status">
          {t('media.viewer.counter', { place: shown + 1, total })}
        </p>
        <ActionIcon aria-label={t('ui.close')} className={classes.act} data-autofocus onClick={onClose}>
          <IconX aria-hidden size={24} />
        </ActionIcon>
      </div>
      <div className={classes.frame} ref={frame}>
        <ul className={classes.slides}>
          {media.map((each, index) => (
            <MediaSlide
              key={each.id}
              isOwn={isOwn}
              isNear={Math.abs(index - shown) <= 1}
              isShown={index === shown}
              label={label}
              media={each}
              place={index + 1}
              total={total}
            />
          ))}
        </ul>
      </div>
      {total > 1 && (
        <div className={`line g3 middle centre ${classes.turns}`}>
          <ActionIcon
            aria-disabled={shown === 0}
            aria-label={t('media.viewer.previous')}
            className={classes.act}
            onClick={() => goTo(shown - 1)}
          >
            <IconChevronLeft aria-hidden size={26} />
          </ActionIcon>
          <ActionIcon
            aria-disabled={shown === total - 1}
            aria-label={t('media.viewer.next')}
            className={classes.act}
            onClick={() => goTo(shown + 1)}
          >
            <IconChevronRight aria-hidden size={26} />
          </ActionIcon>
        </div>
      )}
    </div>
  )
}
