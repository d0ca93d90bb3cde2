import { useLanguage } from '#web/foundation/i18n.ts'
import { served } from '#web/foundation/served.ts'
import { Page, PageTitle } from '#web/foundation/ui/page.tsx'
import type { LegalPage as Name } from './document.ts'
import { documentsEn } from './documents.en.ts'
import { documentsFr } from './documents.fr.ts'
import classes from './legal-page.module.css'

const DOCUMENTS = { fr: documentsFr(served), en: documentsEn(served) }

/** One of the four legal pages, in the reader's language. */
export function LegalPage({ name }: { name: Name }) {
  const { title, intro, parts } = DOCUMENTS[useLanguage()][name]
  return (
    <Page width="text">
      <PageTitle intro={intro}>{title}</PageTitle>
      {parts.map(({ heading, paragraphs }) => (
        <section className={classes.part} key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Page>
  )
}
