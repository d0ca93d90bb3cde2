import { Select } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX, TOPICS_SHOWN } from '#contract/conferences/limits.ts'
import { LANGUAGES } from '#web/foundation/languages.ts'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { SearchBox } from '#web/foundation/ui/fields/search-box.tsx'
import { showFocused } from '#web/foundation/ui/show-focused.ts'
import { type ConferencesView, typedWords } from './conference-view.ts'
import classes from './conferences-bar.module.css'

export type ConferencesBarProps = {
  view: ConferencesView
  /** `replace` continues a search that has begun: going back then leads to the page before that search. */
  onView: (view: ConferencesView, how?: { replace: boolean }) => void
  topics: readonly string[] | undefined
}

const ANY = 'all' as const

export function ConferencesBar({ view, onView, topics }: ConferencesBarProps) {
  const { t } = useTranslation()
  const { q, sujet, langue } = view
  const search = (words: string) =>
    onView({ ...view, q: words || undefined }, { replace: q !== undefined && words !== '' })
  // A topic from the address that is not among the frequent ones is still shown as chosen.
  const shown = (topics ?? []).slice(0, TOPICS_SHOWN)
  const offered = sujet && !shown.includes(sujet) ? [...shown, sujet] : shown
  return (
    <div className="stack fit g3 mb5">
      <div className={`line ${classes.row}`}>
        <SearchBox
          clearLabel={t('conferences.search.clear')}
          label={t('conferences.search.label')}
          max={SEARCH_MAX}
          onSearch={search}
          placeholder={t('conferences.search.placeholder')}
          read={typedWords}
          value={q ?? ''}
        />
        <Select
          allowDeselect={false}
          aria-label={t('conferences.languages.label')}
          className={classes.language}
          data={[ANY, ...LANGUAGES].map((value) => ({ value, label: t(`conferences.languages.${value}`) }))}
          leftSection={<IconLanguage aria-hidden size={20} />}
          leftSectionPointerEvents="none"
          onChange={(chosen) => onView({ ...view, langue: LANGUAGES.find((language) => language === chosen) })}
          value={langue ?? ANY}
        />
      </div>
      <fieldset aria-label={t('conferences.topics.label')} className={`row ${classes.chips}`} onFocus={showFocused}>
        <Chip isOn={sujet === undefined} onPress={() => onView({ ...view, sujet: undefined })}>
          {t('conferences.topics.all')}
        </Chip>
        {offered.map((topic) => (
          <Chip
            isOn={topic === sujet}
            key={topic}
            onPress={() => onView({ ...view, sujet: topic === sujet ? undefined : topic })}
          >
            {topic}
          </Chip>
        ))}
      </fieldset>
    </div>
  )
}
