import { useTranslation } from 'react-i18next'
import { SHOWN_FROM } from '#contract/foundation/disclosure-limits.ts'
import { REGIONS, type RegionCode, regionName } from '#contract/observatory/regions.ts'
import type { ObservedGroup } from '#contract/observatory/schema.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import classes from './region-map.module.css'
import { useBand } from './use-band.ts'

/** Column and row on a grid of half tiles: each tile is two columns wide. */
const PLACES: Partial<Record<RegionCode, readonly [column: number, row: number]>> = {
  'FR-HDF': [5, 1],
  'FR-NOR': [3, 2],
  'FR-IDF': [5, 2],
  'FR-GES': [7, 2],
  'FR-BRE': [1, 3],
  'FR-PDL': [3, 3],
  'FR-CVL': [5, 3],
  'FR-BFC': [7, 3],
  'FR-NAQ': [4, 4],
  'FR-ARA': [6, 4],
  'FR-OCC': [4, 5],
  'FR-PAC': [6, 5],
  'FR-20R': [7, 6],
}

/** The list beside the map says the same, so the map is hidden from screen readers. */
export function RegionMap({ places }: { places: ObservedGroup['places'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const band = useBand()
  const counted = new Map(places.map(({ place, members }) => [place, members]))
  const most = Math.max(...REGIONS.map(({ code }) => counted.get(code) ?? 0), 1)
  const tile = (code: RegionCode) => {
    const members = counted.get(code)
    const [column, row] = PLACES[code] ?? []
    return (
      <div
        className={`apart text-xs ${classes.tile}`}
        data-hidden={members === undefined || undefined}
        key={code}
        style={{ '--share': (members ?? 0) / most, ...(column && { gridArea: `${row} / ${column} / auto / span 2` }) }}
      >
        <span>{regionName(code, language)}</span>{' '}
        <b className="tabular">{members === undefined ? '–' : band(members)}</b>
      </div>
    )
  }
  const codes = REGIONS.map(({ code }) => code)
  return (
    <div aria-hidden="true" className={`stack g2 ${classes.map}`}>
      <div className={classes.mainland}>{codes.filter((code) => PLACES[code]).map(tile)}</div>
      <p className="semibold text-sm mt2">{t('observatory.places.overseas')}</p>
      <div className={classes.overseas}>{codes.filter((code) => !PLACES[code]).map(tile)}</div>
      <p className="small">{t('observatory.places.legend', { n: SHOWN_FROM })}</p>
    </div>
  )
}
