/** Parses an address; undefined where the text is none. Works as `URL.parse`, which browsers have only since 2024. */
export function parsedUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
