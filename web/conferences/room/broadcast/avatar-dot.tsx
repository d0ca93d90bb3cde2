import { Portrait } from '#web/foundation/ui/people/portrait.tsx'
import { initialsOf } from '../../spoken-name.ts'
import classes from './avatar-dot.module.css'

type AvatarDotProps = {
  name: string
  picture: string | null
  className: string | undefined
}

export function AvatarDot({ name, picture, className }: AvatarDotProps) {
  return (
    <span aria-hidden className={`${classes.dot} ${className}`}>
      {initialsOf(name)}
      <Portrait picture={picture} />
    </span>
  )
}
