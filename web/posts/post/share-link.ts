/** How a link was handed on; `refused` where the browser lets a page do neither. */
export type Shared = 'sent' | 'copied' | 'refused'

/**
 * Hands a link on: by the device's own sheet where there is one, else by the clipboard. Closing the sheet counts as sent: the person has
 * decided.
 */
export async function shareLink(url: string, text: string): Promise<Shared> {
  if (navigator.share) {
    try {
      await navigator.share({ url, text })
      return 'sent'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'sent'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
