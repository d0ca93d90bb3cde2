import i18next from 'i18next'
import { use } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { isolated } from '#contract/foundation/isolated.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { type Dates, datesIn, makeOnce } from './dates.ts'
import { DEFAULT_LANGUAGE, firstLanguage, knownLanguage } from './languages.ts'
import { loadCode } from './load-code.ts'
import { attempt } from './storage/attempt.ts'
import {
  loadTranslations,
  registerTranslations,
  type TextLoaders,
  type Texts,
  translationOf,
  translationsLoaded,
} from './texts.ts'

const KEPT_AS = 'vecu.language'

type Sources = { french: Texts; loaders: TextLoaders }

const inUse = new Set<Texts>()
let spoken: Language = DEFAULT_LANGUAGE

/**
 * Starts i18next in the language stored in this browser, else the one that the server wrote on the page, else French. French is bundled; another
 * language is loaded before the first screen. A missing text shows its key.
 */
export async function startTexts({ french, loaders }: Sources): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: false,
    resources: { fr: { translation: french } },
    interpolation: { escape: isolated },
    react: { useSuspense: false },
  })
  registerTranslations(french, loaders)
  inUse.add(french)
  await speak(languageAtStart())
}

/** Registers the texts that one screen alone uses: see `addTexts`. */
export function useTexts(texts: Texts): void {
  // Code that was loaded without `fetchCode` waits here, so that no key is ever shown.
  if (!translationOf(texts, spoken)) use(untilTranslated())
  addTexts(texts)
}

/**
 * Registers texts before the screen that uses them renders.
 * @param texts the French ones, the same object each time
 */
export function addTexts(texts: Texts): void {
  if (inUse.has(texts)) return
  inUse.add(texts)
  addIn(spoken, texts)
}

function addIn(language: Language, texts: Texts): void {
  const translation = translationOf(texts, language)
  if (translation) i18next.addResourceBundle(language, 'translation', translation, true)
}

let translated: Promise<void> | undefined

/** Returns the same promise until it settles, because React asks again when it does. */
function untilTranslated(): Promise<void> {
  translated ??= translationsLoaded().finally(() => {
    translated = undefined
  })
  return translated
}

export const languageAtStart = (): Language => firstLanguage(keptLanguage(), document.documentElement.lang)

/** Rejects when the texts cannot be loaded. */
export async function setLanguage(language: Language): Promise<void> {
  await speak(language)
  attempt(() => localStorage.setItem(KEPT_AS, language))
}

/**
 * Switches to the account's language where this browser has no choice of its own: a page that came without the account's answers began in another.
 * Rejects when the texts cannot be loaded.
 */
export async function followAccount(language: Language): Promise<void> {
  if (language === spoken || knownLanguage(keptLanguage())) return
  await loadCode(() => loadTranslations(language))
  // The person may have chosen a language while the texts loaded.
  if (!knownLanguage(keptLanguage())) await speak(language)
}

export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return firstLanguage(i18n.language, undefined)
}

export const useDates = (): Dates => datesOf(useLanguage())

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
  await loadCode(() => loadTranslations(language))
  spoken = language
  for (const texts of inUse) addIn(language, texts)
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

const keptLanguage = () => attempt(() => localStorage.getItem(KEPT_AS))
