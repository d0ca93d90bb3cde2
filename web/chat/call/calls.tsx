import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTexts } from '#web/foundation/i18n.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { CallPreview } from './call-preview.tsx'
import { openCallStore } from './call-store.ts'
import { CallView } from './call-view.tsx'
import { IncomingCall } from './incoming-call.tsx'
import { openLazyCalls } from './lazy-calls.ts'
import { forgetLeft, keepLeft, leftCall } from './left-call.ts'
import { fr as call } from './texts.fr.ts'

const texts = { call }

/** `keepalive`, because an unloading page aborts ordinary requests. */
const hangUpLeaving = (id: string) =>
  void fetch(`/api/calls/${id}`, { method: 'DELETE', keepalive: true }).catch(() => {})

const leaving = {
  say: (id: string) => {
    keepLeft(id)
    const body = JSON.stringify({ bodies: [{ kind: 'leaving' }] })
    const headers = { 'content-type': 'application/json' }
    void fetch(`/api/calls/${id}/signals`, { method: 'POST', keepalive: true, headers, body }).catch(() => {})
  },
  left: () => {
    const id = leftCall()
    forgetLeft()
    return id
  },
}

const store = openCallStore({ calls: api.calls, hangUpLeaving, leaving })
openLazyCalls(store)

export function Calls() {
  useTexts(texts)
  const tell = useFailureToast()
  const { phase, own, isSmall } = useSyncExternalStore(store.subscribe, store.viewModel)
  useFocusBack(phase.at !== 'none')
  useOverWithSession()
  useScreenOn(phase.at === 'talking')
  switch (phase.at) {
    case 'none':
      return null
    case 'preview':
      return <CallPreview store={store} own={own} preview={phase} />
    case 'incoming':
      return (
        <IncomingCall
          call={phase.call}
          store={store}
          isAnswering={phase.isAnswering}
          isAsked={phase.isAsked}
          onAnswer={() => void store.answer().catch(tell)}
          onDecline={() => void store.decline().catch(tell)}
          own={own}
        />
      )
    default:
      return <CallView store={store} isSmall={isSmall} own={own} phase={phase} />
  }
}

function useOverWithSession(): void {
  useEffect(
    () => () => {
      if (!queryClient.getQueryData(query.accounts.me.queryKey())?.member) store.hangUp()
    },
    [],
  )
}

/** After a call, returns the focus to where it was before, unless the page has the focus already. */
function useFocusBack(isShown: boolean): void {
  const before = useRef<Element>(null)
  const wasShown = useRef(false)
  // Read during rendering, because the view that is about to mount takes the focus.
  if (isShown && !wasShown.current) before.current = document.activeElement
  wasShown.current = isShown
  useEffect(() => {
    if (isShown || document.activeElement !== document.body) return
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
  }, [isShown])
}

/** A phone that dims its screen stops its camera. */
function useScreenOn(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const keep = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (given) => {
          if (isOver) void given.release()
          else lock = given
        },
        () => {},
      )
    }
    keep()
    document.addEventListener('visibilitychange', keep)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', keep)
      void lock?.release()
    }
  }, [isOn])
}
