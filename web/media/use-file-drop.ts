import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Receives files dropped or pasted anywhere in the form or dialog around the element.
 * @returns whether files are being dragged over it
 */
export function useFileDrop(element: RefObject<HTMLElement | null>, take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const receive = useEffectEvent(take)

  useEffect(() => {
    const scope = element.current?.closest<HTMLElement>('form, [role="dialog"]')
    if (!scope) return
    const stop = new AbortController()
    const on = <Name extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      name: Name,
      hear: (event: HTMLElementEventMap[Name]) => void,
    ) => scope.addEventListener(name, hear, stop)

    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    })
    on('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && scope.contains(relatedTarget))) setOver(false)
    })
    on('drop', (event) => {
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      receive(files)
    })
    on('paste', (event) => {
      // Content copied from a document holds text beside its picture: pasted into a field, the text is meant.
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      receive(files)
    })
    return () => stop.abort()
  }, [element])

  return isOver
}
