import { isolated } from '#contract/foundation/isolated.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { firstLanguage } from '#web/foundation/languages.ts'
import type { Texts } from '#web/foundation/texts.ts'
import { en } from './texts.en.ts'
import { fr } from './texts.fr.ts'

export const language = firstLanguage(document.documentElement.lang, undefined)

const TEXTS: Record<Language, Texts> = { fr, en }
const texts: { ownDay: Texts } = { ownDay: TEXTS[language] }
const plural = new Intl.PluralRules(language)

/** Replaces i18next, which would weigh as much as this whole page. */
export function t(key: string, params: Record<string, string | number> = {}): string {
  const whole = 'count' in params ? `${key}_${plural.select(Number(params.count))}` : key
  let text: Texts | string | undefined = texts
  for (const part of whole.split('.')) text = typeof text === 'object' ? text[part] : undefined
  const said = typeof text === 'string' ? text : whole
  return said.replace(/\{\{(\w+)\}\}/g, (_, name: string) => isolated(String(params[name] ?? '')))
}
