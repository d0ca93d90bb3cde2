import { Autocomplete, Button, Checkbox } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TAG_MAX } from '#contract/posts/limits.ts'
import { storedTag, suggestTags, tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { CountrySelect } from '../compose/country-select.tsx'
import { fr as form } from '../compose/texts.form.fr.ts'
import { type FeedFiltersProps, type FeedView, plainLine } from './feed-view.ts'

const texts = { posts: { form } }

type FeedFilterSheetProps = FeedFiltersProps & { isOpen: boolean; onClose: () => void }

export function FeedFilterSheet({ view, onApply, isOpen, onClose }: FeedFilterSheetProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const formId = useId()
  const language = useLanguage()
  const fromView = ({ pays, tag, medias }: FeedView) => ({
    country: pays ?? null,
    tag: tag === undefined ? '' : tagLabel(tag, language),
    isWithMedia: medias === 'avec',
  })
  const [chosen, setChosen] = useState(() => fromView(view))
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setChosen(fromView(view))
  }

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const tag = storedTag(plainLine(chosen.tag))
    onApply({
      ...(chosen.country && { pays: chosen.country }),
      ...(tag && { tag }),
      ...(chosen.isWithMedia && { medias: 'avec' }),
    })
  }
  const footer = (
    <>
      <Button onClick={() => onApply({})} variant="default">
        {t('posts.filters.clear')}
      </Button>
      <Button form={formId} type="submit">
        {t('posts.filters.apply')}
      </Button>
    </>
  )
  const suggested = suggestTags({ query: chosen.tag, chosen: [], language }).map(({ name }) => name)
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={t('posts.filters.title')}>
      <form className="stack g5" id={formId} noValidate onSubmit={apply}>
        <CountrySelect
          label={t('posts.form.country')}
          onChange={(country) => setChosen({ ...chosen, country })}
          value={chosen.country}
        />
        <Autocomplete
          autoComplete="off"
          data={[...new Set(suggested)]}
          description={t('posts.filters.tagHint')}
          filter={({ options }) => options}
          label={t('posts.filters.tag')}
          maxLength={TAG_MAX}
          onChange={(tag) => setChosen({ ...chosen, tag })}
          value={chosen.tag}
        />
        <Checkbox
          checked={chosen.isWithMedia}
          label={t('posts.filters.media')}
          onChange={(event) => setChosen({ ...chosen, isWithMedia: event.currentTarget.checked })}
        />
      </form>
    </Sheet>
  )
}
