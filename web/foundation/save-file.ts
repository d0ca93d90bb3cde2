const KEPT_MS = 60_000

/** Hands a file to the browser, to be saved under its own name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name })
  link.click()
  // Some browsers ask where to before they begin to read it.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
