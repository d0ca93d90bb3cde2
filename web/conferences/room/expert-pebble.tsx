import { Portrait } from '#web/foundation/ui/portrait.tsx'
import classes from './expert-pebble.module.css'
import { initialsOf } from './initials.ts'

type ExpertPebbleProps = {
  /** As the conference announces the expert. */
  name: string
  /** The address of the picture of the account that speaks; null for none. */
  picture: string | null
  /** Its size and letters. */
  className: string | undefined
}

/** The expert's picture, and until it is there, or without one, their initials. Decorative: the name stands beside it. */
export function ExpertPebble({ name, picture, className }: ExpertPebbleProps) {
  return (
    <span aria-hidden className={`${classes.pebble} ${className}`}>
      {initialsOf(name)}
      <Portrait picture={picture} />
    </span>
  )
}
