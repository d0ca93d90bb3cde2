/** `refused` when the browser allows neither way. */
export type Shared = 'sent' | 'copied' | 'refused'

/** Closing the device's own dialog counts as sent, because the person has decided. */
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
