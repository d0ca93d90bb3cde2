import { IconPhoto, IconPlayerPlayFilled, IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import { kindOfType } from '#contract/media/rules.ts'
import type { Upload } from './upload.ts'
import classes from './upload-list.module.css'
import { useAddress } from './use-address.ts'

export function UploadThumbnail({ upload: { file, poster, state } }: { upload: Upload }) {
  const isVideo = kindOfType(file.type) === 'symptom-videos'
  const local = useAddress(isVideo ? poster : file)
  const [unreadable, setUnreadable] = useState<readonly string[]>([])
  const stored = state.at === 'ready' ? state.media.small : null
  const source = [stored, local].find((address) => address && !unreadable.includes(address))
  const Sign = isVideo ? IconVideo : IconPhoto
  return (
    <span className={`centred muted anchor ${classes.thumbnail}`}>
      {source ? (
        <img alt="" decoding="async" onError={() => setUnreadable([...unreadable, source])} src={source} />
      ) : (
        <Sign aria-hidden size={26} />
      )}
      {isVideo && source && <IconPlayerPlayFilled aria-hidden className={classes.play} size={18} />}
    </span>
  )
}
