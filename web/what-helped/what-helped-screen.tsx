import { TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COUNTED_ACTIVE_DAYS, COUNTED_AFTER_DAYS, MOVED_MIN } from '#contract/foundation/disclosure-limits.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { TAG_MAX } from '#contract/posts/limits.ts'
import type { WhatHelped } from '#contract/what-helped/schema.ts'
import { useMe } from '#web/accounts/api.ts'
import { useDates, useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import how from '#web/foundation/ui/fields/how.module.css'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { wayIn } from '#web/foundation/way-in.ts'
import { useTagLabels } from '#web/posts/tags/use-tag-labels.ts'
import { TellElsewhere } from '#web/treatments/tell-elsewhere.tsx'
import { fr as tried } from '#web/treatments/texts.tried.fr.ts'
import { useWhatHelped } from './api.ts'
import { BetterCurve } from './better-curve.tsx'
import { Advice, Caution } from './cautions.tsx'
import { FewTried } from './few-tried.tsx'
import { symptomMeant, symptomsFound } from './symptoms-found.ts'
import { fr as whatHelped } from './texts.fr.ts'
import { TriedStories } from './tried-stories.tsx'
import { TriedThings } from './tried-things.tsx'
import { useRange } from './use-range.ts'
import classes from './what-helped-screen.module.css'
import { type WhatHelpedView, whatHelpedPath } from './what-helped-view.ts'

const texts = { whatHelped, tried }
const BIAS = ['survivors', 'badDays', 'together', 'popular', 'members'] as const

/** The page is the same for every reader. */
export function WhatHelpedScreen({ view }: { view: WhatHelpedView }) {
  useTexts(texts)
  const { t } = useTranslation()
  const { data, error, isPlaceholderData, refetch } = useWhatHelped(view)
  const [name = ''] = useTagLabels(data?.of ? [data.of.name] : [])
  const language = useLanguage()
  const { symptome, essai } = view
  if (error && (!data || isPlaceholderData))
    return <FailureBox error={error} onRetry={() => void refetch()} title={t('whatHelped.failed')} />
  if (!data) return <CardSkeletons count={2} />
  if (symptome === undefined || !data.of) return <Symptoms symptoms={data.symptoms} />
  if (essai !== undefined)
    return <TriedStories essai={essai} name={nameOf(data.of, essai, language)} symptom={name} symptome={symptome} />
  return <OfSymptom data={data} name={name} of={data.of} view={{ ...view, symptome }} />
}

function nameOf({ things, few }: NonNullable<WhatHelped['of']>, key: string, language: Language): string {
  const found = things.find((thing) => thing.key === key) ?? few?.find((thing) => thing.key === key)
  return found?.name[language] ?? ''
}

function Symptoms({ symptoms }: Pick<WhatHelped, 'symptoms'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const { compare } = new Intl.Collator(language)
  const [typed, setTyped] = useState('')
  const names = useTagLabels(symptoms.map(({ name }) => name))
  const named = symptoms
    .map(({ id, name: tag }, i) => ({ id, tag, name: names[i]! }))
    .toSorted((one, other) => compare(one.name, other.name))
  const found = symptomsFound(named, typed, language)
  const open = () => {
    const meant = symptomMeant(found, typed)
    if (meant) void navigate({ to: '/ce-qui-a-aide', search: { symptome: meant.id } })
  }
  return (
    <div className="stack fit g6">
      <PageTitle intro={t('whatHelped.intro')}>{t('whatHelped.title')}</PageTitle>
      <Caution />
      {named.length === 0 ? (
        <EmptyState title={t('whatHelped.empty.title')}>{t('whatHelped.empty.text')}</EmptyState>
      ) : (
        <nav aria-label={t('whatHelped.symptoms')} className={`stack g3 ${classes.symptoms}`}>
          <h2 className="title-md">{t('whatHelped.symptoms')}</h2>
          <search className="measure">
            <TextInput
              autoComplete="off"
              dir="auto"
              enterKeyHint="go"
              label={t('whatHelped.find.label')}
              maxLength={TAG_MAX}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && open()}
              placeholder={t('whatHelped.find.placeholder')}
              type="search"
              value={typed}
            />
          </search>
          <p className="quiet" role="status">
            {found.length === 0
              ? t('whatHelped.find.none')
              : found.length < named.length && t('whatHelped.find.found', { count: found.length })}
          </p>
          {found.length === 0 && (
            <p>
              <Link className="target" search={{ q: typed.trim() }} to="/feed">
                {t('whatHelped.find.inStories')}
              </Link>
            </p>
          )}
          <ul>
            {found.map(({ id, name }) => (
              <li key={id}>
                <Link search={{ symptome: id }} to="/ce-qui-a-aide">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Add symptome={undefined} />
    </div>
  )
}

type OfSymptomProps = {
  data: WhatHelped
  of: NonNullable<WhatHelped['of']>
  name: string
  view: WhatHelpedView & { symptome: string }
}

function OfSymptom({ data: { countedAt }, of, name, view }: OfSymptomProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const range = useRange()
  // Without figures, only the stories are shown, and no section above them says that figures are missing.
  const isCounted = of.things.length > 0 || !of.few
  return (
    <div className="stack fit g6">
      <div className={`bottom ${classes.head}`}>
        <div>
          <Link className="target quiet" search={{}} to="/ce-qui-a-aide">
            {t('whatHelped.all')}
          </Link>
          <p className="prune semibold text-sm">{t('whatHelped.title')}</p>
          <PageTitle
            intro={of.members && t('whatHelped.members', { count: of.members.to, members: range(of.members) })}
          >
            {name}
          </PageTitle>
        </div>
        <Caution />
      </div>
      <div className={`stack g8 top apart ${classes.columns}`}>
        <div className="stack fit g6">
          {of.things.length === 0 && of.few?.length === 0 ? (
            <EmptyState title={t('whatHelped.empty.title')}>{t('whatHelped.empty.text')}</EmptyState>
          ) : (
            <>
              {isCounted && <TriedThings things={of.things} view={view} />}
              <FewTried few={of.few} isFirst={!isCounted} symptome={view.symptome} />
            </>
          )}
        </div>
        <aside className="stack fit g6">
          {of.better && <BetterCurve better={of.better} />}
          <Add symptom={of.name} symptome={view.symptome} />
          <Advice />
        </aside>
      </div>
      <details className={how.how}>
        <summary>{t('whatHelped.bias.title')}</summary>
        <ul className={`stack g2 measure ${classes.bias}`}>
          {BIAS.map((bias) => (
            <li key={bias}>{t(`whatHelped.bias.${bias}`)}</li>
          ))}
        </ul>
        <p className="quiet">
          {t('whatHelped.bias.counting', { days: COUNTED_AFTER_DAYS, active: COUNTED_ACTIVE_DAYS, moved: MOVED_MIN })}
        </p>
      </details>
      {countedAt && <p className="quiet">{t('whatHelped.countedAt', { day: dates.day(countedAt) })}</p>}
    </div>
  )
}

function Add({ symptome, symptom }: Pick<WhatHelpedView, 'symptome'> & { symptom?: string }) {
  const { t } = useTranslation()
  const { me } = useMe()
  return (
    <section className={`stack g2 start p5 ${classes.add}`}>
      <h2 className="title-md">{t('whatHelped.add.title')}</h2>
      <p>{t('whatHelped.add.text')}</p>
      {me ? (
        <TellElsewhere
          isMain
          offers={[{ words: t('whatHelped.add.member'), initial: {}, draft: 'whatHelped' }]}
          symptom={symptom}
        />
      ) : (
        <LinkButton search={{ ...wayIn(), next: whatHelpedPath(symptome) }} size="lg" to="/auth">
          {t('whatHelped.add.visitor')}
        </LinkButton>
      )}
    </section>
  )
}
