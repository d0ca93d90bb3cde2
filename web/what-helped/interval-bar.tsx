import classes from './interval-bar.module.css'

const TENTHS = [...Array(11).keys()]

/** Draws an interval, given in percent, on a line from 0 to 10: the longer it is, the less is known. The text beside it says the same. */
export function IntervalBar({ low, high }: { low: number; high: number }) {
  return (
    <div aria-hidden="true" className={classes.interval}>
      <span className={classes.line}>
        {TENTHS.map((tenth) => (
          <i key={tenth} style={{ '--at': tenth / 10 }} />
        ))}
        <b style={{ '--low': low / 100, '--high': high / 100 }} />
      </span>
      <span className={classes.ends}>
        <span>0</span>
        <span>10</span>
      </span>
    </div>
  )
}
