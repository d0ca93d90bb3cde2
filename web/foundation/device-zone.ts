/** The zone of a device that will not say its own, or says one that its browser cannot reckon in. */
const UNKNOWN_AS = 'UTC'

/** The time zone that this device is set to; UTC where that is not known, which browsers say by `Etc/Unknown` or nothing. */
export function deviceZone(): string {
  const zone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (!zone || zone === 'Etc/Unknown') return UNKNOWN_AS
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) && zone
  } catch {
    return UNKNOWN_AS
  }
}
