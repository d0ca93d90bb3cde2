import type { Language } from '#contract/foundation/languages.ts'
import type { LegalFacts } from '#contract/foundation/legal-procedures.ts'
import type { LegalDocument, LegalPage } from './document.ts'

type Written = (facts: LegalFacts) => LegalDocument

/** Each page in each language is fetched by whoever reads it. */
export const DOCUMENTS: Record<LegalPage, Record<Language, () => Promise<Written>>> = {
  privacy: {
    fr: async () => (await import('./privacy.fr.ts')).privacyFr,
    en: async () => (await import('./privacy.en.ts')).privacyEn,
  },
  terms: {
    fr: async () => (await import('./terms.fr.ts')).termsFr,
    en: async () => (await import('./terms.en.ts')).termsEn,
  },
  cookies: {
    fr: async () => (await import('./cookies.fr.ts')).cookiesFr,
    en: async () => (await import('./cookies.en.ts')).cookiesEn,
  },
  mentions: {
    fr: async () => (await import('./mentions.fr.ts')).mentionsFr,
    en: async () => (await import('./mentions.en.ts')).mentionsEn,
  },
  accessibility: {
    fr: async () => (await import('./accessibility.fr.ts')).accessibilityFr,
    en: async () => (await import('./accessibility.en.ts')).accessibilityEn,
  },
  contact: {
    fr: async () => (await import('./contact.fr.ts')).contactFr,
    en: async () => (await import('./contact.en.ts')).contactEn,
  },
}
