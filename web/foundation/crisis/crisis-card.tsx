import { VisuallyHidden } from '@mantine/core'
import { Suspense, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../ui/layout/lazy-part.tsx'
import { closeHelp, type HelpPlace, isHelpArriving, isHelpOpen, settleHelp, watchHelp } from './crisis-help-store.ts'

const EmergencyNumbers = lazyPart(async () => (await import('./emergency-numbers.tsx')).EmergencyNumbers)
const CrisisAnnouncement = lazyPart(async () => (await import('./emergency-numbers.tsx')).CrisisAnnouncement)

/** Whether the numbers to call are shown in a place, whether they have to take the focus, and when that changes. */
function useHelp({ memberId, place }: HelpPlace) {
  const subscribe = useCallback((heard: () => void) => watchHelp({ memberId, place }, heard), [memberId, place])
  return {
    isOpen: useSyncExternalStore(subscribe, () => isHelpOpen({ memberId, place })),
    isArriving: useSyncExternalStore(subscribe, () => isHelpArriving({ memberId, place })),
  }
}

type CrisisCardProps = HelpPlace & {
  /** Where something else closes with it, and hands the focus on. */
  onClosed?: () => void
  /** Stands below words that were sent: it takes the focus after they were. */
  isBelowSent?: boolean
  /** The numbers alone, where other questions stand below. */
  isBrief?: boolean
}

/** Where what was written may say that somebody is in danger: whom one can call, until it is closed. Read aloud when it appears, not each time the page is drawn. */
export function CrisisCard({ memberId, place, onClosed, isBelowSent = false, isBrief = false }: CrisisCardProps) {
  const help = useHelp({ memberId, place })
  const { isOpen } = help
  const isArriving = help.isArriving && isBelowSent
  const [wasOpen, setWasOpen] = useState(isOpen)
  const here = useRef<HTMLDivElement>(null)
  if (wasOpen && !isOpen) setWasOpen(false)
  // The focus reads the card aloud.
  if (!wasOpen && isOpen && isArriving) setWasOpen(true)
  const close = () => {
    const back = here.current && backFrom(here.current)
    closeHelp({ memberId, place })
    if (onClosed) onClosed()
    else back?.focus()
  }
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {isOpen && !wasOpen && (
          <Suspense>
            <CrisisAnnouncement />
          </Suspense>
        )}
      </VisuallyHidden>
      {isOpen && (
        <div data-help ref={here}>
          <Suspense>
            <EmergencyNumbers
              isArriving={isArriving}
              isBrief={isBrief}
              isOpening={!wasOpen}
              onArrived={() => settleHelp({ memberId, place })}
              onClose={close}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}

/** Where one goes on after closing it: the field beside it, else the thing it stands in, else the heading of the page. */
function backFrom(card: HTMLElement): HTMLElement | null {
  const form = card.closest('form') ?? card.parentElement?.querySelector(':scope > form, :scope > * > form')
  const fields = form?.querySelectorAll<HTMLElement>('textarea, input[type="text"]') ?? []
  const shown = [...fields].filter((field) => field.getClientRects().length > 0)
  const near =
    shown.find(({ tagName }) => tagName === 'TEXTAREA') ?? shown[0] ?? card.closest<HTMLElement>('article[tabindex]')
  if (near) return near
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  return heading
}
