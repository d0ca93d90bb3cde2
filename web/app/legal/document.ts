export type LegalPage = 'privacy' | 'terms' | 'cookies' | 'mentions'

/** One legal page in one language. */
export type LegalDocument = { title: string; intro: string; parts: { heading: string; paragraphs: string[] }[] }

/** What the pages say that the operator decides. `minAge` in years. */
export type LegalFacts = { minAge: number }
