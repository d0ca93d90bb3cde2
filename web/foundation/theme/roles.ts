import type { VariantColorsResolver } from '@mantine/core'

type Role = 'prune' | 'sauge' | 'ambre' | 'brique' | 'ardoise'

const FILLED: Partial<Record<Role, { background: string; hover: string; color: string }>> = {
  prune: { background: 'var(--prune-fill)', hover: 'var(--prune-hover)', color: 'var(--on-prune)' },
  brique: {
    background: 'var(--brique)',
    hover: 'color-mix(in srgb, var(--brique) 86%, var(--ink))',
    color: 'var(--on-brique)',
  },
}

const NO_EDGE = '1px solid transparent'

/**
 * Buttons by weight: `filled` (one per view), `default` (outlined, second choice), `light` (tinted, a frequent small act),
 * `subtle` (coloured words), `ghost` (ink words), `quiet` (muted words, what one seldom wants).
 */
export const roleColors: VariantColorsResolver = ({ color, variant }) => {
  const role = color ?? 'prune'
  const own = { color: `var(--${role})`, border: NO_EDGE }
  switch (variant) {
    case 'filled':
      return {
        ...(FILLED[role as Role] ?? { ...own, background: `var(--${role}-tint)`, hover: tintHover(role) }),
        border: NO_EDGE,
      }
    case 'light':
      return { ...own, background: `var(--${role}-tint)`, hover: tintHover(role) }
    case 'default':
    case 'outline':
      return {
        background: 'var(--surface)',
        hover: 'var(--paper-deep)',
        color: 'var(--ink)',
        border: '1px solid var(--line-control)',
      }
    case 'ghost':
      return { background: 'transparent', hover: 'var(--chip)', color: 'var(--ink)', border: NO_EDGE }
    case 'quiet':
      return { background: 'transparent', hover: 'var(--chip)', color: 'var(--ink-muted)', border: NO_EDGE }
    default:
      return { ...own, background: 'transparent', hover: `var(--${role}-tint)` }
  }
}

const tintHover = (role: string) => `color-mix(in srgb, var(--${role}-tint) 88%, var(--${role}))`
