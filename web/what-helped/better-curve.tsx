import { Button } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { AT_RISK_MIN } from '#contract/what-helped/limits.ts'
import { phraseOf, tenthsOf } from '#contract/what-helped/rules.ts'
import type { MonthBetter, WhatHelped } from '#contract/what-helped/schema.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import classes from './better-curve.module.css'
import { bandPath, curvePath } from './curve-path.ts'
import { useRange } from './use-range.ts'

type Better = NonNullable<NonNullable<WhatHelped['of']>['better']>

const WIDTH = 340
const HEIGHT = 190
const LEFT = 26
const BOTTOM = 24
const TENTHS = [0, 2, 4, 6, 8, 10]
/** The sentence is about this month, or the last known month before it. */
const SAID_MONTH = 6
const TICK_EVERY = 3
/** With fewer months, the number still followed has room at each tick, else at each second one. */
const FEW_MONTHS = 12
const FOLLOWED_HEIGHT = 18

export function BetterCurve({ better: { followed, months } }: { better: Better }) {
  const { t } = useTranslation()
  const id = useId()
  const tableId = useId()
  const range = useRange()
  const [isTable, setTable] = useState(false)
  const said = months.findLast(({ month }) => month <= SAID_MONTH) ?? months[0]!
  const tenths = tenthsOf(said)
  return (
    <Card as="section" className="stack fit g3 p5" labelledBy={id}>
      <h2 className="title-md" id={id}>
        {t('whatHelped.better.title')}
      </h2>
      <p className="quiet">{t('whatHelped.better.text', { members: range(followed) })}</p>
      <Drawing months={months} />
      <p className={classes.said}>
        <Trans
          components={{ b: <b /> }}
          i18nKey={`whatHelped.better.${phraseOf(tenths)}`}
          values={{ month: said.month, ...tenths }}
        />
      </p>
      <p className="quiet">{t('whatHelped.better.how', { n: AT_RISK_MIN })}</p>
      <Button
        aria-controls={tableId}
        aria-expanded={isTable}
        className="self-start"
        leftSection={<IconTable aria-hidden size={20} />}
        onClick={() => setTable(!isTable)}
        variant="default"
      >
        {t(isTable ? 'whatHelped.table.hide' : 'whatHelped.table.show')}
      </Button>
      <div hidden={!isTable} id={tableId}>
        {isTable && (
          <table aria-label={t('whatHelped.better.title')} className={`table tabular ${classes.table}`}>
            <thead>
              <tr>
                <th scope="col">{t('whatHelped.better.month')}</th>
                <th scope="col">{t('whatHelped.table.share')}</th>
                <th scope="col">{t('whatHelped.better.followed')}</th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, low, high, followed }) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  <td>{t('whatHelped.table.cell', { low, high })}</td>
                  <td>{range(followed)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Card>
  )
}

function Drawing({ months }: { months: readonly MonthBetter[] }) {
  const { t } = useTranslation()
  const last = months.at(-1)!.month
  const x = (month: number) => LEFT + (month / last) * (WIDTH - LEFT - 8)
  const y = (percent: number) => 8 + (1 - percent / 100) * (HEIGHT - BOTTOM - 8)
  const end = months.at(-1)!
  return (
    <div aria-hidden="true" className={classes.drawing}>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {TENTHS.map((tenth) => (
          <g key={tenth}>
            <line className={classes.grid} x1={LEFT} x2={WIDTH - 8} y1={y(tenth * 10)} y2={y(tenth * 10)} />
            <text textAnchor="end" x={LEFT - 8} y={y(tenth * 10) + 4.5}>
              {tenth}
            </text>
          </g>
        ))}
        <path className={classes.band} d={bandPath(months, { x, y })} />
        <path className={classes.curve} d={curvePath(months, { x, y })} />
        <circle className={classes.end} cx={x(end.month)} cy={y(end.share)} r="5" />
        {Array.from({ length: Math.floor(last / TICK_EVERY) + 1 }, (_, tick) => tick * TICK_EVERY).map((month) => (
          <text key={month} textAnchor="middle" x={x(month)} y={HEIGHT - 4}>
            {month}
          </text>
        ))}
      </svg>
      <p className={`small ${classes.unit}`}>{t('whatHelped.better.months')}</p>
      <p className="small semibold mt1">{t('whatHelped.better.followed')}</p>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${FOLLOWED_HEIGHT}`}>
        {months
          .filter(({ month }) => month % (last > FEW_MONTHS ? 2 * TICK_EVERY : TICK_EVERY) === 0)
          .map(({ month, followed: { from, to } }) => (
            <text
              key={month}
              textAnchor={x(month) > WIDTH - LEFT ? 'end' : 'middle'}
              x={Math.min(x(month), WIDTH - 2)}
              y={FOLLOWED_HEIGHT - 4}
            >
              {from === to ? from : `${from}–${to}`}
            </text>
          ))}
      </svg>
    </div>
  )
}
