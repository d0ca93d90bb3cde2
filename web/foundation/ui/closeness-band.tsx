import { useTranslation } from 'react-i18next'
import classes from './closeness-band.module.css'

/** The distance of each of two overlapping dots from the middle: the closer the cases, the more they overlap. */
const APART = { veryClose: 2.1, close: 3.9, common: 5.5 }
const RADIUS = 6.2
const MIDDLE = { x: 15, y: 8 }

export function ClosenessBand({ band }: { band: keyof typeof APART }) {
  const { t } = useTranslation()
  const apart = APART[band]
  const half = Math.sqrt(RADIUS ** 2 - apart ** 2)
  const [top, bottom] = [MIDDLE.y - half, MIDDLE.y + half].map((y) => `${MIDDLE.x} ${y.toFixed(2)}`)
  const arc = `A${RADIUS} ${RADIUS} 0 0 1`
  return (
    <span className={`middle prune semibold text-sm no-wrap ${classes.band}`} data-band={band}>
      <svg aria-hidden="true" height="16" viewBox="2 0 26 16" width="26">
        <path d={`M${top}${arc} ${bottom}${arc} ${top}Z`} fill="currentColor" />
        {[-apart, apart].map((x) => (
          <circle
            cx={MIDDLE.x + x}
            cy={MIDDLE.y}
            fill="none"
            key={x}
            r={RADIUS}
            stroke="currentColor"
            strokeWidth="1.5"
          />
        ))}
      </svg>
      {t(`ui.bands.${band}`)}
    </span>
  )
}
