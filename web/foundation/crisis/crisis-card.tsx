import { VisuallyHidden } from '@mantine/core'
import { Suspense, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../ui/layout/lazy-part.tsx'
import { closeHelp, type HelpPlace, isHelpArriving, isHelpOpen, settleHelp, watchHelp } from './crisis-help-store.ts'

const EmergencyNumbers = lazyPart(async () => (await import('./emergency-numbers.tsx')).EmergencyNumbers)
const CrisisAnnouncement = lazyPart(async () => (await import('./emergency-numbers.tsx')).CrisisAnnouncement)

function useHelp({ memberId, place }: HelpPlace) {
  const subscribe = useCallback((heard: () => void) => watchHelp({ memberId, place }, heard), [memberId, place])
  return {
    isOpen: useSyncExternalStore(subscribe, () => isHelpOpen({ memberId, place })),
    isArriving: useSyncExternalStore(subscribe, () => isHelpArriving({ memberId, place })),
  }
}

type CrisisCardProps = HelpPlace & {
  /** Called on closing, in place of moving the focus: for a dialog that closes together with the card. */
  onClosed?: () => void
  /** Whether the card is below text that was sent: it then takes the focus after sending. */
  isBelowSent?: boolean
  /** Whether only the numbers are shown, because other questions follow below. */
  isBrief?: boolean
  /** The text that is written beside the card, where it folds to its numbers when somebody writes on: beside messages, which need the place. */
  written?: string
}

export function CrisisCard({
  memberId,
  place,
  onClosed,
  isBelowSent = false,
  isBrief = false,
  written = '',
}: CrisisCardProps) {
  const help = useHelp({ memberId, place })
  const { isOpen } = help
  const isArriving = help.isArriving && isBelowSent
  const [wasOpen, setWasOpen] = useState(isOpen)
  const here = useRef<HTMLDivElement>(null)
  if (wasOpen && !isOpen) setWasOpen(false)
  // The card takes the focus, so a screen reader reads it anyway: the announcement is skipped.
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
              written={written}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}

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
