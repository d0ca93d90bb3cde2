import { Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { useOwnStories } from './api.ts'
import { fr as treatments } from './texts.fr.ts'
import type { TreatmentValues } from './treatment-values.ts'
import { useTreatmentForm } from './use-treatment-form.tsx'

const texts = { treatments }

type TellElsewhereProps = {
  /** Where what it says is known: nothing is typed twice. */
  initial: Partial<TreatmentValues>
  /** The story it belongs to, where that is known; else one chooses among one's own. */
  postId?: string | undefined
  words: string
}

/** A button that brings what is known of a thing tried into a story of one's own. Nothing while it is not known which stories there are. */
export function TellElsewhere({ initial, postId, words }: TellElsewhereProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const { data } = useOwnStories()
  const [chosen, setChosen] = useState<string>()
  const form = useTreatmentForm()
  if (!data) return null
  const stories = data.items
  if (stories.length === 0)
    return (
      <p className="quiet">
        {t('treatments.elsewhere.noStory')}{' '}
        <Link hash="symptome" to="/">
          {t('treatments.elsewhere.tellStory')}
        </Link>
      </p>
    )
  const post = stories.find(({ id }) => id === (postId ?? chosen)) ?? stories[0]!
  const isKnown = postId !== undefined || stories.length === 1
  return (
    <>
      <Button leftSection={<IconPlus aria-hidden size={20} />} onClick={() => form.open()} variant="default">
        <span dir="auto">{words}</span>
      </Button>
      {form.mount({
        initial,
        story: { id: post.id, title: post.title, began: post.own?.startDate ?? null },
        children: isKnown ? undefined : (
          <NativeSelect
            data={stories.map(({ id, title }) => ({ value: id, label: title }))}
            label={t('treatments.form.story')}
            onChange={(event) => setChosen(event.currentTarget.value)}
            value={post.id}
          />
        ),
      })}
    </>
  )
}
