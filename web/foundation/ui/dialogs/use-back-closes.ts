import { useBlocker } from '@tanstack/react-router'

/** While something lies over the page, the browser's Back closes it, and the page stays. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false
      onClose()
      return true
    },
    enableBeforeUnload: false,
    disabled: !isOpen,
  })
}
