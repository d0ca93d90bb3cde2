import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { placeName } from '#contract/observatory/places.ts'
import type { Observatory, ObservedGroup } from '#contract/observatory/schema.ts'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import { Figure, Figures } from '#web/foundation/ui/figure.tsx'
import { useTagLabels } from '#web/posts/tags/use-tag-labels.ts'
import { BarList } from './bar-list.tsx'
import { ChartCard } from './chart-card.tsx'
import { MonthColumns } from './month-columns.tsx'
import classes from './observed-charts.module.css'
import { RecoveryScale } from './recovery-scale.tsx'
import { RegionMap } from './region-map.tsx'
import { useBand } from './use-band.ts'

const SHOWN_FIRST = 10

type ObservedChartsProps = {
  of: ObservedGroup
  symptoms: Observatory['symptoms']
  symptome: string | undefined
  takenAt: Date
  onSymptom: () => void
}

export function ObservedCharts({ of, symptoms, symptome, takenAt, onSymptom }: ObservedChartsProps) {
  return (
    <div className={`stack fit g5 top ${classes.charts}`}>
      {symptoms.length > 0 && <Symptoms onSymptom={onSymptom} symptoms={symptoms} />}
      <div className={`stack fit g5 top ${classes.beside}`} data-alone={symptoms.length === 0 || undefined}>
        <Helped of={of} symptome={symptome} />
        <Months of={of} takenAt={takenAt} />
      </div>
      <Places of={of} />
    </div>
  )
}

function Symptoms({ symptoms, onSymptom }: Pick<ObservedChartsProps, 'symptoms' | 'onSymptom'>) {
  const { t } = useTranslation()
  const names = useTagLabels(symptoms.map(({ name }) => name))
  const rows = symptoms.map(({ id, members }, i) => ({ key: id as string, name: names[i]!, members }))
  return (
    <ChartCard
      file="symptoms.csv"
      head={t('observatory.symptom')}
      intro={t('observatory.symptoms.intro')}
      rows={rows}
      title={t('observatory.symptoms.title')}
    >
      <BarList
        nameOf={({ key, name }) => (
          <Link
            className={classes.link}
            onClick={onSymptom}
            resetScroll={false}
            search={{ symptome: key }}
            to="/observatoire"
          >
            {name}
          </Link>
        )}
        rows={rows}
        shownFirst={SHOWN_FIRST}
      />
    </ChartCard>
  )
}

function Helped({ of: { help, resolved, share, recovery }, symptome }: Pick<ObservedChartsProps, 'of' | 'symptome'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const band = useBand()
  const rows = help.map(({ key, members, ...names }) => ({ key, name: names[language], members }))
  return (
    <ChartCard
      file="help.csv"
      head={t('observatory.help.head')}
      intro={t('observatory.help.intro')}
      rows={rows}
      title={t('observatory.help.title')}
    >
      {resolved === null ? (
        <p className="muted">{t('observatory.help.tooFew')}</p>
      ) : (
        <Figures className={classes.figures} label={t('observatory.help.figures')}>
          <Figure label={t('observatory.help.resolved')} tone="sauge" value={band(resolved)} />
          {share !== null && share > 0 && (
            <Figure label={t('observatory.help.share')} tone="sauge" value={t('observatory.about', { share })} />
          )}
          {recovery && <Figure label={t('observatory.help.recovery')} value={t(`observatory.recovery.${recovery}`)} />}
        </Figures>
      )}
      {recovery && <RecoveryScale recovery={recovery} />}
      {rows.length > 0 ? (
        <BarList rows={rows} shownFirst={SHOWN_FIRST} />
      ) : (
        resolved !== null && <p className="muted">{t('observatory.help.none')}</p>
      )}
      <p>
        <Link className="target" search={symptome === undefined ? {} : { symptome }} to="/ce-qui-a-aide">
          {t('observatory.help.tried')}
        </Link>
      </p>
    </ChartCard>
  )
}

function Months({ of: { months }, takenAt }: Pick<ObservedChartsProps, 'of' | 'takenAt'>) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <ChartCard
      file="months.csv"
      head={t('observatory.months.head')}
      intro={t('observatory.months.intro')}
      rows={months.map(({ month, members }) => ({ key: month, name: dates.month(month), members }))}
      title={t('observatory.months.title')}
    >
      {months.length > 0 ? (
        <MonthColumns months={months} takenAt={takenAt} />
      ) : (
        <p className="muted">{t('observatory.months.none')}</p>
      )}
    </ChartCard>
  )
}

function Places({ of: { places } }: Pick<ObservedChartsProps, 'of'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const rows = places.map(({ place, members }) => ({ key: place, name: placeName(place, language), members }))
  return (
    <ChartCard
      file="places.csv"
      head={t('observatory.places.head')}
      intro={t('observatory.places.intro')}
      rows={rows}
      title={t('observatory.places.title')}
    >
      {rows.length > 0 ? (
        <div className={`stack fit g6 ${classes.places}`}>
          <RegionMap places={places} />
          <BarList rows={rows} shownFirst={SHOWN_FIRST} />
        </div>
      ) : (
        <p className="muted">{t('observatory.places.none')}</p>
      )}
    </ChartCard>
  )
}
