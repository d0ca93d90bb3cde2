export function clipText(text: string, max: number): string {
  if (text.length <= max) return text
  const start = text.slice(0, max)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), max - 40)).trimEnd()}…`
}
