import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { countryName } from '#contract/foundation/countries.ts'
import type { MatchReasons } from '#contract/matching/schema.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import classes from './match-reason-list.module.css'

const WORDS_SHOWN = 5

export function MatchReasonList({ reasons }: { reasons: MatchReasons }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { country, sameZone, monthsApart, commonTravel, sharedTags, sharedWords } = reasons
  const words = sharedWords.slice(0, WORDS_SHOWN)
  const said = [
    country && t('matching.reasons.country', { country: countryName(country, language) }),
    sameZone && t(country === 'FR' ? 'matching.reasons.department' : 'matching.reasons.zone'),
    monthsApart !== null && t(`matching.reasons.start.${monthsApart === 0 ? 'same' : 'neighbouring'}`),
    commonTravel && t('matching.reasons.travel'),
    sharedTags.length > 0 &&
      t('matching.reasons.tags', { tags: sharedTags.map((tag) => tagLabel(tag, language)).join(', ') }),
    words.length > 0 && t('matching.reasons.words', { words: words.join(', ') }),
  ].filter((each) => typeof each === 'string')
  return (
    <ul aria-label={t('matching.reasons.label')} className={`row quiet ${classes.reasons}`}>
      {said.map((reason) => (
        <li key={reason}>
          <IconCheck aria-hidden className="prune" size={18} />
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  )
}
