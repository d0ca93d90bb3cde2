import { useTranslation } from 'react-i18next'
import type { Journal } from '#contract/journal/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { TellElsewhere } from './tell-elsewhere.tsx'
import { fr as treatments } from './texts.fr.ts'

const texts = { treatments }

/** The period is left open: a day of the journal does not say when the treatment was tried (ruling 53). */
export function TellFromJournal({ journal: { id, post } }: { journal: Journal }) {
  useTexts(texts)
  const { t } = useTranslation()
  const offer = { initial: {}, words: t('treatments.elsewhere.fromJournal'), draft: `journal.${id}` }
  return <TellElsewhere offers={[offer]} postId={post?.id} />
}
