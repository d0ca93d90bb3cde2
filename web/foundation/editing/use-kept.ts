import { useRef, useState } from 'react'
import { privateStore } from '../private-store.ts'

/**
 * Keeps one value on this device while a person writes it.
 * @param read reads what this device kept, which anyone may have changed; null where nothing is kept
 * @param textOf returns the text to keep; null for a value that needs no keeping
 */
export function useKept<Value>(
  memberId: string | null,
  name: string,
  read: (text: string | null) => Value,
  textOf: (value: Value) => string | null,
) {
  const store = privateStore(memberId)
  const [value, setValue] = useState(() => read(store.read(name)))
  const latest = useRef(value)
  const become = (next: Value) => {
    latest.current = next
    setValue(next)
  }
  return {
    value,
    /** Returns the current value to callbacks that were created before the latest change. */
    latest: () => latest.current,
    keep: (next: Value) => {
      become(next)
      const text = textOf(next)
      if (text === null) store.forget(name)
      else store.write(name, text)
    },
    /** Deletes what is kept; the value stays, and is kept again once it changes. */
    forget: () => store.forget(name),
    startAfresh: (next: Value) => {
      become(next)
      store.forget(name)
    },
  }
}

export const useKeptText = (memberId: string, name: string) =>
  useKept(
    memberId,
    name,
    (text) => text ?? '',
    (text) => (text.trim() ? text : null),
  )
