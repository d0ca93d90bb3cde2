const EVERY_MS = 3_200
const NOTES_HZ = [523.25, 659.25]
const NOTE_SECONDS = 0.5
const LOUDNESS = 0.08

/** Silent where the browser blocks sound before a gesture. */
export function startTone(): () => void {
  if (typeof AudioContext === 'undefined') return () => {}
  const context = new AudioContext()
  const sound = () => {
    if (context.state !== 'running') return
    NOTES_HZ.forEach((frequency, rank) => {
      note(context, { frequency, at: context.currentTime + rank * NOTE_SECONDS })
    })
  }
  context.resume().then(sound, () => {})
  const sounding = setInterval(sound, EVERY_MS)
  return () => {
    clearInterval(sounding)
    void context.close()
  }
}

function note(context: AudioContext, { frequency, at }: { frequency: number; at: number }): void {
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.frequency.value = frequency
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.05)
  loudness.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS)
  tone.connect(loudness).connect(context.destination)
  tone.start(at)
  tone.stop(at + NOTE_SECONDS)
}
