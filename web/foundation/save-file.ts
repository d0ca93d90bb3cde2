const KEPT_MS = 60_000

export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name })
  link.click()
  // Some browsers ask for the folder before they read the file, so the URL is revoked later.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
