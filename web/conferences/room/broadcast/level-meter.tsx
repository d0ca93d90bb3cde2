import { useEffect, useRef } from 'react'
import classes from './level-meter.module.css'

const LOOK_MS = 100
/** The level of a loud voice near the microphone, as a root mean square from 0 to 1. */
const LOUD = 0.35

/** Shows the level of a microphone, so that one sees that it is the right one and on. */
export function LevelMeter({ label, stream }: { label: string; stream: MediaStream }) {
  const bar = useRef<HTMLDivElement>(null)
  const meter = useRef<HTMLMeterElement>(null)
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return
    const context = new AudioContext()
    const source = context.createMediaStreamSource(stream)
    const analyser = context.createAnalyser()
    analyser.fftSize = 1024
    source.connect(analyser)
    const heard = new Float32Array(analyser.fftSize)
    const looking = setInterval(() => {
      analyser.getFloatTimeDomainData(heard)
      const loudness = Math.sqrt(heard.reduce((sum, value) => sum + value * value, 0) / heard.length)
      const level = Math.min(100, Math.round((loudness / LOUD) * 100))
      bar.current?.style.setProperty('--level', `${level}%`)
      if (meter.current) meter.current.value = level
    }, LOOK_MS)
    return () => {
      clearInterval(looking)
      void context.close()
    }
  }, [stream])
  return (
    <div className={`anchor pill ${classes.meter}`} ref={bar}>
      <meter aria-label={label} className="unseen" max={100} min={0} ref={meter} />
    </div>
  )
}
