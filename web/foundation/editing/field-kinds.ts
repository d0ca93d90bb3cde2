import type { TFunction } from 'i18next'
import type { Reader } from './form-description.ts'
import { type Is, isOneOf, isOrNull, isText } from './shapes.ts'

const asStored = <Type>(stored: Type): Type => stored

/** A text as it was typed. */
export const textField = {
  blank: '',
  isKept: isText,
  of: (stored: string | null) => stored ?? '',
  words: (typed: string) => typed.trim(),
}

/** Words typed into a field of tags that were not made one yet: sending takes them for one. */
export const typedWords = { blank: '', isKept: isText }

/** A choice; null as long as nothing is chosen. */
export const choiceField = <Type>(isKept: Is<Type>, words: (choice: Type, reader: Reader) => string) => ({
  blank: null,
  isKept: isOrNull(isKept),
  of: asStored<Type | null>,
  words: (choice: Type | null, reader: Reader) => (choice === null ? '' : words(choice, reader)),
})

/** A day, as a plain date. */
export const dayField = choiceField(isText, (date, { dates }) => dates.plainDate(date))

/** One of a few. */
export const oneOf = <const Option>(options: readonly Option[], words: (option: Option, t: TFunction) => string) =>
  choiceField(isOneOf(options), (option, { t }) => words(option, t))
