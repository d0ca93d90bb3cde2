const DAY_MINUTES = 1440
const STEP_MINUTES = 30

export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** `minute` may have been chosen elsewhere, so it is offered too. */
export function hoursWith(minute: number): number[] {
  const halves = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, i) => i * STEP_MINUTES)
  return halves.includes(minute) ? halves : [...halves, minute].sort((one, other) => one - other)
}
