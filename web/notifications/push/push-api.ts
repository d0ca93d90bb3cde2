import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PushSubscriptionInput } from '#contract/notifications/push-schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, queryClient } from '#web/foundation/rpc.ts'
import { endpointHere, onPermissionChange, pushSupport, subscribeHere, unsubscribeHere } from './browser-push.ts'

/** `afterInstalling` where the site must be on the home screen first, `blocked` where the browser's settings forbid notifications. */
export type PushState = 'none' | 'afterInstalling' | 'blocked' | 'off' | 'on'

/** Thrown where the browser could not be subscribed: its own push service is away, or switched off. */
export class PushServiceFailure extends Error {}

const KEY = ['push-here']

/** Checked again whenever the person comes back to the page, because the permission can change outside it. */
export function usePushState() {
  useEffect(() => onPermissionChange(lookAgain), [])
  return useQuery({ queryKey: KEY, queryFn: stateHere, staleTime: 0 })
}

/** Both sides must agree: the browser is subscribed, and the server sends to that subscription. */
async function stateHere(): Promise<PushState> {
  const support = pushSupport()
  if (support !== 'there') return support
  if (Notification.permission === 'denied') return 'blocked'
  const { publicKey, endpoint } = await api.push.get()
  return endpoint !== null && endpoint === (await endpointHere(publicKey)) ? 'on' : 'off'
}

/** The input is the person's answer to the browser, which asks at their own click; without an answer, alerts are turned off. */
export const useSwitchAlerts = () =>
  useSendOnce({
    mutationFn: (answer: Promise<NotificationPermission> | undefined) => (answer ? turnOn(answer) : turnOff()),
    onSuccess: keep,
  })

async function turnOn(answer: Promise<NotificationPermission>): Promise<PushState> {
  if ((await answer) !== 'granted') return Notification.permission === 'denied' ? 'blocked' : 'off'
  const { publicKey } = await api.push.get()
  const subscription = await subscribeHere(publicKey).catch((cause: unknown) => {
    throw new PushServiceFailure('not subscribed', { cause })
  })
  try {
    await api.push.subscribe(subscription.toJSON() as PushSubscriptionInput)
  } catch (error) {
    await subscription.unsubscribe().catch(() => undefined)
    throw error
  }
  return 'on'
}

/** The server comes first: from then on nothing is sent, whatever the browser does. */
async function turnOff(): Promise<PushState> {
  await api.push.unsubscribe()
  await unsubscribeHere().catch(() => undefined)
  return 'off'
}

function keep(state: PushState): void {
  queryClient.setQueryData(KEY, state)
}

function lookAgain(): void {
  void queryClient.invalidateQueries({ queryKey: KEY })
}
