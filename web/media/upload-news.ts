const NAME = 'vecu.uploads'

/** One channel for speaking and hearing: a second one in the same tab would hear this tab's own words. */
let opened: BroadcastChannel | undefined

function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel(NAME)
  return opened
}

/** Tells the other tabs of this browser that what is kept of a form's files changed. */
export const tellOtherTabs = (formId: string): void => channel()?.postMessage(formId)

/** Hears from other tabs, for as long as the tab lives. */
export function onOtherTabs(listener: (formId: string) => void): void {
  channel()?.addEventListener('message', ({ data }: MessageEvent<string>) => listener(data))
}
