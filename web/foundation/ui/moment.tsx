import { useDates } from '#web/foundation/i18n.ts'

/** How old something is ("il y a 6 jours", later the day), with the exact moment on pointing. */
export function Moment({ at }: { at: Date }) {
  const dates = useDates()
  return (
    <time dateTime={at.toISOString()} title={dates.moment(at)}>
      {dates.when(at)}
    </time>
  )
}
