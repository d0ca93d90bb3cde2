import { WAITING_STORY_MAX } from '#contract/accounts/limits.ts'
import { draftText, keptDraft } from '#web/foundation/editing/draft.ts'
import { SYMPTOM } from './symptom-draft.ts'

export function visitorsWords(): { title: string; description: string } | undefined {
  const draft = keptDraft(null, SYMPTOM)
  const [title, description] = [draft?.values.title.trim() ?? '', draft?.values.description.trim() ?? '']
  return title || description ? { title, description } : undefined
}

/** Undefined where the visitor has begun no story, or where it is longer than a sign-up takes along. */
export function visitorsStory(): string | undefined {
  const draft = keptDraft(null, SYMPTOM)
  // Its photos stay on this device.
  const text = draft && draftText({ ...draft, hasFiles: false })
  return text && text.length <= WAITING_STORY_MAX ? text : undefined
}
