import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'

/** `known` is the text of a post that is being changed. */
export type CrisisNotePlace = { memberId: string | null; place: string; known?: string }

type CrisisNoteProps = CrisisNotePlace & { title: string; description: string }

export function CrisisNote({ memberId, place, known, title, description }: CrisisNoteProps) {
  useHelpWatch({ memberId, place }, wordsOf({ title, description }), known)
  return <CrisisCard memberId={memberId} place={place} />
}

export const wordsOf = ({ title, description }: { title: string; description: string }): string =>
  `${title}\n${description}`

export const postHelp = (postId: string): string => `post.${postId}`

export const SYMPTOM_HELP = 'symptom'

export const COMMUNITY_HELP = 'community'
