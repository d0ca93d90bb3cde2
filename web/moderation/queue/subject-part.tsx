import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Media } from '#contract/media/schema.ts'
import type { CaseDetail } from '#contract/moderation/schema.ts'
import { Film } from '#web/media/film.tsx'
import { Part } from './part.tsx'
import classes from './queue.module.css'

export function SubjectPart({ detail: { subject, kind, isHidden } }: { detail: CaseDetail }) {
  const { t } = useTranslation()
  const { current, asReported, path, media } = subject
  const isSame =
    current !== null &&
    asReported !== null &&
    current.title === asReported.title &&
    current.body === asReported.body &&
    current.answer === asReported.answer
  return (
    <Part title={t('queue.subject.title')}>
      {kind === 'message' && <p>{t('queue.subject.private')}</p>}
      {kind === null && <p>{t('queue.subject.described')}</p>}
      {kind !== 'message' && kind !== null && (
        <div className={`stack ${classes.versions}`}>
          {isSame ? (
            <Version text={current} title={t('queue.subject.unchanged')} />
          ) : (
            <>
              <Version text={asReported} title={t('queue.subject.asReported')} />
              <Version text={current} title={t('queue.subject.current')} />
            </>
          )}
        </div>
      )}
      {media.length > 0 && <Pictures media={media} />}
      {path && !isHidden && (
        <p>
          <a className={`target prune ${classes.link}`} href={path} rel="noreferrer" target="_blank">
            <IconExternalLink aria-hidden size={18} />
            {t('queue.subject.see')}
          </a>
        </p>
      )}
    </Part>
  )
}

function Pictures({ media }: { media: Media[] }) {
  const { t } = useTranslation()
  return (
    <ul className={`stack g3 ${classes.pictures}`}>
      {media.map((each, at) => {
        const { id, small, large, video, width, height } = each
        const said = { place: at + 1, total: media.length }
        return (
          <li key={id}>
            {video !== null ? (
              <Film isNear={false} isShown maySave media={{ ...each, video }} name={t('queue.subject.video', said)} />
            ) : (
              <a href={large ?? small ?? undefined} rel="noreferrer" target="_blank">
                <img
                  alt={t('queue.subject.photo', said)}
                  decoding="async"
                  height={height}
                  loading="lazy"
                  src={small ?? undefined}
                  width={width}
                />
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Version({ title, text }: { title: string; text: CaseDetail['subject']['current'] }) {
  const { t } = useTranslation()
  return (
    <div className={`stack fit g2 well p4 ${classes.version}`}>
      <h3>{title}</h3>
      {text ? (
        <>
          {text.title && (
            <p dir="auto" className={`breaks ${classes.versionTitle}`}>
              {text.title}
            </p>
          )}
          <p className="written" dir="auto">
            {text.body}
          </p>
          {text.answer && (
            <>
              <p className="quiet breaks">{t('queue.subject.answer')}</p>
              <p className="written" dir="auto">
                {text.answer}
              </p>
            </>
          )}
        </>
      ) : (
        <p className="quiet breaks">{t('queue.subject.gone')}</p>
      )}
    </div>
  )
}
