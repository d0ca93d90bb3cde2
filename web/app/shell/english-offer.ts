const OFFERED_AS = 'vecu.english-offered'

/**
 * Returns whether to offer English: this browser prefers English to French, nobody has chosen a language in it, and it has not been offered before.
 * Called once per page: from then on the answer is false.
 */
export function takeEnglishOffer(): boolean {
  try {
    const isSettled = localStorage.getItem('vecu.language') ?? localStorage.getItem(OFFERED_AS)
    if (isSettled || !navigator.languages.find((language) => /^(fr|en)\b/.test(language))?.startsWith('en'))
      return false
    localStorage.setItem(OFFERED_AS, '1')
    return true
  } catch {
    // Where nothing can be stored, English would be offered on every page.
    return false
  }
}
