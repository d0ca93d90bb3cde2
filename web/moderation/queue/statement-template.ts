import type { TFunction } from 'i18next'
import type { ContentAct, ReportReason, SubjectKind } from '#contract/moderation/schema.ts'

type Choices = { kind: SubjectKind | null; act: ContentAct; reason: ReportReason; ground: 'law' | 'terms' }

/**
 * The part that only the reader of the case can write is marked open, and must be written.
 * Measures on an account are left out, because both sides read the reason.
 */
export const statementTemplate = ({ kind, act, reason, ground }: Choices, t: TFunction): string =>
  [
    t('queue.template.read', { what: t(`queue.template.what.${kind ?? 'none'}`) }),
    t(`queue.template.${act}`, {
      ground: t(`queue.template.ground.${ground}`),
      reason: t(`moderation.reasons.${reason}.name`).toLowerCase(),
    }),
    t('queue.template.open'),
  ].join('\n\n')

export const isUnedited = (text: string, t: TFunction): boolean => text.includes(t('queue.template.open'))
