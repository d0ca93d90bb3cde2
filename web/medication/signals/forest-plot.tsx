import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignalPair } from '#contract/medication/schema.ts'
import { useTagLabels } from '#web/posts/tags/use-tag-labels.ts'
import classes from './forest-plot.module.css'
import { type ForestScale, forestScale, isBounded } from './forest-scale.ts'
import { useRatioFormats } from './ratio-formats.ts'

export function ForestPlot({ pairs }: { pairs: readonly SignalPair[] }) {
  const { t } = useTranslation()
  const { tick: written } = useRatioFormats()
  const id = useId()
  const terms = useTagLabels(pairs.map(({ reaction }) => reaction.term))
  const ratios = pairs.flatMap(({ prr }) => prr ?? [])
  if (ratios.length === 0) return null
  const scale = forestScale(ratios.map((ratio) => (isBounded(ratio) ? ratio : { low: ratio.value, high: ratio.value })))
  const above = ratios.filter((ratio) => isBounded(ratio) && ratio.low > 1).length
  const sentence = [
    t('signals.forest.image', { count: pairs.length }),
    t('signals.forest.above', { count: above }),
    t('signals.forest.inTable'),
  ].join(' ')
  return (
    <figure className={`stack fit g3 framed ${classes.plot}`}>
      <h2 className={classes.title} id={id}>
        {t('signals.forest.title')}
      </h2>
      <div aria-label={sentence} role="img">
        {pairs.map((pair, i) => (
          <div className={`middle ${classes.row}`} key={`${pair.drug.key} ${pair.reaction.key}`}>
            <span className={`cut text-sm ${classes.name}`}>
              <b>{pair.drug.name}</b> {terms[i]}
            </span>
            {pair.prr ? <Line isSignal={pair.isSignal} ratio={pair.prr} scale={scale} /> : <NoLine scale={scale} />}
          </div>
        ))}
        <div className={`middle ${classes.row}`}>
          <span />
          <span className={`anchor ${classes.axis}`}>
            {scale.ticks.map((tick) => (
              <i key={tick} style={{ '--at': scale.at(tick) }}>
                {written(tick)}
              </i>
            ))}
          </span>
        </div>
      </div>
      <figcaption className="small">{t('signals.forest.legend')}</figcaption>
    </figure>
  )
}

const HEIGHT = 28
const MIDDLE = HEIGHT / 2
const MARK = 6
const percent = (share: number) => `${(share * 100).toFixed(2)}%`

type LineProps = { ratio: NonNullable<SignalPair['prr']>; isSignal: boolean; scale: ForestScale }

function Line({ ratio, isSignal, scale }: LineProps) {
  const at = scale.at(ratio.value)
  return (
    <svg aria-hidden="true" className={classes.line} data-signal={isSignal || undefined} height={HEIGHT} width="100%">
      <Grid scale={scale} />
      {isBounded(ratio) && <Bounds high={ratio.high} low={ratio.low} scale={scale} />}
      <svg aria-hidden="true" overflow="visible" x={percent(at)} y={MIDDLE}>
        {isSignal ? (
          <path className={classes.mark} d={`M0 ${-MARK - 1}L${MARK + 1} 0L0 ${MARK + 1}L${-MARK - 1} 0Z`} />
        ) : (
          <circle className={classes.mark} r={MARK - 1} />
        )}
      </svg>
    </svg>
  )
}

function Bounds({ low, high, scale }: { low: number; high: number; scale: ForestScale }) {
  return (
    <>
      <line
        className={classes.interval}
        x1={percent(scale.at(low))}
        x2={percent(scale.at(high))}
        y1={MIDDLE}
        y2={MIDDLE}
      />
      {[low, high].map((end) => (
        // An interval that reaches beyond the plot has no end mark there.
        <line
          className={classes.interval}
          key={end}
          visibility={scale.isBeyond(end) ? 'hidden' : 'visible'}
          x1={percent(scale.at(end))}
          x2={percent(scale.at(end))}
          y1={MIDDLE - 4}
          y2={MIDDLE + 4}
        />
      ))}
    </>
  )
}

function NoLine({ scale }: { scale: ForestScale }) {
  const { t } = useTranslation()
  return (
    <span className={`anchor ${classes.none}`}>
      <svg aria-hidden="true" className={classes.line} height={HEIGHT} width="100%">
        <Grid scale={scale} />
      </svg>
      <span>{t('signals.forest.undefined')}</span>
    </span>
  )
}

function Grid({ scale }: { scale: ForestScale }) {
  return scale.ticks.map((tick) => (
    <line
      className={tick === 1 ? classes.one : classes.tick}
      key={tick}
      x1={percent(scale.at(tick))}
      x2={percent(scale.at(tick))}
      y1={0}
      y2={HEIGHT}
    />
  ))
}
