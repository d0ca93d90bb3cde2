import { Button } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TriedThing } from '#contract/what-helped/schema.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { OUTCOMES } from './outcome-dots.tsx'
import classes from './things-table.module.css'
import { useRange } from './use-range.ts'

export function ThingsTable({ things }: { things: readonly TriedThing[] }) {
  const { t } = useTranslation()
  const id = useId()
  const language = useLanguage()
  const range = useRange()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button
        aria-controls={id}
        aria-expanded={isShown}
        className="self-start"
        leftSection={<IconTable aria-hidden size={20} />}
        onClick={() => setShown(!isShown)}
        variant="default"
      >
        {t(isShown ? 'whatHelped.table.hide' : 'whatHelped.table.show')}
      </Button>
      <div hidden={!isShown} id={id}>
        {isShown && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too
          <section aria-label={t('whatHelped.things.table')} className={classes.scroll} tabIndex={0}>
            <table className={`table tabular ${classes.table}`}>
              <thead>
                <tr>
                  <th scope="col">{t('whatHelped.things.name')}</th>
                  <th scope="col">{t('whatHelped.things.triedBy')}</th>
                  <th scope="col">{t('whatHelped.things.known')}</th>
                  {OUTCOMES.map((outcome) => (
                    <th key={outcome} scope="col">
                      {t(`whatHelped.things.${outcome}`)}
                    </th>
                  ))}
                  <th scope="col">{t('whatHelped.things.share')}</th>
                </tr>
              </thead>
              <tbody>
                {things.map((thing) => (
                  <tr key={thing.key}>
                    <th dir="auto" scope="row">
                      {thing.name[language]}
                    </th>
                    <td>{range(thing.tried)}</td>
                    <td>{range(thing.known)}</td>
                    {OUTCOMES.map((outcome) => (
                      <td key={outcome}>{range(thing[outcome])}</td>
                    ))}
                    <td>{thing.better ? t('whatHelped.table.cell', thing.better) : t('whatHelped.table.open')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </>
  )
}
