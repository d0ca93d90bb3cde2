import 'react'

/** Allows CSS custom properties in `style`: `style={{ '--size': '44px' }}`. */
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
