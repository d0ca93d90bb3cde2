import { followBeforeRouter } from './before-router.ts'

type Close = () => void

/** The layers over the page, the lowest first. Each has its own history entry with the page's address, so that Back closes it. */
const layers: Close[] = []
let pageKey: () => unknown = () => undefined
/** The number of layers that belong to the current history entry. */
let depth = 0
/** Whether this module itself is moving through the history: that move is hidden from the router. */
let isMoving = false
let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Adds a layer that has opened over the page, with a history entry: without one, Back would leave the page, or even the site.
 * @param keyOfPage  returns the router's key of the page's history entry
 * @returns          removes the layer, however it was closed
 */
export function addLayer(close: Close, keyOfPage: () => unknown): () => void {
  pageKey = keyOfPage
  listen()
  layers.push(close)
  if (!isMoving && waiting === undefined) match()
  return () => {
    layers.splice(layers.indexOf(close), 1)
    settle()
  }
}

const depthOf = (state: { layers?: number } | null): number => state?.layers ?? 0
const isThisPage = (state: { __TSR_key?: unknown } | null): boolean => state?.__TSR_key === pageKey()

function match(): void {
  waiting = undefined
  // A page that asks before it is left is still shown, although the browser is already at another entry.
  if (isMoving || !isThisPage(history.state)) return
  depth = depthOf(history.state)
  if (depth > layers.length) {
    isMoving = true
    history.go(layers.length - depth)
  }
  // Calls the browser's own function, because the router has replaced `history.pushState` to listen to it.
  for (; depth < layers.length; depth += 1)
    History.prototype.pushState.call(history, { ...history.state, layers: depth + 1 }, '')
}

/** Matches the history after the current task, so that a dialog opened from a closing menu reuses the menu's entry. */
function settle(): void {
  clearTimeout(waiting)
  waiting = setTimeout(match)
}

let isListening = false

function listen(): void {
  if (isListening) return
  isListening = true
  // The router must not treat the entries of layers as pages.
  followBeforeRouter(follow)
  // A page opened from a layer replaces the layer's entry; otherwise Back would lead to an entry that shows nothing.
  const push = history.pushState
  history.pushState = (...entry) => {
    const take = depthOf(history.state) > 0 ? history.replaceState : push
    depth = 0
    take.apply(history, entry)
  }
}

function follow(event: PopStateEvent): void {
  const before = depth
  depth = depthOf(event.state)
  if (!isMoving && !isThisPage(event.state)) {
    closeAbove(0)
    return
  }
  event.stopImmediatePropagation()
  if (isMoving) {
    // A page replaced a layer's entry while that entry was being left: go forward to the page again.
    isMoving = !isThisPage(event.state)
    if (isMoving) history.forward()
    else settle()
  } else if (depth < layers.length) {
    closeAbove(depth)
    settle()
  } else if (depth < before)
    // The entry belongs to a layer that a reload removed, so Back goes on to the entry before.
    history.back()
  // Forward leads to the entry of a closed layer, which stays closed.
  else match()
}

const closeAbove = (kept: number) => {
  for (const close of layers.slice(kept).reverse()) close()
}
