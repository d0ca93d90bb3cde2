import { Button, Checkbox } from '@mantine/core'
import { IconChevronLeft, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import type { Tried } from '#contract/treatments/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useDates, useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { Paper } from '#web/foundation/ui/layout/paper.tsx'
import { Section } from '#web/foundation/ui/layout/section.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { usePost } from '#web/posts/api.ts'
import { OutcomeView } from '#web/posts/post/outcome-view.tsx'
import { fr as detail } from '#web/posts/post/texts.detail.fr.ts'
import { useTried } from './api.ts'
import { effectKey } from './effect-words.ts'
import { Journey } from './journey.tsx'
import { periodText } from './period.ts'
import { SheetJournal } from './sheet-journal.tsx'
import classes from './sheet-screen.module.css'
import { fr as treatments } from './texts.fr.ts'
import { fr as tried } from './texts.tried.fr.ts'

const texts = { treatments, tried, posts: { detail } }

export function SheetScreen({ id }: { id: string }) {
  useTexts(texts)
  const { t } = useTranslation()
  const story = usePost(id)
  const tried = useTried(id)
  const isMissing = isRefusal(story.error, 'NOT_FOUND') || isRefusal(story.error, 'INVALID_INPUT')
  if (isMissing || (story.data && !story.data.isMine)) return <Missing />
  return (
    <>
      <Link className={`target ${classes.back}`} params={{ id }} to="/dashboard/symptom/$id">
        <IconChevronLeft aria-hidden size={20} />
        {t('treatments.sheet.back')}
      </Link>
      <PageTitle intro={t('treatments.sheet.intro')}>{t('treatments.sheet.title')}</PageTitle>
      <Awaited cards={2} failed={t('treatments.failed')} of={story.data ? tried : story} />
      {story.data && tried.data && <Whole post={story.data} tried={tried.data} />}
    </>
  )
}

function Missing() {
  const { t } = useTranslation()
  return (
    <EmptyState
      action={
        <LinkButton size="lg" to="/dashboard/symptoms">
          {t('posts.detail.backToOwn')}
        </LinkButton>
      }
      order={1}
      title={t('posts.detail.missing')}
    >
      {t('posts.detail.missingText')}
    </EmptyState>
  )
}

type WholeProps = { post: Post; tried: Tried }

function Whole({ post, tried }: WholeProps) {
  const { t } = useTranslation()
  const [isNamed, setNamed] = useState(false)
  return (
    <div className="stack g5 mt5">
      <Section title={t('treatments.sheet.options')}>
        {post.author.username !== null && (
          <Checkbox
            checked={isNamed}
            label={t('treatments.sheet.withName')}
            onChange={(event) => setNamed(event.currentTarget.checked)}
          />
        )}
        <div>
          <Button leftSection={<IconPrinter aria-hidden size={20} />} onClick={() => window.print()} size="lg">
            {t('treatments.sheet.print')}
          </Button>
        </div>
      </Section>
      <Sheet by={isNamed ? post.author.username : null} post={post} tried={tried} />
    </div>
  )
}

function Sheet({ post, tried, by }: WholeProps & { by: string | null }) {
  const { t } = useTranslation()
  const dates = useDates()
  const language = useLanguage()
  const { title, description, own, duration, intensity, tags } = post
  const { examinations, doctors } = tried.care
  const facts = [
    own?.startDate && t('treatments.sheet.began', { day: dates.plainDate(own.startDate) }),
    duration && t('treatments.sheet.lasting', { duration }),
    intensity !== null && t('treatments.sheet.intensity', { intensity }),
    tags.length > 0 && t('treatments.sheet.tags', { tags: tags.map((tag) => tagLabel(tag, language)).join(', ') }),
    examinations !== null && t('treatments.care.examinations', { count: examinations }),
    doctors !== null && t('treatments.care.doctors', { count: doctors }),
  ].filter((fact) => typeof fact === 'string')
  return (
    <Paper
      className={classes.sheet}
      foot={<p>{t('treatments.sheet.foot')}</p>}
      intro={
        <>
          {by !== null && <p>{t('treatments.sheet.by', { name: by })}</p>}
          <p>{facts.join(' · ')}</p>
        </>
      }
      kind={t('treatments.sheet.kind')}
      madeOn={t('treatments.sheet.madeOn', { day: dates.day(new Date()) })}
      title={title}
    >
      <section>
        <h3>{t('treatments.sheet.told')}</h3>
        <p className="written" dir="auto">
          {description}
        </p>
      </section>
      <section>
        <h3>{t('treatments.sheet.tried')}</h3>
        <Journey entries={tried.treatments} isPrinted outcomes={tried.outcomes} post={post} />
        {tried.treatments.length === 0 ? (
          <p>{t('treatments.sheet.nothingTried')}</p>
        ) : (
          <TriedTable treatments={tried.treatments} />
        )}
      </section>
      <SheetJournal postId={post.id} />
      <OutcomeView heading="h3" post={post} />
    </Paper>
  )
}

function TriedTable({ treatments }: Pick<Tried, 'treatments'>) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <table className={`text-sm mt4 ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('treatments.sheet.what')}</th>
          <th scope="col">{t('treatments.sheet.when')}</th>
          <th scope="col">{t('treatments.sheet.result')}</th>
        </tr>
      </thead>
      <tbody>
        {treatments.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              <bdi>{entry.name}</bdi> <small>{t(`tried.kinds.${entry.kind}`)}</small>
            </th>
            <td>{periodText(entry, t, dates)}</td>
            <td>
              {t(effectKey(entry))}{' '}
              {[entry.sentence, entry.sideEffects.join(', ')].filter(Boolean).map((words) => (
                <small dir="auto" key={words}>
                  {words}{' '}
                </small>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
