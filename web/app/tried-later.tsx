import { Suspense } from 'react'
import type { Journal } from '#contract/journal/schema.ts'
import type { Report } from '#contract/medication/schema.ts'
import type { Post } from '#contract/posts/schema.ts'
import { fetchCode } from '#web/foundation/load-code.ts'
import { DrawnWhenNear } from '#web/foundation/ui/layout/drawn-when-near.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'

// Loaded separately, because readers read the story before its treatments.
const TriedSection = lazyPart(async () => (await import('#web/treatments/tried-section.tsx')).TriedSection)
const PublishSection = lazyPart(async () => (await import('#web/treatments/publish-section.tsx')).PublishSection)
const OthersTried = lazyPart(async () => (await import('#web/what-helped/others-tried.tsx')).OthersTried)
const TellFromReport = lazyPart(async () => (await import('#web/treatments/tell-from-report.tsx')).TellFromReport)
const TellFromJournal = lazyPart(async () => (await import('#web/treatments/tell-from-journal.tsx')).TellFromJournal)

export const triedIn = (post: Post, times: number) => (
  <Suspense>
    <TriedSection asked={times} post={post} />
  </Suspense>
)

export const triedByOthers = ({ tags }: Post) =>
  tags.length > 0 && (
    <DrawnWhenNear fallback={null}>
      <Suspense>
        <OthersTried tags={tags} />
      </Suspense>
    </DrawnWhenNear>
  )

export const triedBefore = {
  ask: (memberId: string, began: string | null) => (
    <Suspense>
      <PublishSection began={began} memberId={memberId} />
    </Suspense>
  ),
  onPublished: (memberId: string, postId: string) =>
    fetchCode(() => import('#web/treatments/pending.ts')).then(({ handToStory }) => handToStory(memberId, postId)),
}

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
