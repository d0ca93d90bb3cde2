import { Portrait } from '#web/foundation/ui/people/portrait.tsx'
import { initialsOf } from '../../spoken-name.ts'
import classes from './avatar-dot.module.css'

type AvatarDotProps = {
  /** The expert's name as the conference announces it. */
  name: string
  /** The address of the picture of the speaker's account; null for none. */
  picture: string | null
  /** The class that sets its size and the style of its letters. */
  className: string | undefined
}

/** Shows the expert's picture, or their initials without one or until it loads. Decorative: the name stands beside it. */
export function AvatarDot({ name, picture, className }: AvatarDotProps) {
  return (
    <span aria-hidden className={`${classes.dot} ${className}`}>
      {initialsOf(name)}
      <Portrait picture={picture} />
    </span>
  )
}
