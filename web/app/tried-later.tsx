import { Suspense } from 'react'
import type { Journal } from '#contract/journal/schema.ts'
import type { Report } from '#contract/medication/schema.ts'
import type { Post } from '#contract/posts/schema.ts'
import { fetchCode } from '#web/foundation/load-code.ts'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'

// A story is read first; what was tried in it, and where else one tells of it, comes with its own code.
const TriedSection = lazyPart(async () => (await import('#web/treatments/tried-section.tsx')).TriedSection)
const PublishSection = lazyPart(async () => (await import('#web/treatments/publish-section.tsx')).PublishSection)
const TellFromReport = lazyPart(async () => (await import('#web/treatments/tell-from-report.tsx')).TellFromReport)
const TellFromJournal = lazyPart(async () => (await import('#web/treatments/tell-from-journal.tsx')).TellFromJournal)

/** Under a story: its journey and what was tried. */
export const triedIn = (post: Post) => (
  <Suspense>
    <TriedSection post={post} />
  </Suspense>
)

/** In the form of a new story of a member: what was tried already, which is handed to the story once it is published. */
export const triedBefore = {
  ask: (memberId: string) => (
    <Suspense>
      <PublishSection memberId={memberId} />
    </Suspense>
  ),
  onPublished: (memberId: string, postId: string) =>
    fetchCode(() => import('#web/treatments/pending.ts')).then(({ handToStory }) => handToStory(memberId, postId)),
}

/** On a report of a side effect, and on a journal: tell of the same in a story, without typing it twice. */
export const triedOfReport = (report: Report) => (
  <Suspense>
    <TellFromReport report={report} />
  </Suspense>
)
export const triedOfJournal = (journal: Journal) => (
  <Suspense>
    <TellFromJournal journal={journal} />
  </Suspense>
)
