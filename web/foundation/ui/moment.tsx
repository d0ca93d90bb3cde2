import { useDates } from '#web/foundation/i18n.ts'

type MomentProps = {
  at: Date
  isShort?: boolean
}

export function Moment({ at, isShort = false }: MomentProps) {
  const dates = useDates()
  const said = dates.when(at)
  const shown = isShort ? dates.shortWhen(at) : said
  return (
    <time dateTime={at.toISOString()} title={dates.moment(at)}>
      {shown === said ? (
        said
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          <span className="unseen">{said}</span>
        </>
      )}
    </time>
  )
}
