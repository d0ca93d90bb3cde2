import { type ComponentType, use, useEffect, useEffectEvent, useReducer } from 'react'
import { CodeMissing, fetchCode, NewVersion, reloadOnce } from '#web/foundation/load-code.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { FailureBox } from '../failure-box.tsx'

type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads the code in advance. Rejects when that fails; the next call tries again. */
  fetch: () => Promise<void>
}

type Load<Props> = () => Promise<ComponentType<Props>>
type DialogProps = { isOpen?: boolean } & ({ onClose: () => void } | { onCancel: () => void })

/**
 * Creates a component whose code is loaded on first use. When that fails, for example without a network, the failure is shown in its place, with a
 * retry by button or when the network is back; the rest of the page keeps working. For a new version, the page reloads.
 */
export const lazyPart = <Props extends object>(load: Load<Props>) => fetchedPart(load, 'box')

/** Like `lazyPart`, for a part that the page can do without: when its code cannot be loaded, nothing is shown. */
export const lazyExtra = <Props extends object>(load: Load<Props>) => fetchedPart(load, 'nothing')

/** Like `lazyPart`, for a dialog: when its code cannot be loaded, a toast says so, the dialog closes, and opening it tries again. */
export const lazyDialog = <Props extends DialogProps>(load: Load<Props>) => fetchedPart(load, 'toast')

/**
 * Like `lazyPart`, for a screen. It replaces the router's own `lazyRouteComponent` (vite.config.ts), which reloads the page even without a network and
 * never retries a failed load. A failure becomes the route's error; `preload` is called again for each link to the route.
 */
export function lazyRouteComponent(load: () => Promise<Record<string, ComponentType>>, name: string): ComponentType {
  const Screen = fetchedPart(async () => (await load())[name] as ComponentType, 'throw')
  return Object.assign(Screen, { preload: () => Screen.fetch().catch(() => undefined) })
}

type StandIn = 'box' | 'nothing' | 'toast' | 'throw'
/** `isOver`: the failure was reported, and the next render loads the code again. */
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
  // The code is missing even after a reload: the error screen of the application shows that.
  if (standIn === 'throw' || error instanceof CodeMissing) throw error
  return close ? null : <FailureBox error={error} onRetry={again} />
}
