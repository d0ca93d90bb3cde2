import type { Band } from '#contract/closest/schema.ts'
import { NOTICE_SCORE, SCORE_THRESHOLD } from './limits.ts'

/** Returns how alike two are, in words (ruling 60), by the points that are told of the pair. */
export function bandOfPoints(points: number): Band {
  if (points >= NOTICE_SCORE) return 'veryClose'
  return points > SCORE_THRESHOLD ? 'close' : 'common'
}
