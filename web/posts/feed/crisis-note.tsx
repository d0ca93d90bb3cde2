import { CrisisCard } from '#web/foundation/crisis/crisis-card.tsx'
import { useHelpWatch } from '#web/foundation/crisis/use-help-watch.ts'

/** Where a form that makes or changes a post shows whom to call; `known` are the words of a post that is being changed. */
export type CrisisNotePlace = { memberId: string | null; place: string; known?: string }

type CrisisNoteProps = CrisisNotePlace & { title: string; description: string }

/** Whom to call, beside the words of a post that say that somebody is in danger. */
export function CrisisNote({ memberId, place, known, title, description }: CrisisNoteProps) {
  useHelpWatch({ memberId, place }, wordsOf({ title, description }), known)
  return <CrisisCard memberId={memberId} place={place} />
}

export const wordsOf = ({ title, description }: { title: string; description: string }): string =>
  `${title}\n${description}`

/** Where the help of a post stands: in the form that changes it, and on its own page. */
export const postHelp = (postId: string): string => `post.${postId}`

/** In the form by which a symptom is described. */
export const SYMPTOM_HELP = 'symptom'

/** In the dialog by which a community post is written. */
export const COMMUNITY_HELP = 'community'
