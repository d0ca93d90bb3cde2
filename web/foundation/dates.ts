import type { Language } from '#contract/foundation/languages.ts'
import { LOCALES, spokenDates } from '#contract/foundation/spoken-dates.ts'
import { deviceZone } from './device-zone.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const AGES: [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
]

type Style = 'long' | 'short'

/** Formats instants, in the reader's time zone, and plain dates, which belong to no zone and never shift. */
export type Dates = {
  /** "il y a 6 jours", in days for any age over a day; "à l’instant" under a minute, and for clocks slightly ahead of ours. */
  ago: (instant: Date, now?: Date) => string
  /** The age of a post or notice: `ago` for seven days, then the day, with the year when it is not the current one. */
  when: (instant: Date, now?: Date) => string
  /** `when`, abbreviated: "il y a 6 j", "9 nov." */
  shortWhen: (instant: Date, now?: Date) => string
  time: (instant: Date) => string
  day: (instant: Date) => string
  /** "9 novembre 2026 à 14:05" */
  moment: (instant: Date) => string
  /** Formats a plain date YYYY-MM-DD: "9 mars 2026". Text that is no date, such as a half-typed one, is returned as it is. */
  plainDate: (date: string) => string
  /** Formats a plain month YYYY-MM: "mars 2026". */
  month: (month: string) => string
  /** Formats the month alone of YYYY-MM, abbreviated: "janv." */
  shortMonth: (month: string) => string
}

export function datesIn(language: Language, zone?: string): Dates {
  // Formatters are created on first use: each costs a phone milliseconds, and most screens need few.
  const readerZone = makeOnce(() => zone ?? deviceZone())
  const format = (options: Intl.DateTimeFormatOptions, timeZone?: string) => {
    const made = makeOnce(() => spokenDates(language, { ...options, timeZone: timeZone ?? readerZone() }))
    return (date: Date) => made()(date)
  }
  const relativeIn = (style: Style) =>
    makeOnce(() => new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto', style }))
  const relative = { long: relativeIn('long'), short: relativeIn('short') }
  const dayIn = (month: Style) => ({
    ofThisYear: format({ day: 'numeric', month }),
    ofAnother: format({ day: 'numeric', month, year: 'numeric' }),
  })
  const days = { long: dayIn('long'), short: dayIn('short') }
  const day = days.long.ofAnother
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const year = format({ year: 'numeric' })
  const plainDay = format({ day: 'numeric', month: 'long', year: 'numeric' }, 'UTC')
  const plainMonth = format({ month: 'long', year: 'numeric' }, 'UTC')
  const plainShortMonth = format({ month: 'short' }, 'UTC')
  const justNow = { fr: 'à l’instant', en: 'just now' }[language]
  const at = { fr: 'à', en: 'at' }[language]

  const agoIn = (style: Style, instant: Date, now: Date) => {
    const age = now.getTime() - instant.getTime()
    const [unit, length] = AGES.find(([, milliseconds]) => age >= milliseconds) ?? []
    if (!unit || !length) return justNow
    // Days count by the nights between: in the morning, the evening two days ago is not "hier".
    const isEarlier = unit === 'day' && day(new Date(now.getTime() - (age % DAY))) !== day(now)
    return relative[style]().format(-Math.floor(age / length) - Number(isEarlier), unit)
  }
  const whenIn = (style: Style, instant: Date, now: Date) => {
    if (now.getTime() - instant.getTime() < 7 * DAY) return agoIn(style, instant, now)
    return days[style][year(instant) === year(now) ? 'ofThisYear' : 'ofAnother'](instant)
  }

  return {
    ago: (instant, now = new Date()) => agoIn('long', instant, now),
    when: (instant, now = new Date()) => whenIn('long', instant, now),
    shortWhen: (instant, now = new Date()) => whenIn('short', instant, now),
    time,
    day,
    moment: (instant) => `${day(instant)} ${at} ${time(instant)}`,
    plainDate: (date) => inWords(plainDay, date, date),
    month: (month) => inWords(plainMonth, `${month}-01`, month),
    shortMonth: (month) => inWords(plainShortMonth, `${month}-01`, month),
  }
}

/** Formats a plain date in UTC, in which it was parsed, so that it cannot shift to a neighbouring day. */
function inWords(format: (date: Date) => string, date: string, otherwise: string): string {
  const noon = new Date(`${date}T12:00:00Z`)
  return Number.isNaN(noon.getTime()) ? otherwise : format(noon)
}

export function makeOnce<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
