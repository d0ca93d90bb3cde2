import { Portrait } from '#web/foundation/ui/people/portrait.tsx'
import { initialsOf } from '../initials.ts'
import classes from './avatar-dot.module.css'

type AvatarDotProps = {
  /** As the conference announces the expert. */
  name: string
  /** The address of the picture of the account that speaks; null for none. */
  picture: string | null
  /** Its size and letters. */
  className: string | undefined
}

/** The expert's picture, and until it is there, or without one, their initials. Decorative: the name stands beside it. */
export function AvatarDot({ name, picture, className }: AvatarDotProps) {
  return (
    <span aria-hidden className={`${classes.dot} ${className}`}>
      {initialsOf(name)}
      <Portrait picture={picture} />
    </span>
  )
}
