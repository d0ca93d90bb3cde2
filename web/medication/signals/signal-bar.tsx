import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '#contract/posts/limits.ts'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { SearchBox } from '#web/foundation/ui/fields/search-box.tsx'
import classes from './signal-bar.module.css'
import { ORDERS, orderOf, type SignalsView, typedSearch } from './signals-view.ts'

type SignalBarProps = { view: SignalsView; onView: (view: SignalsView, how?: { replace: boolean }) => void }

export function SignalBar({ view: { page: _, ...view }, onView }: SignalBarProps) {
  const { t } = useTranslation()
  const { q, seuls } = view
  const search = (words: string) =>
    onView({ ...without(view, 'q'), ...(words && { q: words }) }, { replace: q !== undefined && words !== '' })
  const sort = (tri: SignalsView['tri']) => onView({ ...without(view, 'tri'), ...(tri && { tri }) })
  return (
    <div className="stack fit g3">
      <SearchBox
        clearLabel={t('posts.search.clear')}
        label={t('signals.search.label')}
        max={SEARCH_MAX}
        onSearch={search}
        placeholder={t('signals.search.placeholder')}
        read={typedSearch}
        value={q ?? ''}
      />
      <div className="row middle g6 r2">
        <fieldset className={`row middle ${classes.orders}`}>
          <legend>{t('signals.order.label')}</legend>
          {ORDERS.map(({ order, tri }) => (
            <Chip isOn={order === orderOf(view)} key={order} onPress={() => sort(tri)}>
              {t(`signals.order.${order}`)}
            </Chip>
          ))}
        </fieldset>
        <Chip
          isOn={seuls === 'signaux'}
          onPress={() => onView(seuls ? without(view, 'seuls') : { ...view, seuls: 'signaux' })}
        >
          {t('signals.onlySignals')}
        </Chip>
      </div>
    </div>
  )
}

function without(view: SignalsView, name: keyof SignalsView): SignalsView {
  const { [name]: _, ...rest } = view
  return rest
}
