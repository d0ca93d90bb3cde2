import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { isolated } from '#contract/foundation/isolated.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { type Dates, datesIn, makeOnce } from './dates.ts'
import { DEFAULT_LANGUAGE, firstLanguage } from './languages.ts'
import { loadCode } from './load-code.ts'
import { attempt } from './storage/attempt.ts'
import type { Texts } from './texts.ts'

const KEPT_AS = 'vecu.language'

type Loaders = Record<Exclude<Language, 'fr'>, () => Promise<Texts>>
type Sources = { french: Texts; loaders: Loaders }

let loaders: Partial<Record<Language, () => Promise<Texts>>> = {}

/**
 * Starts i18next in the language stored in this browser, else the one that the server wrote on the page, else French. French is bundled; another
 * language is loaded before the first screen. A missing text shows its key.
 */
export async function startTexts(sources: Sources): Promise<void> {
  loaders = sources.loaders
  await i18next.use(initReactI18next).init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: false,
    resources: { fr: { translation: sources.french } },
    interpolation: { escape: isolated },
    react: { useSuspense: false },
  })
  await speak(languageAtStart())
}

const said = new WeakSet<Texts>()

/** Registers the French texts that one screen alone uses: see `addTexts`. */
export const useTexts = (texts: Texts): void => addTexts(texts)

/**
 * Registers French texts that are loaded with the code of one screen, before that screen renders. English texts are loaded all at once.
 * @param texts  the same object each time
 */
export function addTexts(texts: Texts): void {
  if (said.has(texts)) return
  said.add(texts)
  i18next.addResourceBundle('fr', 'translation', texts, true)
}

/** Returns the language in which the interface starts, even when its texts cannot be loaded. */
export const languageAtStart = (): Language => firstLanguage(keptLanguage(), document.documentElement.lang)

/** Changes the language of the interface, and stores the choice in this browser. Rejects when the texts cannot be loaded. */
export async function setLanguage(language: Language): Promise<void> {
  await speak(language)
  attempt(() => localStorage.setItem(KEPT_AS, language))
}

/** Returns the language of the interface. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return firstLanguage(i18n.language, undefined)
}

/** Returns the date formats of the interface's language. */
export const useDates = (): Dates => datesOf(useLanguage())

/** Returns a function that formats whole numbers: 1 250 in French, 1,250 in English. */
export const useNumbers = (): ((value: number) => string) => numbersOf(useLanguage())

/** Caches the formatters per language, because creating them costs far more than using them. */
const datesOf = perLanguage(datesIn)
const numbersOf = perLanguage((language) => {
  const format = makeOnce(() => new Intl.NumberFormat(language))
  return (value: number) => (value < 1_000 && Number.isInteger(value) ? String(value) : format().format(value))
})

function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const kept = new Map<Language, Made>()
  return (language) => {
    const made = kept.get(language) ?? make(language)
    kept.set(language, made)
    return made
  }
}

async function speak(language: Language): Promise<void> {
  const load = loaders[language]
  if (load && !i18next.hasResourceBundle(language, 'translation'))
    i18next.addResourceBundle(language, 'translation', await loadCode(load))
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

const keptLanguage = () => attempt(() => localStorage.getItem(KEPT_AS))
