type Mail = { to: string; subject: string; lines: readonly string[] }

export function mailLink({ to, subject, lines }: Mail): string {
  const address = encodeURIComponent(to).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
