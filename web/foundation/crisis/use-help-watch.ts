import { useEffect, useState } from 'react'
import { type HelpPlace, hearWords, readWords } from './crisis-help-store.ts'

/**
 * Reads what is being written in a place, in this browser alone, and shows there whom to call where it says that somebody is in danger.
 * @param known  what is stored, of which only the first is heard: what was read before does not open anything
 */
export function useHelpWatch({ memberId, place }: HelpPlace, words: string, known?: string): void {
  const [before] = useState(known)
  useEffect(() => hearWords({ memberId, place }, words, before), [memberId, place, words, before])
  // Sent, or left, before typing rested.
  useEffect(() => () => void readWords({ memberId, place }), [memberId, place])
}
