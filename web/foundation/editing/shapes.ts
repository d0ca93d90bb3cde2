/** A type guard for values that were stored earlier, perhaps by another version of the product. */
export type Is<Type> = (value: unknown) => value is Type

export const isText: Is<string> = (value) => typeof value === 'string'

export const isOrNull =
  <Type>(is: Is<Type>): Is<Type | null> =>
  (value): value is Type | null =>
    value === null || is(value)

export const isOneOf =
  <Type>(options: readonly Type[]): Is<Type> =>
  (value): value is Type =>
    options.some((each) => each === value)

export const isListOf =
  <Type>(is: Is<Type>): Is<Type[]> =>
  (value): value is Type[] =>
    Array.isArray(value) && value.every(is)

export const isShape =
  <Type>(parts: { [Key in keyof Type]: Is<Type[Key]> }): Is<Type> =>
  (value): value is Type =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Is<unknown>>(parts).every(([key, is]) => is(Reflect.get(value, key)))
