const OFFERED_AS = 'vecu.english-offered'

/**
 * Whether this browser prefers English to French, nobody has chosen a language in it, and it was not told before that there is English. Asked once a
 * page: the answer is no from then on.
 */
export function takeEnglishOffer(): boolean {
  try {
    const isSettled = localStorage.getItem('vecu.language') ?? localStorage.getItem(OFFERED_AS)
    if (isSettled || !navigator.languages.find((language) => /^(fr|en)\b/.test(language))?.startsWith('en'))
      return false
    localStorage.setItem(OFFERED_AS, '1')
    return true
  } catch {
    // Where nothing can be kept it would be offered on every page.
    return false
  }
}
