import type { MantineTransition } from '@mantine/core'

/** Without a transform once it has come, unlike the library's own: what is fixed within a dialog stands where it would on the page. */
export const FADE_UP: MantineTransition = {
  in: { opacity: 1, transform: 'none' },
  out: { opacity: 0, transform: 'translateY(30px)' },
  transitionProperty: 'opacity, transform',
}
