import { useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect } from 'react'
import { addLayer } from './layers.ts'

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
