const UNKNOWN_AS = 'UTC'

/** Returns the device's time zone; UTC when it is unknown, which browsers report as `Etc/Unknown` or as nothing. */
export function deviceZone(): string {
  try {
    const zone: string | undefined = new Intl.DateTimeFormat('en').resolvedOptions().timeZone
    if (!zone || zone === 'Etc/Unknown') return UNKNOWN_AS
    return new Intl.DateTimeFormat('en', { timeZone: zone }) && zone
  } catch {
    return UNKNOWN_AS
  }
}
