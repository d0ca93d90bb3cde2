import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { TRIED_MIN } from '#contract/what-helped/limits.ts'
import { phraseOf, tenthsOf } from '#contract/what-helped/rules.ts'
import type { TriedThing } from '#contract/what-helped/schema.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { iconOf } from '#web/treatments/kinds.ts'
import { IntervalBar } from './interval-bar.tsx'
import { OUTCOMES, OutcomeDots } from './outcome-dots.tsx'
import { ThingsTable } from './things-table.tsx'
import classes from './tried-things.module.css'
import { useRange } from './use-range.ts'
import type { WhatHelpedView } from './what-helped-view.ts'

type TriedThingsProps = { view: WhatHelpedView & { symptome: string }; things: readonly TriedThing[] }

/** Treatments are never ordered by outcome. */
export function TriedThings({ view, things }: TriedThingsProps) {
  const { t } = useTranslation()
  const id = useId()
  const language = useLanguage()
  const { compare } = new Intl.Collator(language)
  const shown =
    view.ordre === 'nom' ? things.toSorted((one, other) => compare(one.name[language], other.name[language])) : things
  return (
    <section aria-labelledby={id} className={`stack fit g2 ${classes.tried}`}>
      <h2 id={id}>{t('whatHelped.things.title')}</h2>
      {things.length === 0 ? (
        <p className="quiet">{t('whatHelped.things.none', { n: TRIED_MIN })}</p>
      ) : (
        <>
          <p className={`row middle quiet g4 r0 ${classes.order}`}>
            <span>{t('whatHelped.order.same')}</span>
            <OrderLink isChosen={view.ordre === undefined} view={{ symptome: view.symptome }}>
              {t('whatHelped.order.tried')}
            </OrderLink>
            <OrderLink isChosen={view.ordre === 'nom'} view={{ symptome: view.symptome, ordre: 'nom' }}>
              {t('whatHelped.order.name')}
            </OrderLink>
          </p>
          <p className={`quiet top mb2 ${classes.legend}`}>
            <i aria-hidden="true" />
            {t('whatHelped.things.legend')}
          </p>
          <Card className={classes.list}>
            <ol className="divided">
              {shown.map((thing) => (
                <Thing key={thing.key} symptome={view.symptome} thing={thing} />
              ))}
            </ol>
          </Card>
          <ThingsTable things={shown} />
        </>
      )}
    </section>
  )
}

function OrderLink({ view, isChosen, children }: { view: WhatHelpedView; isChosen: boolean; children: ReactNode }) {
  return (
    <Link aria-current={isChosen ? 'true' : undefined} resetScroll={false} search={view} to="/ce-qui-a-aide">
      {children}
    </Link>
  )
}

function Thing({ thing, symptome }: { thing: TriedThing; symptome: string }) {
  const { t } = useTranslation()
  const name = thing.name[useLanguage()]
  const range = useRange()
  const IconDrawn = iconOf(thing.kind)
  return (
    <li className={classes.thing}>
      <div className={classes.words}>
        <p className={`quiet middle ${classes.kind}`}>
          <IconDrawn aria-hidden size={18} />
          {t(`tried.kinds.${thing.kind}`)}
        </p>
        <h3 dir="auto">{name}</h3>
        <p>
          <Trans components={{ b: <b /> }} i18nKey="whatHelped.things.tried" values={{ members: range(thing.tried) }} />{' '}
          <Better better={thing.better} known={thing.known} />
        </p>
      </div>
      <div className={`stack g1 ${classes.drawn}`}>
        {isSplit(thing) && <OutcomeDots thing={thing} />}
        {thing.better && <IntervalBar {...thing.better} />}
      </div>
      <Link
        aria-label={t('whatHelped.things.readOf', { name })}
        className={`target prune strong text-sm underlines ${classes.read}`}
        search={{ symptome, essai: thing.key }}
        to="/ce-qui-a-aide"
      >
        {t('whatHelped.things.read')}
        <IconChevronRight aria-hidden size={18} />
      </Link>
    </li>
  )
}

/** The outcomes are not told for the fewest members. */
const isSplit = ({ tried, ...outcomes }: TriedThing): boolean =>
  OUTCOMES.some((outcome) => outcomes[outcome].from > 0 || outcomes[outcome].to < tried.to)

/** Says "4 à 7 sur 10 disent aller mieux": in whole tenths, rounded outward, never all and never none. */
function Better({ better, known }: Pick<TriedThing, 'better' | 'known'>) {
  const { t } = useTranslation()
  const range = useRange()
  if (!better) return t('whatHelped.things.open')
  const tenths = tenthsOf(better)
  return (
    <Trans
      components={{ b: <b /> }}
      i18nKey={`whatHelped.things.${phraseOf(tenths)}`}
      // An interval is told only where enough members know the outcome.
      values={{ members: range({ from: Math.max(known.from, TRIED_MIN), to: known.to }), ...tenths }}
    />
  )
}
