import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'

/** The place of the emergency numbers in a post's form; `known` is the text of a post that is being changed. */
export type CrisisNotePlace = { memberId: string | null; place: string; known?: string }

type CrisisNoteProps = CrisisNotePlace & { title: string; description: string }

/** Shows the emergency numbers beside the text of a post when it suggests danger to life. */
export function CrisisNote({ memberId, place, known, title, description }: CrisisNoteProps) {
  useHelpWatch({ memberId, place }, wordsOf({ title, description }), known)
  return <CrisisCard memberId={memberId} place={place} />
}

export const wordsOf = ({ title, description }: { title: string; description: string }): string =>
  `${title}\n${description}`

/** Returns the key of the emergency numbers of a post, in the form that changes it and on its own page. */
export const postHelp = (postId: string): string => `post.${postId}`

/** The key of the emergency numbers in the form of a symptom. */
export const SYMPTOM_HELP = 'symptom'

/** The key of the emergency numbers in the dialog of a community post. */
export const COMMUNITY_HELP = 'community'
