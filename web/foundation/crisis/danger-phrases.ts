import type { Language } from '#contract/foundation/languages.ts'
import { dangerReader } from '#lexicon/readers/danger/danger.ts'
import englishEvidence from '#lexicon/readers/danger/evidence.en.json' with { type: 'json' }
import frenchEvidence from '#lexicon/readers/danger/evidence.fr.json' with { type: 'json' }
import { type DangerLists, dangerListsOf } from '#lexicon/readers/danger/lists.ts'
import english from '#lexicon/vocabulary/danger.en.txt?raw'
import french from '#lexicon/vocabulary/danger.fr.txt?raw'

export const DANGER_LISTS: Record<Language, DangerLists> = {
  fr: dangerListsOf('fr', french),
  en: dangerListsOf('en', english),
}

export const dangerPhrasesIn = dangerReader([
  { lists: DANGER_LISTS.fr, evidence: frenchEvidence },
  { lists: DANGER_LISTS.en, evidence: englishEvidence },
])
