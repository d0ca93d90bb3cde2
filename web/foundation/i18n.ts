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
 * Starts the texts, in the language kept in this browser, else the one the server wrote on the page, else French. French is at hand;
 * another is fetched before the first screen when it is the language. A key without a text shows itself.
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

/** Has a component say the French texts that one screen alone says: see `addTexts`. */
export const useTexts = (texts: Texts): void => addTexts(texts)

/**
 * Adds the French texts that one screen alone says, by room, before it says them: they come with its code. The English ones come all at once.
 * @param texts  the same object each time
 */
export function addTexts(texts: Texts): void {
  if (said.has(texts)) return
  said.add(texts)
  i18next.addResourceBundle('fr', 'translation', texts, true)
}

/** The language the interface starts in, whether or not its texts can be had. */
export const languageAtStart = (): Language => firstLanguage(keptLanguage(), document.documentElement.lang)

/** Changes the interface's language, and keeps the choice in this browser. Rejects when the texts cannot be fetched. */
export async function setLanguage(language: Language): Promise<void> {
  await speak(language)
  attempt(() => localStorage.setItem(KEPT_AS, language))
}

/** The interface's language, for a component that draws dates, countries or numbers. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return firstLanguage(i18n.language, undefined)
}

/** Words for dates in the interface's language. */
export const useDates = (): Dates => datesOf(useLanguage())

/** Whole numbers as they are written in the interface's language: 1 250 or 1,250. */
export const useNumbers = (): ((value: number) => string) => numbersOf(useLanguage())

/** Building formatters costs far more than using them: one set per language. */
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
