import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chapter, Replay } from '#contract/conferences/replay-schema.ts'
import type { Conference } from '#contract/conferences/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { captionsAddress, chaptersAddress } from './api.ts'
import { chapterAt, positionText } from './position.ts'
import classes from './replay.module.css'

type PlayerProps = { conference: Conference; replay: Replay; video: string }

export function Player({ conference: { id, title }, replay, video }: PlayerProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const player = useRef<HTMLVideoElement>(null)
  const [seconds, setSeconds] = useState(0)
  const { chapters, captions, keptUntil } = replay
  const current = chapterAt(chapters, seconds)
  const goTo = ({ atSeconds }: Chapter) => {
    const film = player.current
    if (!film) return
    film.currentTime = atSeconds
    setSeconds(atSeconds)
    void film.play().catch(() => {}) // where the browser blocks autoplay, the film waits there
  }
  return (
    <div className={`stack fit g3 ${classes.layout}`} data-chapters={chapters.length > 0 || undefined}>
      <div className="stack fit g3">
        {/* biome-ignore lint/a11y/useMediaCaption: they are its staff’s to add, and it is said where there are none */}
        <video
          aria-label={t('replay.film', { title })}
          className={classes.video}
          controls
          onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
          playsInline
          preload="metadata"
          ref={player}
          src={video}
        >
          {captions.map(({ language, addedAt }) => (
            <track
              key={`${language} ${addedAt.getTime()}`}
              kind="captions"
              label={t(`conferences.languages.${language}`)}
              src={captionsAddress(id, language, addedAt)}
              srcLang={language}
            />
          ))}
          {chapters.length > 0 && <track kind="chapters" label={t('replay.chapters')} src={chaptersAddress(id)} />}
        </video>
        <p className="quiet written measure">
          {captions.length === 0
            ? t('replay.noCaptions')
            : t('replay.captionsIn', {
                languages: captions.map(({ language }) => t(`conferences.languages.${language}`)).join(', '),
              })}{' '}
          {keptUntil && t('replay.keptUntil', { day: dates.day(keptUntil) })}
        </p>
      </div>
      {chapters.length > 0 && (
        <nav aria-label={t('replay.chapters')} className={`stack g2 ${classes.chapters}`}>
          <h3>{t('replay.chapters')}</h3>
          <ol>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <button
                  aria-current={chapter.id === current?.id || undefined}
                  onClick={() => goTo(chapter)}
                  type="button"
                >
                  <span className={`prune semibold tabular rigid ${classes.at}`}>
                    {positionText(chapter.atSeconds)}
                  </span>{' '}
                  <span dir="auto">{chapter.title}</span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  )
}
