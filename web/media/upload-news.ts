const NAME = 'vecu.uploads'

/** The one channel for sending and receiving: a second one in the same tab would receive this tab's own messages. */
let opened: BroadcastChannel | undefined

function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(NAME)
  return opened
}

export const tellOtherTabs = (formId: string): void => channel()?.postMessage(formId)

export function onOtherTabs(listener: (formId: string) => void): void {
  channel()?.addEventListener('message', ({ data }: MessageEvent<string>) => listener(data))
}
