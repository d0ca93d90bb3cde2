import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './note.module.css'
import type { Icon, Tone } from './people/badge.tsx'

type NoteProps = {
  children: ReactNode
  title?: string
  tone?: Tone
  icon?: Icon
  /** `status` or `alert` when the note appears after an action and has to be announced. */
  role?: 'status' | 'alert'
}

/** A note: information (slate), success (sage), caution (amber) or refusal (brick). */
export function Note({ children, title, tone = 'ardoise', icon: IconDrawn = IconInfoCircle, role }: NoteProps) {
  return (
    <div className={`text-sm p34 ${classes.note}`} data-tone={tone} role={role}>
      <IconDrawn aria-hidden size={22} />
      <div>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
    </div>
  )
}
