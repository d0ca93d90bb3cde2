import { useTranslation } from 'react-i18next'
import { statsOf } from '#contract/journal/stats.ts'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { useCurve, useJournals } from '#web/journal/api.ts'

export function SheetJournal({ postId }: { postId: string }) {
  const { data } = useJournals()
  const journal = data?.journals.find(({ post, days }) => post?.id === postId && days > 0)
  return journal?.firstDay ? <Figures from={journal.firstDay} id={journal.id} /> : null
}

function Figures({ id, from }: { id: string; from: string }) {
  const { t } = useTranslation()
  const dates = useDates()
  const language = useLanguage()
  const { data } = useCurve(id, from)
  const figures = data && statsOf(data.days)
  if (!figures) return null
  return (
    <section>
      <h3>{t('treatments.sheet.journal')}</h3>
      <p>
        {t('treatments.sheet.journalFigures', {
          count: figures.days,
          mean: figures.mean.toLocaleString(language, { maximumFractionDigits: 1 }),
          from: dates.plainDate(data.days[0]!.day),
          to: dates.plainDate(data.days.at(-1)!.day),
        })}
      </p>
    </section>
  )
}
