import type { TFunction } from 'i18next'
import type { ContentAct, ReportReason, SubjectKind } from '#contract/moderation/schema.ts'

type Choices = { kind: SubjectKind | null; act: ContentAct; reason: ReportReason; ground: 'law' | 'terms' }

/**
 * A reason begun from what was chosen. What only the reader of the case can say is left open, and must be written. Nothing of measures on an account: both
 * sides read it.
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

/** Whether what had to be written is still open. */
export const isUnedited = (text: string, t: TFunction): boolean => text.includes(t('queue.template.open'))
