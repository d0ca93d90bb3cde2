import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import classes from './search-box.module.css'

const PAUSE_MS = 300

type SearchBoxProps = {
  label: string
  placeholder: string
  clearLabel: string
  max: number
  read: (words: string) => string
  value: string
  onSearch: (words: string) => void
}

/** A search set from outside, such as by Back, replaces the typed text. */
export function SearchBox({ label, placeholder, clearLabel, max, read, value, onSearch }: SearchBoxProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState({ value, sent: value })
  if (value !== known.value) {
    setKnown({ ...known, value })
    if (value !== known.sent) setTyped(value)
  }

  const send = (words: string) => {
    const wanted = read(words)
    setKnown({ value, sent: wanted })
    if (wanted !== value) onSearch(wanted)
  }
  const sendLater = useDebouncedCallback(send, PAUSE_MS)
  const type = (words: string) => {
    setTyped(words)
    sendLater(words)
  }
  const sendNow = (words: string) => {
    sendLater.cancel()
    send(words)
  }
  const clear = () => {
    setTyped('')
    sendNow('')
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sendNow(typed)
  }
  return (
    <search className={`grow ${classes.search}`}>
      <form onSubmit={submit}>
        <label className={`muted ${classes.label}`} htmlFor={id}>
          <IconSearch aria-hidden size={20} />
          <VisuallyHidden component="span">{label}</VisuallyHidden>
        </label>
        <input
          autoComplete="off"
          className={classes.field}
          dir="auto"
          enterKeyHint="search"
          id={id}
          maxLength={max}
          onChange={(event) => type(event.currentTarget.value)}
          placeholder={placeholder}
          ref={field}
          type="search"
          value={typed}
        />
        {typed !== '' && (
          <ActionIcon aria-label={clearLabel} className={classes.clear} onClick={clear} variant="quiet">
            <IconX aria-hidden size={20} />
          </ActionIcon>
        )}
      </form>
    </search>
  )
}
