import { IconPhoto, IconPlayerPlayFilled, IconVideo } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { kindOfType } from '#contract/media/rules.ts'
import type { Upload } from './upload.ts'
import classes from './upload-list.module.css'

/** What the file shows: as it was chosen, then as it was stored; a sign of its kind when neither can be drawn. */
export function UploadThumbnail({ upload: { file, poster, state } }: { upload: Upload }) {
  const isVideo = kindOfType(file.type) === 'symptom-videos'
  const local = useAddress(isVideo ? poster : file)
  const [unreadable, setUnreadable] = useState<readonly string[]>([])
  const stored = state.at === 'ready' ? state.media.small : null
  const source = [stored, local].find((address) => address && !unreadable.includes(address))
  const Sign = isVideo ? IconVideo : IconPhoto
  return (
    <span className={classes.thumbnail}>
      {source ? (
        <img alt="" decoding="async" onError={() => setUnreadable([...unreadable, source])} src={source} />
      ) : (
        <Sign aria-hidden size={26} />
      )}
      {isVideo && source && <IconPlayerPlayFilled aria-hidden className={classes.play} size={18} />}
    </span>
  )
}

/** An address of the file for as long as it is shown. */
function useAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return file && address
}
