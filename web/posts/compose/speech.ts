type Heard = { isFinal: boolean; 0: { transcript: string } }
type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  start: () => void
  stop: () => void
  abort: () => void
}
type RecognitionMaker = new () => Recognition
type HeardEvent = Event & { resultIndex: number; results: ArrayLike<Heard> }

const maker = (): RecognitionMaker | undefined =>
  Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition')

export const canDictate = (): boolean => maker() !== undefined

type Listening = {
  lang: string
  onWords: (words: string) => void
  onEnd: (how: 'done' | 'failed') => void
}

/** @returns  stops listening; speech up to then is still recognised */
export function listenToSpeech({ lang, onWords, onEnd }: Listening): () => void {
  const Maker = maker()
  if (!Maker) return () => {}
  const recognition = new Maker()
  Object.assign(recognition, { lang, continuous: true, interimResults: false })
  let how: 'done' | 'failed' = 'done'
  recognition.addEventListener('result', (event) => {
    const { results, resultIndex } = event as HeardEvent
    const words = Array.from(results)
      .slice(resultIndex)
      .filter(({ isFinal }) => isFinal)
      .map((heard) => heard[0].transcript.trim())
      .join(' ')
    if (words !== '') onWords(words)
  })
  recognition.addEventListener('error', (event) => {
    if (!isSilence(event)) how = 'failed'
  })
  recognition.addEventListener('end', () => onEnd(how))
  recognition.start()
  return () => recognition.stop()
}

const isSilence = (event: Event) => ['no-speech', 'aborted'].includes(String(Reflect.get(event, 'error')))
