import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '#contract/media/schema.ts'
import { fetchCode, loadCode } from '#web/foundation/load-code.ts'
import { showFailure } from '#web/foundation/toasts.tsx'
import classes from './media-grid.module.css'
import { MediaTile } from './media-tile.tsx'
import type { MediaViewerProps } from './media-viewer.tsx'

const SHOWN = 4

type MediaGridProps = {
  media: readonly Media[]
  /** The title of the publication, for screen readers; null for a picture sent in a message. */
  label: string | null
  isOwn?: boolean
}

export function MediaGrid({ media, label, isOwn = false }: MediaGridProps) {
  const { t } = useTranslation()
  const [Viewer, setViewer] = useState<ComponentType<MediaViewerProps>>()
  const [opened, setOpened] = useState<number>()
  const tiles = media.slice(0, SHOWN)

  const open = async (index: number) => {
    try {
      const { MediaViewer } = await loadCode(loadViewer)
      setViewer(() => MediaViewer)
      setOpened(index)
    } catch {
      showFailure({ title: t('errors.title'), message: t('media.viewer.failed') })
    }
  }

  if (tiles.length === 0) return null
  return (
    <>
      <ul className={`mt4 ${classes.grid}`} data-tiles={tiles.length}>
        {tiles.map((each, index) => (
          <MediaTile
            key={each.id}
            label={label}
            media={each}
            more={index === SHOWN - 1 ? media.length - SHOWN : 0}
            onOpen={() => void open(index)}
            onReach={() => void loadViewer().catch(() => undefined)}
            place={index + 1}
            shape={tiles.length === 1 ? 'own' : 'cell'}
            total={media.length}
          />
        ))}
      </ul>
      {Viewer && (
        <Viewer isOwn={isOwn} label={label} media={media} onClose={() => setOpened(undefined)} opened={opened} />
      )}
    </>
  )
}

const loadViewer = () => fetchCode(() => import('./media-viewer.tsx'))
