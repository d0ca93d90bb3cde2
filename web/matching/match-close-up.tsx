import { VisuallyHidden } from '@mantine/core'
import { IconCalendar, IconMapPin, IconNotes, IconPlane, IconWorld } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { countryName } from '#contract/foundation/countries.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { MONTH_POINTS, POINTS } from '#contract/matching/limits.ts'
import type { Match, MatchReasons } from '#contract/matching/schema.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import type { Icon } from '#web/foundation/ui/people/badge.tsx'
import { TagList } from '#web/foundation/ui/tag-list.tsx'
import classes from './match-close-up.module.css'

type MatchCloseUpProps = Pick<Match, 'reasons' | 'wholeScore'>

/**
 * The sum is not shown, because undisclosed criteria are missing from it.
 * The whole score is shown once the two members talk (ruling 60).
 */
export function MatchCloseUp({ reasons, wholeScore }: MatchCloseUpProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <ul className={`divided ${classes.criteria}`}>
        {criteriaOf(reasons, t, language).map((criterion) => (
          <CriterionRow key={criterion.title} {...criterion} />
        ))}
      </ul>
      {reasons.sharedTags.length > 0 && (
        <div className="row middle text-sm mt3 g4 r2">
          <span>{t('matching.tags')}</span>
          <TagList tags={reasons.sharedTags.map((tag) => tagLabel(tag, language))} />
        </div>
      )}
      {wholeScore === null ? (
        <p className="quiet mt4">{t('matching.untold')}</p>
      ) : (
        <p className="quiet mt4">{t('matching.whole', { score: wholeScore })}</p>
      )}
      <p className="quiet mt4">{t('matching.caution')}</p>
    </>
  )
}

type Criterion = { icon: Icon; title: string; detail: string; points: number; max: number }

function CriterionRow({ icon: IconDrawn, title, detail, points, max }: Criterion) {
  const { t } = useTranslation()
  return (
    <li data-empty={points === 0 || undefined}>
      <IconDrawn aria-hidden size={22} />
      <div>
        <b dir="auto">{title}</b> <span>{detail}</span>
      </div>
      <p>
        <span aria-hidden="true">
          {points > 0 ? `+${points}` : points}
          <small>{` / ${max}`}</small>
        </span>{' '}
        <VisuallyHidden>{t('matching.points', { points, max })}</VisuallyHidden>
      </p>
    </li>
  )
}

function criteriaOf(reasons: MatchReasons, t: TFunction, language: Language): Criterion[] {
  const { country, sameZone, monthsApart, sharedWords, commonTravel, points } = reasons
  const zone = country === 'FR' ? 'department' : 'zone'
  return [
    {
      icon: IconWorld,
      ...(country
        ? { title: t('matching.criteria.country.same'), detail: countryName(country, language) }
        : { title: t('matching.criteria.country.name'), detail: t('matching.criteria.country.none') }),
      points: points.country,
      max: POINTS.country,
    },
    {
      icon: IconMapPin,
      ...(sameZone
        ? { title: t(`matching.criteria.${zone}.same`), detail: t(`matching.criteria.${zone}.detail`) }
        : { title: t(`matching.criteria.${zone}.name`), detail: t(`matching.criteria.${zone}.none`) }),
      points: points.zone,
      max: POINTS.zone,
    },
    {
      icon: IconCalendar,
      ...(monthsApart !== null
        ? {
            title: t('matching.criteria.period.same'),
            detail: t(`matching.criteria.period.${monthsApart === 0 ? 'sameMonth' : 'neighbouring'}`),
          }
        : { title: t('matching.criteria.period.name'), detail: t('matching.criteria.period.none') }),
      points: points.period,
      max: MONTH_POINTS.same,
    },
    {
      icon: IconNotes,
      title: t('matching.criteria.words.name'),
      detail: sharedWords.length > 0 ? sharedWords.join(', ') : t('matching.criteria.words.none'),
      points: points.words,
      max: POINTS.words,
    },
    {
      icon: IconPlane,
      ...(commonTravel
        ? { title: t('matching.criteria.travel.same'), detail: t('matching.criteria.travel.detail') }
        : { title: t('matching.criteria.travel.name'), detail: t('matching.criteria.travel.none') }),
      points: points.travel,
      max: POINTS.travel,
    },
  ]
}
