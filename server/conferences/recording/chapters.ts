import { CHAPTER_TITLE_MAX } from '#contract/conferences/limits.ts'
import { positionIn, type RecordedTake } from '#contract/conferences/replay-rules.ts'
import type { Chapter } from '#contract/conferences/replay-schema.ts'
import { cutText } from '#server/foundation/text/cut.ts'
import type { Cue } from './captions.ts'

export type Answered = { id: string; body: string; answeredAt: Date }

/** A chapter that would begin at the very end begins this much earlier, so that something of it can be seen. */
const LEAST_LEFT_SECONDS = 1

/**
 * Questions answered in writing later have no moment in the recording.
 * @param until the end of the conference
 */
export function chaptersOf(questions: readonly Answered[], takes: readonly RecordedTake[], until: Date): Chapter[] {
  if (takes.length === 0) return []
  const last = takes.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1_000
  return questions
    .filter(({ answeredAt }) => answeredAt <= until)
    .map(({ id, body, answeredAt }) => ({
      id,
      title: cutText(body.replace(/\s+/g, ' ').trim(), CHAPTER_TITLE_MAX),
      atSeconds: Math.max(0, Math.min(positionIn(takes, answeredAt), last - LEAST_LEFT_SECONDS)),
    }))
    .sort((a, b) => a.atSeconds - b.atSeconds)
}

/** A cue lasts until the next begins; among chapters that begin together the last one is kept. */
export function chapterCues(chapters: readonly Chapter[], seconds: number): Cue[] {
  const ms = (at: number) => Math.round(at * 1_000)
  return chapters
    .map(({ title, atSeconds }, nth) => ({
      startMs: ms(atSeconds),
      endMs: ms(chapters[nth + 1]?.atSeconds ?? Math.max(seconds, atSeconds + LEAST_LEFT_SECONDS)),
      text: title,
    }))
    .filter(({ startMs, endMs }) => endMs > startMs)
}
