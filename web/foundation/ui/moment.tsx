import { useDates } from '#web/foundation/i18n.ts'

export function Moment({ at }: { at: Date }) {
  const dates = useDates()
  return (
    <time dateTime={at.toISOString()} title={dates.moment(at)}>
      {dates.when(at)}
    </time>
  )
}
