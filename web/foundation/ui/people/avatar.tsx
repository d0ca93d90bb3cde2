import classes from './avatar.module.css'
import { Portrait } from './portrait.tsx'

type AvatarProps = {
  /** The pseudonym; null for a removed member. */
  name: string | null
  picture?: string | null
  size?: number
}

const PAIRS = 6

/** Decorative: the name stands beside it. */
export function Avatar({ name, picture = null, size = 44 }: AvatarProps) {
  const shown = name ?? ''
  return (
    <span
      aria-hidden="true"
      className={`rigid anchor ${classes.dot}`}
      data-pair={name === null ? 'none' : pairOf(shown)}
      dir="auto"
      style={{ '--size': `${size}px` }}
    >
      {initialOf(shown)}
      <Portrait picture={picture} />
    </span>
  )
}

const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '·'

/** Hashes a name by FNV-1a, so that similar names get different colours. */
function pairOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  // The lowest bits of FNV-1a are badly mixed, so they are dropped.
  return (hash >>> 13) % PAIRS
}
