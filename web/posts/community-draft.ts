import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'
import { privateStore } from '#web/foundation/private-store.ts'
import { blankCommunity, CommunityValues, isBlankCommunity } from './community-values.ts'

/** Another number whenever a draft kept by the version before could not be read as one of this version. */
const SHAPE = 1
const NAME = 'community'

const Draft = z.object({
  shape: z.literal(SHAPE),
  /** Lasts until the post is published, also over a reload, so that sending it again never doubles it. */
  requestId: Id,
  /** What its files are kept under. */
  formId: Id,
  values: CommunityValues,
})

/** A community post being written, on whichever screen. */
export type CommunityDraft = z.infer<typeof Draft>

/** Where the browser keeps nothing, a draft lasts as long as the page. */
const written = new Map<string, CommunityDraft>()

/** What this member was writing, in this tab or another; else a blank page. */
export function communityDraft(memberId: string): CommunityDraft {
  const kept = Draft.safeParse(parsed(privateStore(memberId).read(NAME)))
  return kept.success ? kept.data : (written.get(memberId) ?? newDraft())
}

/** @param hasFiles  then the draft is kept even without a word: its files are found again by it */
export function keepCommunityDraft(memberId: string, draft: CommunityDraft, hasFiles: boolean): void {
  if (isBlankCommunity(draft.values) && !hasFiles) {
    forgetCommunityDraft(memberId)
    return
  }
  const store = privateStore(memberId)
  const text = JSON.stringify(draft)
  store.write(NAME, text)
  if (store.read(NAME) === text) written.delete(memberId)
  else written.set(memberId, draft)
}

export function forgetCommunityDraft(memberId: string): void {
  written.delete(memberId)
  privateStore(memberId).forget(NAME)
}

/** Under a new request: the former one was already answered with other words. Its files are that one's: these are kept under another form. */
export const renewed = (draft: CommunityDraft): CommunityDraft => ({
  ...draft,
  requestId: crypto.randomUUID(),
  formId: crypto.randomUUID(),
})

const newDraft = (): CommunityDraft => ({
  shape: SHAPE,
  requestId: crypto.randomUUID(),
  formId: crypto.randomUUID(),
  values: blankCommunity(),
})

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
