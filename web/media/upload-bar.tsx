import classes from './upload-bar.module.css'

type UploadBarProps = {
  label: string
  /** 0 to 100. */
  percent: number
  /** The connection is lost. */
  isPaused: boolean
  className?: string | undefined
}

/** How much of a file has left this browser. */
export function UploadBar({ label, percent, isPaused, className }: UploadBarProps) {
  return (
    <div className={className}>
      <progress
        aria-label={label}
        className={classes.bar}
        data-paused={isPaused || undefined}
        max={100}
        value={percent}
      />
    </div>
  )
}
