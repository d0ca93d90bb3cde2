import classes from './upload-bar.module.css'

type UploadBarProps = {
  label: string
  /** From 0 to 100. */
  percent: number
  /** Whether the connection is lost. */
  isPaused: boolean
  className?: string | undefined
}

/** Shows how much of a file has been sent. */
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
