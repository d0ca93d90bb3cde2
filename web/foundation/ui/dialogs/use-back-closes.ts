import { useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect } from 'react'
import { addLayer } from './layers.ts'

/** While something is open over the page, the browser's Back closes it, the topmost first, and the page stays. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const { history } = useRouter()
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!isOpen) return
    return addLayer(
      () => close(),
      () => history.location.state.__TSR_key,
    )
  }, [isOpen, history])
}
