import { useState } from 'react'
import classes from './portrait.module.css'

/** The picture that somebody chose, over the initials of the pebble that it stands in: those show until it is there, and where it cannot be had. */
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
