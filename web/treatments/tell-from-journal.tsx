import { useTranslation } from 'react-i18next'
import type { Journal } from '#contract/journal/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { TellElsewhere } from './tell-elsewhere.tsx'
import { fr as treatments } from './texts.fr.ts'

const texts = { treatments }

/** Offers to tell a treatment from a journal, with its story. When it was tried is left open: a day of the journal does not say it (ruling 53). */
export function TellFromJournal({ journal: { id, post } }: { journal: Journal }) {
  useTexts(texts)
  const { t } = useTranslation()
  const offer = { initial: {}, words: t('treatments.elsewhere.fromJournal'), draft: `journal.${id}` }
  return <TellElsewhere offers={[offer]} postId={post?.id} />
}
