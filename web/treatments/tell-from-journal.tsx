import { useTranslation } from 'react-i18next'
import type { Journal } from '#contract/journal/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { TellElsewhere } from './tell-elsewhere.tsx'
import { fr as treatments } from './texts.fr.ts'

const texts = { treatments }

/** Offers to tell a treatment from a journal, with its story and the month of its latest day. */
export function TellFromJournal({ journal: { post, lastEntry } }: { journal: Journal }) {
  useTexts(texts)
  const { t } = useTranslation()
  const initial = { from: lastEntry?.day.slice(0, 7) ?? null, isOngoing: lastEntry !== null }
  return <TellElsewhere initial={initial} postId={post?.id} words={t('treatments.elsewhere.fromJournal')} />
}
