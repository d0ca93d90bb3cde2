import type { TFunction } from 'i18next'
import type { Language } from '#contract/foundation/languages.ts'
import type { Dates } from '../dates.ts'
import { type Is, isShape } from './shapes.ts'

export type Reader = { t: TFunction; dates: Dates; language: Language }

type Value<Type> = { blank: Type; isKept: Is<Type> }

type AskedField<Type, Values> = {
  label: (t: TFunction) => string
  /** Returns the value to compare as JSON; by default the field's own, with text trimmed. */
  says?: (value: Type, values: Values) => unknown
  /** Returns the value in the reader's words; '' for an empty field. */
  words: (value: Type, reader: Reader, values: Values) => string
  isRequired?: true
}

/**
 * `Stored` is the shape in which the server returns the fields: a key of it without a value of the form does not compile.
 * A question may also fill a part of a value, or several values.
 */
type Description<Stored, Values, Field extends string> = {
  [Key in keyof Values]: Value<Values[Key]> &
    (Key extends keyof Stored ? { of: (stored: Stored[Key]) => Values[Key] } : unknown)
} & { [Key in Field]: AskedField<Key extends keyof Values ? Values[Key] : undefined, Values> }

type AnyPart<Values> = Partial<Value<unknown> & AskedField<unknown, Values> & { of: (stored: unknown) => unknown }>

export type DraftedForm<Values> = {
  isKept: Is<Values>
  saySame: (one: Values, other: Values) => boolean
  isFilled: (values: Values) => boolean
}

export type FormDescription<Stored, Values, Field extends string = keyof Stored & string> = DraftedForm<Values> & {
  fields: readonly Field[]
  blank: () => Values
  valuesOf: (stored: Stored) => Values
  differing: (one: Values, other: Values) => Field[]
  filledFields: (values: Values) => Field[]
  label: (field: Field, t: TFunction) => string
  words: (values: Values, field: Field, reader: Reader) => string
}

export function describeForm<
  Stored extends object,
  Values extends Record<keyof Stored, unknown>,
  Field extends string = keyof Stored & string,
>(description: Description<Stored, Values, Field>): FormDescription<Stored, Values, Field> {
  const parts = Object.entries(description as Record<string, AnyPart<Values>>)
  const values = parts.filter(([, { isKept }]) => isKept)
  const fields = parts.filter(([, { label }]) => label).map(([name]) => name as Field)
  const asked = description as Record<Field, AskedField<unknown, Values>>
  const required = fields.filter((field) => asked[field].isRequired)

  const valuesFrom = (of: (name: string, part: AnyPart<Values>) => unknown) =>
    Object.fromEntries(values.map(([name, part]) => [name, of(name, part)])) as Values
  const blank = () => valuesFrom((_, part) => structuredClone(part.blank))
  const saidIn = (of: Values, field: Field): string => {
    const value: unknown = Reflect.get(of, field)
    const { says } = asked[field]
    return JSON.stringify(says ? says(value, of) : typeof value === 'string' ? value.trim() : value)
  }
  const differing = (one: Values, other: Values) =>
    fields.filter((field) => saidIn(one, field) !== saidIn(other, field))

  return {
    fields,
    blank,
    isKept: isShape(
      Object.fromEntries(values.map(([name, part]) => [name, part.isKept])) as {
        [Key in keyof Values]: Is<Values[Key]>
      },
    ),
    valuesOf: (stored) =>
      valuesFrom((name, part) => (part.of ? part.of(Reflect.get(stored, name)) : structuredClone(part.blank))),
    differing,
    saySame: (one, other) => differing(one, other).length === 0,
    filledFields: (of) => differing(blank(), of),
    isFilled: (of) => required.every((field) => saidIn(of, field) !== saidIn(blank(), field)),
    label: (field, t) => asked[field].label(t),
    words: (of, field, reader) => asked[field].words(Reflect.get(of, field), reader, of),
  }
}
