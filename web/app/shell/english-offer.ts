/** Returns whether to offer English: this browser prefers English to French, and nobody has chosen a language in it. */
export function isEnglishToOffer(): boolean {
  try {
    if (localStorage.getItem('vecu.language')) return false
    return !!navigator.languages.find((language) => /^(fr|en)\b/.test(language))?.startsWith('en')
  } catch {
    // Where nothing can be stored, it could not be closed for good.
    return false
  }
}
