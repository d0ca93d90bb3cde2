import { Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useOwnStories } from './api.ts'
import { fr as treatments } from './texts.fr.ts'
import type { TreatmentValues } from './treatment-values.ts'
import { useTreatmentForm } from './use-treatment-form.tsx'

const texts = { treatments }

export type Offer = {
  words: string
  initial: Partial<TreatmentValues>
  draft: string
}

type TellElsewhereProps = {
  offers: readonly Offer[]
  postId?: string | undefined
  /** The French name of a listed symptom, whose stories come first where there is a choice. */
  symptom?: string | undefined
  isMain?: boolean
}

export function TellElsewhere({ offers, postId, symptom, isMain = false }: TellElsewhereProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const { stories: own, error, refetch } = useOwnStories(postId)
  const [chosen, setChosen] = useState<string>()
  const [opened, setOpened] = useState<Offer>()
  const form = useTreatmentForm()
  if (!own && !isMain) return null
  if (!own && error)
    return <FailureBox error={error} onRetry={() => void refetch()} title={t('treatments.elsewhere.failed')} />
  const isOfSymptom = ({ tags }: { tags: readonly string[] }) => symptom !== undefined && tags.includes(symptom)
  const stories = own?.toSorted((one, other) => Number(isOfSymptom(other)) - Number(isOfSymptom(one)))
  if (stories?.length === 0)
    return isMain ? (
      <>
        <p>{t('treatments.elsewhere.noStory')}</p>
        <LinkButton hash="symptome" size="lg" to="/">
          {t('treatments.elsewhere.tellStory')}
        </LinkButton>
      </>
    ) : (
      <p className="quiet">
        {t('treatments.elsewhere.noStory')}{' '}
        <Link hash="symptome" to="/">
          {t('treatments.elsewhere.tellStory')}
        </Link>
      </p>
    )
  const only = stories?.length === 1 ? stories[0] : undefined
  const post = only ?? stories?.find(({ id }) => id === (postId ?? chosen))
  return (
    <>
      <div className="row">
        {offers.map((offer) => (
          <Button
            aria-disabled={!stories || undefined}
            data-disabled={!stories || undefined}
            key={offer.draft}
            leftSection={<IconPlus aria-hidden size={20} />}
            onClick={() => {
              if (!stories) return
              setOpened(offer)
              form.open()
            }}
            size={isMain ? 'lg' : undefined}
            variant={isMain ? 'filled' : 'default'}
          >
            <span className="breaks" dir="auto">
              {offer.words}
            </span>
          </Button>
        ))}
      </div>
      {form.mount({
        initial: opened?.initial ?? {},
        draft: opened?.draft,
        story: post ? { id: post.id, title: post.title, began: post.own?.startDate ?? null } : null,
        children: stories && postId === undefined && !only && (
          <NativeSelect
            data={[
              { value: '', label: t('treatments.form.chooseStory'), disabled: true },
              ...stories.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            data-autofocus
            label={t('treatments.form.story')}
            onChange={(event) => setChosen(event.currentTarget.value)}
            required
            value={post?.id ?? ''}
          />
        ),
      })}
    </>
  )
}
