import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { query } from '#web/foundation/rpc.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import type { LegalPage as Name } from './document.ts'
import { DOCUMENTS } from './documents.ts'
import { LegalList } from './legal-list.tsx'
import classes from './legal-page.module.css'
import { LegalText } from './legal-text.tsx'
import { fr as legal } from './texts.fr.ts'

const texts = { legal }

export function LegalPage({ name }: { name: Name }) {
  useTexts(texts)
  const { t } = useTranslation()
  const language = useLanguage()
  const facts = useQuery(query.legal.facts.queryOptions())
  const written = useQuery({
    queryKey: ['legal text', name, language],
    queryFn: DOCUMENTS[name][language],
    staleTime: Number.POSITIVE_INFINITY,
  })
  const failed = written.error ?? facts.error
  const again = () => {
    void facts.refetch()
    void written.refetch()
  }
  return (
    <div className={`stack fit g8 ${classes.page}`}>
      <div>
        <PageTitle>{t(`legal.documents.${name}`)}</PageTitle>
        {facts.data && written.data ? (
          <LegalText document={written.data(facts.data)} key={`${name} ${language}`} name={name} />
        ) : failed ? (
          <FailureBox error={failed} onRetry={again} />
        ) : (
          <CardSkeletons count={2} />
        )}
      </div>
      <LegalList />
    </div>
  )
}
