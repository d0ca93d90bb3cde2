const DAY_MINUTES = 1440
const STEP_MINUTES = 30

/** Formats a minute of the day as "07:30". */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Returns every half hour of a day, and this minute, which may have been chosen elsewhere. */
export function hoursWith(minute: number): number[] {
  const halves = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, i) => i * STEP_MINUTES)
  return halves.includes(minute) ? halves : [...halves, minute].sort((one, other) => one - other)
}
