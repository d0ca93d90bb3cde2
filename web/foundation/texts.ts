import type { Language } from '#contract/foundation/languages.ts'
import { DEFAULT_LANGUAGE } from './languages.ts'

/** French needs the plural `_many` (a million); a language without that plural leaves it out. */
export type TextsOf<French> = {
  readonly [Key in keyof French as Key extends `${string}_many` ? never : Key]: French[Key] extends string
    ? string
    : TextsOf<French[Key]>
} & { readonly [Key in keyof French as Key extends `${string}_many` ? Key : never]?: string }

export type Texts = { readonly [key: string]: string | Texts }

export type TextLoaders = Partial<Record<Language, () => Promise<Texts>>>
type Translation = {
  loaders: TextLoaders
  loaded: Partial<Record<Language, Texts>>
  loading: Partial<Record<Language, Promise<void>>>
}

const translations = new Map<Texts, Translation>()
let wanted: Language = DEFAULT_LANGUAGE

/**
 * Says how the French texts of one file are loaded in the other languages; the build adds a call to each such file (`scripts/translations.ts`). French is part
 * of the code that shows it. Another language is loaded as soon as that code is here, if the interface is in it, and `fetchCode` waits for it.
 */
export function registerTranslations(french: Texts, loaders: TextLoaders): void {
  const translation: Translation = { loaders, loaded: {}, loading: {} }
  translations.set(french, translation)
  // A failure is reported to whoever waits for the texts.
  load(translation, wanted).catch(() => undefined)
}

/** Loads the texts of a language, now and as more code comes. Rejects when some cannot be loaded: then the language before is wanted again. */
export async function loadTranslations(language: Language): Promise<void> {
  const before = wanted
  wanted = language
  try {
    await translationsLoaded()
  } catch (error) {
    wanted = before
    throw error
  }
}

export async function translationsLoaded(): Promise<void> {
  await Promise.all([...translations.values()].map((translation) => load(translation, wanted)))
}

/** Undefined while a part of the tree is not loaded. */
export function translationOf(french: Texts, language: Language): Texts | undefined {
  if (language === DEFAULT_LANGUAGE) return french
  const translation = translations.get(french)
  if (translation) return translation.loaded[language]
  const parts = Object.entries(french).map(
    ([key, part]) => [key, typeof part === 'string' ? undefined : translationOf(part, language)] as const,
  )
  return parts.some(([, part]) => part === undefined) ? undefined : (Object.fromEntries(parts) as Texts)
}

async function load({ loaders, loaded, loading }: Translation, language: Language): Promise<void> {
  const loader = loaders[language]
  if (!loader || loaded[language]) return
  loading[language] ??= loader()
    .then((texts) => {
      loaded[language] = texts
    })
    .finally(() => {
      loading[language] = undefined
    })
  await loading[language]
}
