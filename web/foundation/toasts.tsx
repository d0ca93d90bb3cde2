import { ActionIcon, Button } from '@mantine/core'
import { useFocusWithin, useHover, useMergedRef } from '@mantine/hooks'
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useFailureText } from './failure.ts'
import classes from './toasts.module.css'

type Words = { title: string; message?: string }
type Act = { label: string; run: () => void }
type Kind = 'success' | 'failure'
type Toast = Words & { id: number; kind: Kind; act?: Act }

const VISIBLE_MS = 4000
const AT_ONCE = 3

/** Announced politely, and gone after 4 seconds. With an action, such as undo, the toast stays until it is closed. */
export const showSuccess = (words: Words, act?: Act): void => add({ ...words, kind: 'success', ...(act && { act }) })

export const showFailure = (words: Words, act?: Act): void => add({ ...words, kind: 'failure', ...(act && { act }) })

export function useFailureToast(): (error: unknown) => void {
  const failureText = useFailureText()
  return (error) => showFailure(failureText(error))
}

let toasts: readonly Toast[] = []
let lastId = 0
const readers = new Set<() => void>()

/** A message with an action takes the place of the one of the same title, so that several of them hold back no later message. */
function add(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  const others = toast.act ? toasts.filter(({ act, title }) => !act || title !== toast.title) : toasts
  change([...others, { ...toast, id: lastId }])
}

const remove = (id: number) => change(toasts.filter((toast) => toast.id !== id))

function change(next: readonly Toast[]): void {
  toasts = next
  for (const read of readers) read()
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

let stack: HTMLElement | undefined
/** The open dialogs, the topmost last: screen readers ignore announcements outside of it. */
const dialogs: HTMLElement[] = []

function standInTopmost(): void {
  const place = dialogs.at(-1) ?? document.body
  if (stack && stack.parentNode !== place) place.append(stack)
}

/** Where the page puts the toasts, at the top of the screen, at its foot, or out of sight and announced alone. */
type Side = 'usual' | 'top' | 'low' | 'unseen'
type Position = { side: Side; shown: 'all' | 'acts' }

const CARDS = '[data-help] > section'
const NUMBERS = '[data-help] ul'

/**
 * Returns where the toasts stand: the first place where they lie over no card of emergency numbers. Where the cards leave none, a toast with an act, which
 * would be lost, may lie over the words of a card, and never over its numbers.
 */
export function toastPosition(
  hasAct: boolean,
  isClear: (position: Position, of: typeof CARDS | typeof NUMBERS) => boolean,
): Position {
  for (const side of ['usual', 'top'] as const)
    if (isClear({ side, shown: 'all' }, CARDS)) return { side, shown: 'all' }
  if (hasAct)
    for (const side of ['usual', 'top', 'low'] as const)
      if (isClear({ side, shown: 'acts' }, NUMBERS)) return { side, shown: 'acts' }
  return { side: 'unseen', shown: 'all' }
}

/** Cards behind an open dialog are covered anyway. */
function clearHelp(shown: readonly Toast[]): void {
  const page = dialogs.at(-1)?.closest('[role="dialog"]') ?? document
  const stand = (position: Position) => Object.assign(stack!.dataset, position)
  const isClear = (position: Position, of: string) => {
    stand(position)
    return [...page.querySelectorAll(of)].every((each) =>
      areApart(each.getBoundingClientRect(), stack!.getBoundingClientRect()),
    )
  }
  stand(
    toastPosition(
      shown.some(({ act }) => act !== undefined),
      isClear,
    ),
  )
}

/** Whether the toasts without an act are announced alone. */
const isUnseen = (): boolean => stack?.dataset.side === 'unseen' || stack?.dataset.shown === 'acts'

const areApart = (one: DOMRect, other: DOMRect): boolean =>
  one.bottom <= other.top || one.top >= other.bottom || one.right <= other.left || one.left >= other.right

/** Keeps the toasts off the emergency numbers while a toast is shown, whatever opens or moves. */
function useClearOfHelp(shown: readonly Toast[]): void {
  useLayoutEffect(() => {
    if (shown.length === 0) return
    const clear = () => clearHelp(shown)
    clear()
    const ending = new AbortController()
    const listening = { capture: true, passive: true, signal: ending.signal }
    for (const moved of ['scroll', 'resize'] as const) window.addEventListener(moved, clear, listening)
    const changes = new MutationObserver(clear)
    // A card of numbers folds and opens by these attributes alone.
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-brief', 'data-whole'] })
    return () => {
      ending.abort()
      changes.disconnect()
    }
  }, [shown])
}

/** Rendered in a dialog: moves the live regions of toasts into it while it is open. */
export function ToastPlace() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const here = place.current!
    dialogs.push(here)
    standInTopmost()
    return () => {
      dialogs.splice(dialogs.indexOf(here), 1)
      standInTopmost()
    }
  }, [])
  return <div ref={place} />
}

/** Both live regions exist before any toast, because screen readers would miss the first. */
export function Toasts() {
  const all = useSyncExternalStore(subscribe, () => toasts)
  const shown = useMemo(() => all.slice(0, AT_ONCE), [all])
  const listOf = (kind: Kind) =>
    shown.filter((toast) => toast.kind === kind).map((toast) => <ToastCard key={toast.id} toast={toast} />)
  useLayoutEffect(standInTopmost, [])
  stack ??= Object.assign(document.createElement('div'), { className: classes.stack })
  useClearOfHelp(shown)
  return createPortal(
    <>
      <div role="status">{listOf('success')}</div>
      <div role="alert">{listOf('failure')}</div>
    </>,
    stack,
  )
}

/** A toast stays while the pointer or the focus is on it, so that nobody loses what they are reading. */
function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation()
  const { id, kind, title, message, act } = toast
  const { hovered, ref: underPointer } = useHover<HTMLDivElement>()
  const { focused, ref: withFocus } = useFocusWithin<HTMLDivElement>()
  const held = useMergedRef(underPointer, withFocus)
  const stays = hovered || focused || act !== undefined
  useEffect(() => {
    if (stays) return
    const end = () => {
      // A failure that was out of sight is shown once the numbers give way.
      if (kind === 'failure' && isUnseen()) timer = setTimeout(end, VISIBLE_MS)
      else remove(id)
    }
    let timer = setTimeout(end, VISIBLE_MS)
    return () => clearTimeout(timer)
  }, [id, kind, stays])
  const Icon = kind === 'success' ? IconCircleCheck : IconAlertTriangle
  const runAct = () => {
    remove(id)
    act?.run()
  }
  return (
    <div className={classes.toast} data-act={act !== undefined || undefined} data-kind={kind} ref={held}>
      <Icon aria-hidden size={22} />
      <div className={classes.words}>
        <strong>{title}</strong>
        {message && <p className="muted">{message}</p>}
      </div>
      {act && (
        <Button onClick={runAct} variant="default">
          {act.label}
        </Button>
      )}
      <ActionIcon aria-label={t('ui.close')} className={classes.close} onClick={() => remove(id)} variant="quiet">
        <IconX aria-hidden size={20} />
      </ActionIcon>
    </div>
  )
}
