import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { currentMember, leaveAs, turnTo } from './sign-in/identity.ts'

const PATIENCE_MS = 8_000
const AGAIN_MS = 5_000

/**
 * A page from the browser's back/forward cache may have another reader when Back shows it again.
 * Its content is taken out of the document until the server confirms that its member is still signed in; where the server cannot be reached, the sign-in
 * screen is shown.
 * Mounted once, in the shell.
 */
export function useRestoredPage(): void {
  const router = useRouter()
  useEffect(() => {
    let isAsking = false
    const look = async ({ persisted }: PageTransitionEvent) => {
      const shown = currentMember(queryClient)
      if (!persisted || !shown || isAsking) return
      isAsking = true
      const show = takeAway()
      const id = await memberId()
      if (id === shown.id) show(true)
      else if (id === undefined) {
        const { pathname, search, hash } = window.location
        turnTo(queryClient, null)
        await router.navigate({ to: '/auth', search: { lost: 1, next: pathname + search + hash }, replace: true })
        show(false)
        askLater()
      } else if (id) window.location.reload()
      else await leaveAs('lost')
      isAsking = false
    }
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [router])
}

const memberId = (): Promise<string | null | undefined> =>
  api.accounts.me(undefined, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ member }) => member?.id ?? null,
    () => undefined,
  )

/** Asks until the server is reached: the sign-in screen leads a member who is still signed in back to where they were. */
function askLater(): void {
  const asking = setInterval(async () => {
    await queryClient.fetchQuery(query.accounts.me.queryOptions({ staleTime: 0 })).then(
      () => clearInterval(asking),
      () => undefined,
    )
  }, AGAIN_MS)
}

/** Takes out drafts too, and returns a function that puts all back. `isSame` restores title, scroll position and focus too. */
function takeAway(): (isSame: boolean) => void {
  const { body, title, activeElement } = document
  const { scrollX, scrollY } = window
  const kept = new DocumentFragment()
  kept.append(...body.childNodes)
  const mark = body.appendChild(document.createElement('div'))
  mark.className = 'arrival'
  mark.textContent = document.title = 'Vécu'
  return (isSame) => {
    mark.remove()
    body.prepend(kept)
    if (!isSame) return
    document.title = title
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  }
}
