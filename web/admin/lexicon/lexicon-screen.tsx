import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CorrectedWords, UnreadStems } from '#contract/admin/lexicon-schema.ts'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useDates, useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { Refused } from '../frame.tsx'
import classes from './lexicon.module.css'
import { useCorrectedWords, useUnreadStems } from './lexicon-api.ts'
import { fr as adminLexicon } from './texts.fr.ts'
import { TriedText } from './tried-text.tsx'

const texts = { adminLexicon }

export function LexiconScreen() {
  useTexts(texts)
  const { t } = useTranslation()
  const [language, setLanguage] = useState(useLanguage())
  const query = useUnreadStems(language)
  const corrected = useCorrectedWords(language)
  if (isRefusal(query.error, 'FORBIDDEN')) return <Refused />
  return (
    <>
      <PageTitle intro={t('adminLexicon.intro')}>{t('adminLexicon.title')}</PageTitle>
      <div className="stack fit g8">
        <TriedText />
        <section aria-labelledby="mots-non-lus" className={`stack fit g3 ${classes.part}`}>
          <h2 id="mots-non-lus">{t('adminLexicon.unread.title')}</h2>
          <p>{t('adminLexicon.unread.text')}</p>
          <fieldset aria-label={t('adminLexicon.unread.language')} className={`row ${classes.languages}`}>
            {LANGUAGES.map((each) => (
              <Chip isOn={each === language} key={each} onPress={() => setLanguage(each)}>
                {t(`adminLexicon.languages.${each}`)}
              </Chip>
            ))}
          </fieldset>
          <Awaited cards={1} failed={t('admin.failed')} of={query} />
          {query.data && <UnreadTable stems={query.data} />}
        </section>
        <section aria-labelledby="corriges" className={`stack fit g3 ${classes.part}`}>
          <h2 id="corriges">{t('adminLexicon.corrected.title')}</h2>
          <p>{t('adminLexicon.corrected.text')}</p>
          <Awaited cards={1} failed={t('admin.failed')} of={corrected} />
          {corrected.data && <CorrectedTable words={corrected.data} />}
        </section>
        <section aria-labelledby="corriger" className={`stack fit g3 ${classes.part}`}>
          <h2 id="corriger">{t('adminLexicon.correct.title')}</h2>
          <ol className={`stack g2 ${classes.steps}`}>
            <li>{t('adminLexicon.correct.file')}</li>
            <li>
              {t('adminLexicon.correct.line')}
              <code className={`well breaks text-sm mt1 ${classes.code}`}>{EXAMPLE}</code>
            </li>
            <li>{t('adminLexicon.correct.check')}</li>
            <li>{t('adminLexicon.correct.after')}</li>
          </ol>
        </section>
      </div>
    </>
  )
}

const EXAMPLE = `local burn <pain
  | brûlure,
    ça brûle,
    [mains/pieds] en feu
  | burning,
    on fire`

type NightlyTableProps = { countedAt: Date | null; columns: string[]; children: ReactNode }

function NightlyTable({ countedAt, columns, children }: NightlyTableProps) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <Card className={`stack ${classes.table}`}>
      {countedAt && <p className="quiet">{t('adminLexicon.unread.counted', { at: dates.moment(countedAt) })}</p>}
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Card>
  )
}

function UnreadTable({ stems: { countedAt, items } }: { stems: UnreadStems }) {
  const { t } = useTranslation()
  if (items.length === 0)
    return <EmptyState title={t('adminLexicon.unread.none')}>{t('adminLexicon.unread.noneText')}</EmptyState>
  return (
    <NightlyTable columns={[t('adminLexicon.unread.word'), t('adminLexicon.unread.members')]} countedAt={countedAt}>
      {items.map(({ stem, word, members }) => (
        <tr key={stem}>
          <th scope="row">{word ?? t('adminLexicon.unread.stem', { stem })}</th>
          <td>{t('adminLexicon.unread.band', members)}</td>
        </tr>
      ))}
    </NightlyTable>
  )
}

function CorrectedTable({ words: { countedAt, items } }: { words: CorrectedWords }) {
  const { t } = useTranslation()
  if (items.length === 0)
    return <EmptyState title={t('adminLexicon.corrected.none')}>{t('adminLexicon.corrected.noneText')}</EmptyState>
  return (
    <NightlyTable
      columns={[t('adminLexicon.corrected.words'), t('adminLexicon.corrected.thing'), t('adminLexicon.unread.members')]}
      countedAt={countedAt}
    >
      {items.map(({ id, name, isTold, stems, words, members }) => (
        <tr key={`${id} ${isTold} ${stems}`}>
          <th scope="row">{words ?? t('adminLexicon.unread.stem', { stem: stems })}</th>
          <td>
            {t(`adminLexicon.corrected.${isTold ? 'added' : 'takenAway'}`, { name })}
            <code className={`well breaks text-sm mt1 ${classes.code}`}>{id}</code>
          </td>
          <td>{t('adminLexicon.unread.band', members)}</td>
        </tr>
      ))}
    </NightlyTable>
  )
}
