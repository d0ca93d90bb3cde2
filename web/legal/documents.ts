import type { Language } from '#contract/foundation/languages.ts'
import type { LegalFacts } from '#contract/foundation/legal-procedures.ts'
import { loadCode } from '#web/foundation/load-code.ts'
import type { LegalDocument, LegalPage } from './document.ts'

type DocumentWriter = (facts: LegalFacts) => LegalDocument

export const DOCUMENTS: Record<LegalPage, Record<Language, () => Promise<DocumentWriter>>> = {
  privacy: {
    fr: async () => (await loadCode(() => import('./privacy.fr.ts'))).privacyFr,
    en: async () => (await loadCode(() => import('./privacy.en.ts'))).privacyEn,
  },
  terms: {
    fr: async () => (await loadCode(() => import('./terms.fr.ts'))).termsFr,
    en: async () => (await loadCode(() => import('./terms.en.ts'))).termsEn,
  },
  cookies: {
    fr: async () => (await loadCode(() => import('./cookies.fr.ts'))).cookiesFr,
    en: async () => (await loadCode(() => import('./cookies.en.ts'))).cookiesEn,
  },
  mentions: {
    fr: async () => (await loadCode(() => import('./mentions.fr.ts'))).mentionsFr,
    en: async () => (await loadCode(() => import('./mentions.en.ts'))).mentionsEn,
  },
  accessibility: {
    fr: async () => (await loadCode(() => import('./accessibility.fr.ts'))).accessibilityFr,
    en: async () => (await loadCode(() => import('./accessibility.en.ts'))).accessibilityEn,
  },
  contact: {
    fr: async () => (await loadCode(() => import('./contact.fr.ts'))).contactFr,
    en: async () => (await loadCode(() => import('./contact.en.ts'))).contactEn,
  },
}
