import { useState } from 'react'
import classes from './portrait.module.css'

export function Portrait({ picture }: { picture: string | null }) {
  const [broken, setBroken] = useState<string>()
  if (picture === null || picture === broken) return null
  return (
    <img
      alt=""
      className={`fills ${classes.portrait}`}
      decoding="async"
      loading="lazy"
      onError={() => setBroken(picture)}
      src={picture}
    />
  )
}
