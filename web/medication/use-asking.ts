import { useRef, useState } from 'react'

/** State of a question that a button asks, and whose dialog is fetched once it is: cancelled, the focus goes back to that button. */
export function useAsking() {
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never')
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setAsking('closed')
  return {
    button,
    isWanted: asking !== 'never',
    isOpen: asking === 'open',
    ask: () => setAsking('open'),
    close,
    cancel: () => {
      close()
      button.current?.focus()
    },
  }
}
