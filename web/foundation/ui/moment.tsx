import { useDates } from '#web/foundation/i18n.ts'

/** Shows the age of something ("il y a 6 jours", later the day), with the exact time as a tooltip. */
export function Moment({ at }: { at: Date }) {
  const dates = useDates()
  return (
    <time dateTime={at.toISOString()} title={dates.moment(at)}>
      {dates.when(at)}
    </time>
  )
}
