import { useEffect, useState } from 'react'
import { type HelpPlace, hearWords, readWords } from './crisis-help-store.ts'

/**
 * Reads the text in this browser alone.
 * @param known the stored text, of which the first value counts: phrases in it do not open the numbers
 */
export function useHelpWatch({ memberId, place }: HelpPlace, words: string, known?: string): void {
  const [before] = useState(known)
  useEffect(() => hearWords({ memberId, place }, words, before), [memberId, place, words, before])
  // Reads the rest of the text when the form unmounts before the pause in typing.
  useEffect(() => () => void readWords({ memberId, place }), [memberId, place])
}
