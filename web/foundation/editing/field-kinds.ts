import type { TFunction } from 'i18next'
import type { Reader } from './form-description.ts'
import { type Is, isOneOf, isOrNull, isText } from './shapes.ts'

const asStored = <Type>(stored: Type): Type => stored

export const textField = {
  blank: '',
  isKept: isText,
  of: (stored: string | null) => stored ?? '',
  words: (typed: string) => typed.trim(),
}

/** The text in a field of tags that is not a tag yet: sending makes it one. */
export const typedWords = { blank: '', isKept: isText }

export const choiceField = <Type>(isKept: Is<Type>, words: (choice: Type, reader: Reader) => string) => ({
  blank: null,
  isKept: isOrNull(isKept),
  of: asStored<Type | null>,
  words: (choice: Type | null, reader: Reader) => (choice === null ? '' : words(choice, reader)),
})

export const dayField = choiceField(isText, (date, { dates }) => dates.plainDate(date))

export const oneOf = <const Option>(options: readonly Option[], words: (option: Option, t: TFunction) => string) =>
  choiceField(isOneOf(options), (option, { t }) => words(option, t))
