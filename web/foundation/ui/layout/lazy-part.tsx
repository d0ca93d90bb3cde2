import { type ComponentType, use, useEffect, useEffectEvent, useReducer } from 'react'
import { CodeMissing, fetchCode, NewVersion, reloadOnce } from '#web/foundation/load-code.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { FailureBox } from '../failure-box.tsx'

/** A component whose code comes when it is first drawn, within a `Suspense`. */
type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the code before it is wanted. Rejects where it could not be fetched; the next call fetches it again. */
  fetch: () => Promise<void>
}

type Load<Props> = () => Promise<ComponentType<Props>>
type DialogProps = { isOpen?: boolean } & ({ onClose: () => void } | { onCancel: () => void })

/**
 * A part of a page whose code is fetched when it is wanted. Where it cannot be fetched, without a network for instance, the part alone says so and fetches
 * it again by its button, or once the network is back: the page above it can still be read and pressed. Where a new version stands the page loads anew.
 */
export const lazyPart = <Props extends object>(load: Load<Props>) => fetchedPart(load, 'box')

/** The same for a part that a page does very well without: where its code cannot be fetched nothing stands there, and the page is left alone. */
export const lazyExtra = <Props extends object>(load: Load<Props>) => fetchedPart(load, 'nothing')

/** The same for a dialog: where its code cannot be fetched a toast says so, it counts as closed, and the button that opens it fetches it again. */
export const lazyDialog = <Props extends DialogProps>(load: Load<Props>) => fetchedPart(load, 'toast')

/**
 * The same for a screen, in place of the router's own `lazyRouteComponent` (vite.config.ts), which loads the page anew also without a network, and never
 * fetches again the code that it could not fetch once. A failure becomes the route's error; `preload` is called again whenever a link leads there.
 */
export function lazyRouteComponent(load: () => Promise<Record<string, ComponentType>>, name: string): ComponentType {
  const Screen = fetchedPart(async () => (await load())[name] as ComponentType, 'throw')
  return Object.assign(Screen, { preload: () => Screen.fetch().catch(() => undefined) })
}

/** The replacement for a part whose code cannot be fetched. */
type StandIn = 'box' | 'nothing' | 'toast' | 'throw'
/** `isOver`: the failure was told, and the next drawing fetches the code again. */
type Failure = { error: unknown; isOver?: boolean }
type Closing = { isOpen?: boolean; onClose?: () => void; onCancel?: () => void }

function fetchedPart<Props extends object>(load: Load<Props>, standIn: StandIn): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  let failure: Failure | undefined
  let fetching: Promise<void> | undefined

  const fetch = async () => {
    try {
      Loaded = await fetchCode(load)
      failure = undefined
    } catch (error) {
      failure = { error }
    }
    fetching = undefined
  }
  const fetchOnce = () => {
    fetching ??= fetch()
    return fetching
  }

  function Part(props: Props) {
    const [, redraw] = useReducer((count: number) => count + 1, 0)
    if (Loaded) return <Loaded {...props} />
    const dialog: Closing = standIn === 'toast' ? props : {}
    if (failure && dialog.isOpen === false) {
      failure.isOver = true
      return null
    }
    if (!failure || failure.isOver) {
      failure = undefined
      use(fetchOnce())
      return null
    }
    return <Missing close={dialog.onClose ?? dialog.onCancel} failure={failure} redraw={redraw} standIn={standIn} />
  }

  return Object.assign(Part, {
    async fetch() {
      if (Loaded) return
      await fetchOnce()
      if (!failure) return
      failure.isOver = true
      throw failure.error
    },
  })
}

type MissingProps = { failure: Failure; redraw: () => void; close: (() => void) | undefined; standIn: StandIn }

function Missing({ failure, redraw, close, standIn }: MissingProps) {
  const { error } = failure
  const tellFailure = useFailureToast()
  const isNewVersion = standIn !== 'nothing' && error instanceof NewVersion
  const again = () => {
    failure.isOver = true
    redraw()
  }
  const settle = useEffectEvent(() => {
    if (isNewVersion) return reloadOnce()
    if (!close) return window.addEventListener('online', again, { once: true })
    failure.isOver = true
    tellFailure(error)
    close()
  })
  useEffect(() => {
    settle()
    return () => {
      failure.isOver = true
    }
  }, [failure])
  if (isNewVersion || standIn === 'nothing') return null
  // The page lacks what it was asked for, and loading it anew did not help: the error screen says so.
  if (standIn === 'throw' || error instanceof CodeMissing) throw error
  return close ? null : <FailureBox error={error} onRetry={again} />
}
