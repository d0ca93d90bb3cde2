import { Button } from '@mantine/core'
import { IconFileText, IconPlus } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useFocusLeftToHeading } from '#web/foundation/use-called-section.ts'
import { useTried } from './api.ts'
import { CareRow } from './care-row.tsx'
import { Journey } from './journey.tsx'
import { PendingNote } from './pending-note.tsx'
import { fr as treatments } from './texts.fr.ts'
import { fr as tried } from './texts.tried.fr.ts'
import { TriedList } from './tried-list.tsx'
import classes from './tried-section.module.css'
import { useTreatmentForm } from './use-treatment-form.tsx'

const texts = { treatments, tried }

type TriedSectionProps = {
  post: Post
  /** Counts the author's presses elsewhere on the page that ask what they tried: each one opens the form. */
  asked: number
}

export function TriedSection({ post, asked }: TriedSectionProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useTried(post.id)
  const { data } = query
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useTreatmentForm(heading)
  const { isMine } = post
  const story = { id: post.id, title: post.title, began: post.own?.startDate ?? null }
  const [answered, setAnswered] = useState(0)
  useFocusLeftToHeading(heading)
  const isAsked = asked > answered && data?.canAdd === true
  const ask = useEffectEvent(() => {
    setAnswered(asked)
    // The form returns the focus to this heading when it closes.
    heading.current?.focus({ preventScroll: true })
    form.open()
  })
  useEffect(() => {
    if (isAsked) ask()
  }, [isAsked])
  const tellsNothing =
    data && data.treatments.length === 0 && data.care.examinations === null && data.care.doctors === null
  if (tellsNothing && !isMine) return <Journey entries={[]} outcomes={data.outcomes} post={post} />
  const add = (words: string) => (
    <Button leftSection={<IconPlus aria-hidden size={20} />} onClick={() => form.open()} variant="light">
      {words}
    </Button>
  )
  return (
    <section aria-labelledby="essais" className="stack mt8">
      <div className="row middle apart g4 r2">
        <h2 className="title-md" id="essais" ref={heading} tabIndex={-1}>
          {t(isMine ? 'treatments.mine' : 'treatments.others')}
        </h2>
        {data?.canAdd && data.treatments.length > 0 && add(t('treatments.add'))}
      </div>
      <Awaited cards={1} failed={t('treatments.failed')} of={query} />
      {isMine && <PendingNote story={story} />}
      {data && (
        <>
          {isMine && data.treatments.length > 0 && <p className="quiet">{t('treatments.intro')}</p>}
          <Journey entries={data.treatments} outcomes={data.outcomes} post={post} />
          {data.treatments.length > 0 ? (
            <TriedList entries={data.treatments} onEdit={(entry) => form.open(entry)} />
          ) : (
            isMine && (
              <div className={`stack g3 start well p5 ${classes.empty}`}>
                <strong>{t('treatments.empty')}</strong>
                <p>{t('treatments.emptyText')}</p>
                {data.canAdd && add(t('treatments.addFirst'))}
              </div>
            )
          )}
          <CareRow canChange={data.canAdd} care={data.care} postId={post.id} />
          {data.treatments.length > 0 && <Note>{t('treatments.testimony')}</Note>}
          {isMine && (
            <div>
              <LinkButton
                leftSection={<IconFileText aria-hidden size={20} />}
                params={{ id: post.id }}
                to="/dashboard/symptom/$id/sheet"
                variant="default"
              >
                {t('treatments.sheet.open')}
              </LinkButton>
            </div>
          )}
        </>
      )}
      {form.mount({ story })}
    </section>
  )
}
