export type News = 'signedIn' | 'signingOut' | 'signedOut'

const NAME = 'vecu.session'

/** The one channel for sending and receiving: a second one in the same tab would receive this tab's own messages. */
let opened: BroadcastChannel | undefined

const channel = () => {
  opened ??= new BroadcastChannel(NAME)
  return opened
}

export const tellOtherTabs = (news: News): void => channel().postMessage(news)

/** @returns  stops listening */
export function onOtherTabs(listener: (news: News) => void): () => void {
  const hear = ({ data }: MessageEvent<News>) => listener(data)
  channel().addEventListener('message', hear)
  return () => channel().removeEventListener('message', hear)
}
