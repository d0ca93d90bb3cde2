const NAME = 'vecu.uploads'

/** The one channel for sending and receiving: a second one in the same tab would receive this tab's own messages. */
let opened: BroadcastChannel | undefined

function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(NAME)
  return opened
}

/** Tells the other tabs of this browser that the kept files of a form changed. */
export const tellOtherTabs = (formId: string): void => channel()?.postMessage(formId)

/** Listens to other tabs, for as long as this tab lives. */
export function onOtherTabs(listener: (formId: string) => void): void {
  channel()?.addEventListener('message', ({ data }: MessageEvent<string>) => listener(data))
}
