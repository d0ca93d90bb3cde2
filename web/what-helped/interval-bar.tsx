import { useNumbers } from '#web/foundation/i18n.ts'
import classes from './interval-bar.module.css'

const TENTHS = [...Array(11).keys()]
/** In percent of the line. Ends that are nearer have one label, and the 0 or 10 beside them is left out. */
const LABEL_WIDTH = 10

export function IntervalBar({ low, high }: { low: number; high: number }) {
  const written = useNumbers()
  const isNarrow = high - low < LABEL_WIDTH
  return (
    <div aria-hidden="true" className={classes.interval}>
      <span className={`anchor ${classes.line}`}>
        {TENTHS.map((tenth) => (
          <i key={tenth} style={{ '--at': tenth / 10 }} />
        ))}
        <b style={{ '--low': low / 100, '--high': high / 100 }} />
      </span>{' '}
      <span className={`small tabular anchor ${classes.ends}`}>
        {low >= LABEL_WIDTH && <span style={{ '--at': 0 }}>0</span>}
        {isNarrow ? (
          <b style={{ '--at': (low + high) / 200 }}>
            {written(low / 10)}–{written(high / 10)}
          </b>
        ) : (
          <>
            <b style={{ '--at': low / 100 }}>{written(low / 10)}</b>{' '}
            <b style={{ '--at': high / 100 }}>{written(high / 10)}</b>
          </>
        )}
        {high <= 100 - LABEL_WIDTH && <span style={{ '--at': 1 }}>10</span>}
      </span>
    </div>
  )
}
