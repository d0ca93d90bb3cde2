import { IconClipboardCheck, IconTrendingUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import classes from './outcome-view.module.css'
import { fr as outcome } from './texts.outcome.fr.ts'

const texts = { posts: { outcome } }

export function OutcomeView({ post, heading: Heading = 'h2' }: { post: Post; heading?: 'h2' | 'h3' }) {
  useTexts(texts)
  const { t } = useTranslation()
  const dates = useDates()
  const { outcome: now, outcomeAt, outcomeNotes, diagnosis } = post
  const how = diagnosis && [
    { name: t('posts.outcome.examination'), text: diagnosis.examination },
    { name: t('posts.outcome.specialist'), text: diagnosis.specialist },
    { name: t('posts.outcome.timeTaken'), text: diagnosis.timeTaken },
    { name: t('posts.outcome.notes'), text: now === 'diagnosed' ? outcomeNotes : null },
  ]
  return (
    <>
      {diagnosis && how && (
        <section className={`stack g3 mt5 ${classes.outcome}`} data-tone="ardoise">
          <Heading>
            <IconClipboardCheck aria-hidden size={22} />
            <span>
              {t('posts.outcome.diagnosis')} <bdi>{diagnosis.name}</bdi>
            </span>
          </Heading>
          {how.some(({ text }) => text) && (
            <dl className="stack g3">
              {how.map(
                ({ name, text }) =>
                  text && (
                    <div key={name}>
                      <dt className="semibold text-sm">{name}</dt>{' '}
                      <dd className="written" dir="auto">
                        {text}
                      </dd>
                    </div>
                  ),
              )}
            </dl>
          )}
          <p className="quiet">{t('posts.outcome.namedBy', { day: dates.day(diagnosis.diagnosedAt) })}</p>
        </section>
      )}
      {now === 'better' && outcomeAt && (
        <section className={`stack g3 mt5 ${classes.outcome}`} data-tone="prune">
          <Heading>
            <IconTrendingUp aria-hidden size={22} />
            {t('posts.outcome.betterSince', { day: dates.day(outcomeAt) })}
          </Heading>
          {outcomeNotes && (
            <p className="written" dir="auto">
              {outcomeNotes}
            </p>
          )}
        </section>
      )}
    </>
  )
}
