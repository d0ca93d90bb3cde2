import type { Band } from '#contract/closest/schema.ts'
import { NOTICE_SCORE, SCORE_THRESHOLD } from './limits.ts'

export function bandOfPoints(points: number): Band {
  if (points >= NOTICE_SCORE) return 'veryClose'
  return points > SCORE_THRESHOLD ? 'close' : 'common'
}
