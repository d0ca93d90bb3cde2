import type { TFunction } from 'i18next'
import type { Language } from '#contract/foundation/languages.ts'
import type { Dates } from '../dates.ts'
import { type Is, isShape } from './shapes.ts'

/** The tools with which the words of a field are made. */
export type Reader = { t: TFunction; dates: Dates; language: Language }

/** One value of a form: its value before anything is written, and the check that a kept one has to pass. */
type Value<Type> = { blank: Type; isKept: Is<Type> }

/** A field that the form asks for. */
type AskedField<Type, Values> = {
  /** Returns the name of the field. */
  label: (t: TFunction) => string
  /** Returns the content of the field, compared as JSON; without this the value itself, a text without the blanks around it. */
  says?: (value: Type, values: Values) => unknown
  /** Returns the same in the reader's words; '' where the field says nothing. */
  words: (value: Type, reader: Reader, values: Values) => string
  /** The form is not sent as long as this field says nothing. */
  isRequired?: true
}

/**
 * Describes each field, in the order of the form. `Stored` is the form in which the server tells the sent fields: each of them is a value of the form,
 * and one that is not described does not compile. A field that is asked may also be a part of a value, or made of several.
 */
type Description<Stored, Values, Field extends string> = {
  [Key in keyof Values]: Value<Values[Key]> &
    (Key extends keyof Stored ? { of: (stored: Stored[Key]) => Values[Key] } : unknown)
} & { [Key in Field]: AskedField<Key extends keyof Values ? Values[Key] : undefined, Values> }

type AnyPart<Values> = Partial<Value<unknown> & AskedField<unknown, Values> & { of: (stored: unknown) => unknown }>

/** The part of a form's description that a draft needs. */
export type DraftedForm<Values> = {
  isKept: Is<Values>
  saySame: (one: Values, other: Values) => boolean
  /** Whether all required fields say something. */
  isFilled: (values: Values) => boolean
}

export type FormDescription<Stored, Values, Field extends string = keyof Stored & string> = DraftedForm<Values> & {
  /** The fields that are asked, in the order of the form. */
  fields: readonly Field[]
  blank: () => Values
  /** Returns the values of the form that changes this. */
  valuesOf: (stored: Stored) => Values
  /** Returns the fields in which the two differ, in the order of the form. */
  differing: (one: Values, other: Values) => Field[]
  /** Returns the fields in which anything is said. */
  told: (values: Values) => Field[]
  /** Returns the name of a field. */
  label: (field: Field, t: TFunction) => string
  /** Returns the content of a field in the reader's words. */
  words: (values: Values, field: Field, reader: Reader) => string
}

/** Derives everything about a form from the description of each of its fields. */
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
    told: (of) => differing(blank(), of),
    isFilled: (of) => required.every((field) => saidIn(of, field) !== saidIn(blank(), field)),
    label: (field, t) => asked[field].label(t),
    words: (of, field, reader) => asked[field].words(Reflect.get(of, field), reader, of),
  }
}
