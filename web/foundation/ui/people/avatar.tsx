import classes from './avatar.module.css'
import { Portrait } from './portrait.tsx'

type AvatarProps = {
  /** The pseudonym; null for a removed member. */
  name: string | null
  /** The address of the picture that they chose; null for none. */
  picture?: string | null
  /** Pixels: 36, 40 or 44 in lists. */
  size?: number
}

const PAIRS = 6

/**
 * A dot with the picture that the member chose; until it is there, and without one, with the name's initial: the same name always has the
 * same colours. Decorative: the name stands beside it.
 */
export function Avatar({ name, picture = null, size = 44 }: AvatarProps) {
  const shown = name ?? ''
  return (
    <span
      aria-hidden="true"
      className={classes.dot}
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

/** FNV-1a: names that differ by a letter fall far apart. */
function pairOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  // The low bits alone mix badly.
  return (hash >>> 13) % PAIRS
}
