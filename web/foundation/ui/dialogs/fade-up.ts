import type { MantineTransition } from '@mantine/core'

/** A transition without a transform at its end: Mantine's own keeps one, which would displace fixed elements within a dialog. */
export const FADE_UP: MantineTransition = {
  in: { opacity: 1, transform: 'none' },
  out: { opacity: 0, transform: 'translateY(30px)' },
  transitionProperty: 'opacity, transform',
}
