import { encode } from 'uqr'
import classes from './qr-code.module.css'

/** Dark on white in either theme, because many cameras cannot read an inverted code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 3 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      aria-label={label}
      className={classes.qr}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <rect fill="#fff" height={size} width={size} />
      <path d={dots.join('')} fill="#000" />
    </svg>
  )
}
