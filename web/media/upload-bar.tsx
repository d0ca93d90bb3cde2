import classes from './upload-bar.module.css'

type UploadBarProps = {
  label: string
  percent: number
  isPaused: boolean
  className?: string | undefined
}

export function UploadBar({ label, percent, isPaused, className }: UploadBarProps) {
  return (
    <div className={className}>
      <progress
        aria-label={label}
        className={`prune pill ${classes.bar}`}
        data-paused={isPaused || undefined}
        max={100}
        value={percent}
      />
    </div>
  )
}
