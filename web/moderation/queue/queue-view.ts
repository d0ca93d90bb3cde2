import type { CaseState, SubjectKind } from '#contract/moderation/schema.ts'

export type QueueView = { etat?: CaseState; sur?: SubjectKind; miens?: boolean }

export const STATES = ['open', 'appealed', 'closed'] as const satisfies readonly CaseState[]
export const KINDS = [
  'post',
  'comment',
  'message',
  'member',
  'room',
  'treatment',
  'topic',
] as const satisfies readonly SubjectKind[]

export function readQueueView({ etat, sur, miens }: Record<string, unknown>): QueueView {
  const state = STATES.find((each) => each === etat)
  const kind = KINDS.find((each) => each === sur)
  return {
    ...(state && state !== 'open' && { etat: state }),
    ...(kind && { sur: kind }),
    ...(miens === true && { miens }),
  }
}
