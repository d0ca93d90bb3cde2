import 'react'

/** Values that only CSS reads, such as a size: `style={{ '--size': '44px' }}`. */
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
