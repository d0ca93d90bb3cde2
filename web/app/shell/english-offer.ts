export function isEnglishToOffer(): boolean {
  try {
    if (localStorage.getItem('vecu.language')) return false
    return !!navigator.languages.find((language) => /^(fr|en)\b/.test(language))?.startsWith('en')
  } catch {
    // Without storage the line could not be closed for good, so it is not offered.
    return false
  }
}
