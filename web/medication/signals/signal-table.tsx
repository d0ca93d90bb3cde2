import { IconFlag3 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignalPair } from '#contract/medication/schema.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { Badge } from '#web/foundation/ui/people/badge.tsx'
import { useTagLabels } from '#web/posts/tags/use-tag-labels.ts'
import { isBounded } from './forest-scale.ts'
import { useRatioFormats } from './ratio-formats.ts'
import classes from './signal-table.module.css'

type SignalTableProps = {
  title: string
  pairs: readonly SignalPair[]
  /** Asks for one medication as of now; absent where the table already shows that one alone. */
  onDrug?: (name: string) => void
}

const COLUMNS = ['counts', 'ic', 'prr', 'ror', 'chiSquare'] as const

export function SignalTable({ title, pairs, onDrug }: SignalTableProps) {
  const { t } = useTranslation()
  const terms = useTagLabels(pairs.map(({ reaction }) => reaction.term))
  return (
    <table aria-label={title} className={`table tabular ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('signals.table.pair')}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`signals.table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair, i) => (
          <Row key={`${pair.drug.key} ${pair.reaction.key}`} onDrug={onDrug} pair={pair} term={terms[i]!} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { pair: SignalPair; term: string; onDrug: SignalTableProps['onDrug'] | undefined }

function Row({ pair: { drug, a, b, c, d, prr, chiSquare, ror, ic, isSignal }, term, onDrug }: RowProps) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const { ratio, bits, square } = useRatioFormats()
  const interval = ({ low, high }: { low: number; high: number }) =>
    t('signals.table.interval', { low: ratio(low), high: ratio(high) })
  return (
    <tr>
      <th className={`breaks ${classes.pair}`} scope="row">
        {onDrug ? (
          <button
            aria-label={t('signals.drug.ask', { name: drug.name })}
            className={`strong ${classes.drug}`}
            onClick={() => onDrug(drug.name)}
            type="button"
          >
            {drug.name}
          </button>
        ) : (
          <span className={`strong ${classes.drug}`}>{drug.name}</span>
        )}
        <span className={`mb1 ${classes.term}`}>{term}</span>
        {isSignal && (
          <Badge icon={IconFlag3} tone="prune">
            {t('signals.table.signal')}
          </Badge>
        )}
      </th>
      <Cell
        name={t('signals.table.counts')}
        small={t('signals.table.others', { b: formatNumber(b), c: formatNumber(c), d: formatNumber(d) })}
      >
        {formatNumber(a)}
      </Cell>
      <Cell name={t('signals.table.ic')} small={ic && t('signals.table.icLow', { low: bits(ic.low) })}>
        {ic && bits(ic.value)}
      </Cell>
      <Cell
        name={t('signals.table.prr')}
        small={prr && (isBounded(prr) ? interval(prr) : t('signals.table.noInterval'))}
      >
        {prr && ratio(prr.value)}
      </Cell>
      <Cell name={t('signals.table.ror')} small={ror && interval(ror)}>
        {ror && ratio(ror.value)}
      </Cell>
      <Cell name={t('signals.table.chiSquare')}>{chiSquare !== null && square(chiSquare)}</Cell>
    </tr>
  )
}

function Cell({ name, small, children }: { name: string; small?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation()
  const isDefined = children !== null && children !== false
  return (
    <td>
      <span className={classes.name}>{name}</span>
      {isDefined ? <b>{children}</b> : <span className="quiet">{t('signals.table.undefined')}</span>}
      {small && <small>{small}</small>}
    </td>
  )
}
