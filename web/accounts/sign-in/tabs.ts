export type News = 'signedIn' | 'signingOut' | 'signedOut'

const NAME = 'vecu.session'

/** One channel for speaking and hearing: a second one in the same tab would hear this tab's own words. */
let opened: BroadcastChannel | undefined

const channel = () => {
  opened ??= new BroadcastChannel(NAME)
  return opened
}

/** Tells the other tabs of this browser that someone has signed in here, asks to sign out, or has. */
export const tellOtherTabs = (news: News): void => channel().postMessage(news)

/** @returns  stops listening */
export function onOtherTabs(listener: (news: News) => void): () => void {
  const hear = ({ data }: MessageEvent<News>) => listener(data)
  channel().addEventListener('message', hear)
  return () => channel().removeEventListener('message', hear)
}
