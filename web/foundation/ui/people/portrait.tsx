import { useState } from 'react'
import classes from './portrait.module.css'

/** Shows a picture over the initials of the dot around it: they remain visible until it loads, or when it cannot be loaded. */
export function Portrait({ picture }: { picture: string | null }) {
  const [broken, setBroken] = useState<string>()
  if (picture === null || picture === broken) return null
  return (
    <img
      alt=""
      className={classes.portrait}
      decoding="async"
      loading="lazy"
      onError={() => setBroken(picture)}
      src={picture}
    />
  )
}
