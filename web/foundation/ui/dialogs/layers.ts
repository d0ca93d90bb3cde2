import { followBeforeRouter } from './before-router.ts'

/** Closes a layer over the page: a dialog, a menu. */
type Close = () => void

/** The layers over the page, the lowest first. The history has an entry for each, at the same address, which Back leaves. */
const layers: Close[] = []
let pageKey: () => unknown = () => undefined
/** The number of layers for which the browser's current history entry stands. */
let depth = 0
/** Whether the history goes where this page sends it: nobody is told of that move. */
let isMoving = false
let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Adds a layer that has opened over the page. Each has an entry in the history: without one Back leaves the site where the page is its first entry.
 * @param keyOfPage  the router's key of the entry that it shows
 * @returns          takes the layer away again, however it was closed
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

/** Gives the history as many entries as there are layers. */
function match(): void {
  waiting = undefined
  // A page that asks the person whether to leave it is still shown, while the browser is at another entry already.
  if (isMoving || !isThisPage(history.state)) return
  depth = depthOf(history.state)
  if (depth > layers.length) {
    isMoving = true
    history.go(layers.length - depth)
  }
  // The browser's own function: the router listens to the one that it put in its place.
  for (; depth < layers.length; depth += 1)
    History.prototype.pushState.call(history, { ...history.state, layers: depth + 1 }, '')
}

/** Matches the history a turn later: a layer that closes and one that opens in the same turn, as a dialog from a menu, share one entry. */
function settle(): void {
  clearTimeout(waiting)
  waiting = setTimeout(match)
}

let isListening = false

function listen(): void {
  if (isListening) return
  isListening = true
  // The router must not take the entries of layers for pages.
  followBeforeRouter(follow)
  // A page that is opened from a layer takes the place of the layer's entry, or Back would lead to an entry that shows nothing.
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
    // A page was opened in the place of a layer's entry while that entry was being left: go to the page again.
    isMoving = !isThisPage(event.state)
    if (isMoving) history.forward()
    else settle()
  } else if (depth < layers.length) {
    closeAbove(depth)
    settle()
  } else if (depth < before)
    // The entry belongs to a layer that went when the page was loaded anew: Back leads on.
    history.back()
  // Forward leads to a layer that was closed: it stays closed.
  else match()
}

const closeAbove = (kept: number) => {
  for (const close of layers.slice(kept).reverse()) close()
}
