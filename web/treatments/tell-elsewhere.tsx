import { Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { useOwnStories } from './api.ts'
import classes from './tell-elsewhere.module.css'
import { fr as treatments } from './texts.fr.ts'
import type { TreatmentValues } from './treatment-values.ts'
import { useTreatmentForm } from './use-treatment-form.tsx'

const texts = { treatments }

/** One treatment that can be told from where the button stands. */
export type Offer = {
  words: string
  /** The values known there, so that nothing is typed twice. */
  initial: Partial<TreatmentValues>
  /** The name under which the typed values are kept on this device. */
  draft: string
}

type TellElsewhereProps = {
  offers: readonly Offer[]
  /** The story that the treatments belong to, where it is known; else the member chooses one of their own. */
  postId?: string | undefined
}

/** Buttons that add each known treatment to one of the member's own stories. Nothing until the list of stories has loaded. */
export function TellElsewhere({ offers, postId }: TellElsewhereProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const { data } = useOwnStories()
  const [chosen, setChosen] = useState<string>()
  const [opened, setOpened] = useState<Offer>()
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
      <div className={classes.offers}>
        {offers.map((offer) => (
          <Button
            key={offer.draft}
            leftSection={<IconPlus aria-hidden size={20} />}
            onClick={() => {
              setOpened(offer)
              form.open()
            }}
            variant="default"
          >
            <span dir="auto">{offer.words}</span>
          </Button>
        ))}
      </div>
      {form.mount({
        initial: opened?.initial ?? {},
        draft: opened?.draft,
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
