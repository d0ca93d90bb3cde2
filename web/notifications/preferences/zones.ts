/** The time zone that this device is set to; UTC where it will not say. */
export const deviceZone = (): string => canonical(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC'

/** Whether two names are of one zone: Asia/Kolkata was Asia/Calcutta, and browsers do not agree on which to say. */
export const isSameZone = (one: string, other: string): boolean =>
  one === other || (canonical(one) ?? one) === (canonical(other) ?? other)

function canonical(zone: string | undefined): string | undefined {
  try {
    return zone && new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
