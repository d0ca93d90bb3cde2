/** The key under which a browser remembers that its member closed the offer. */
export const OFFERED_AS = 'vecu.english-offered'

/** Returns whether to offer English: this browser prefers English to French, and nobody has chosen a language in it or closed the offer. */
export function isEnglishToOffer(): boolean {
  try {
    const isSettled = localStorage.getItem('vecu.language') ?? localStorage.getItem(OFFERED_AS)
    return !isSettled && !!navigator.languages.find((language) => /^(fr|en)\b/.test(language))?.startsWith('en')
  } catch {
    // Where nothing can be stored, it could not be closed for good.
    return false
  }
}
