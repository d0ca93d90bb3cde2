import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { Launch } from '#contract/admin/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { Refused } from '../frame.tsx'
import classes from './launch.module.css'
import { useLaunch } from './launch-api.ts'
import { LaunchRow } from './launch-row.tsx'
import { PARTS, progressOf } from './launch-view.ts'
import { fr as launch } from './texts.fr.ts'

const texts = { launch }

export function LaunchScreen() {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useLaunch()
  const { data, error, isFetching, refetch } = query
  if (isRefusal(error, 'FORBIDDEN')) return <Refused />
  return (
    <>
      <PageTitle actions={data && <Progress items={data.items} />} intro={t('launch.intro')}>
        {t('launch.title')}
      </PageTitle>
      {data ? (
        <div className="stack fit g8">
          <Note>
            <div className={`row g3 middle apart ${classes.again}`}>
              <p>
                <Trans components={{ code: <code /> }} i18nKey="launch.restart" />
              </p>
              <Button
                aria-disabled={isFetching || undefined}
                leftSection={<IconRefresh aria-hidden size={18} />}
                onClick={() => void refetch()}
                variant="default"
              >
                {t(isFetching ? 'launch.reading' : 'launch.again')}
              </Button>
            </div>
          </Note>
          <Part items={data.items} name="before" />
          <Part items={data.items} name="working" />
          <Part items={data.items} name="later" />
        </div>
      ) : (
        <Awaited cards={3} failed={t('launch.failed')} of={query} />
      )}
    </>
  )
}

function Progress({ items }: Launch) {
  const { t } = useTranslation()
  const { done, total, missingBefore } = progressOf(items)
  return (
    <div className={`stack g2 ruled ${classes.progress}`}>
      <p>
        <b>{t('launch.progress', { done, total })}</b>{' '}
        <span className="quiet">
          {missingBefore > 0 ? t('launch.before', { count: missingBefore }) : t('launch.ready')}
        </span>
      </p>
      <div aria-hidden className={classes.steps}>
        {items.slice(0, total).map(({ key }, at) => (
          <i data-done={at < done || undefined} key={key} />
        ))}
      </div>
    </div>
  )
}

function Part({ name, items }: Launch & { name: keyof typeof PARTS }) {
  const { t } = useTranslation()
  const id = useId()
  const keys: readonly string[] = PARTS[name]
  const own = items.filter(({ key }) => keys.includes(key))
  const sorted = own.toSorted((a, b) => Number(a.isDone) - Number(b.isDone))
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h2 className="title-md" id={id}>
        {t(`launch.parts.${name}.title`)}
      </h2>
      <p className="quiet">{t(`launch.parts.${name}.text`)}</p>
      <Card>
        <ul className={`divided ${classes.rows}`}>
          {sorted.map((item) => (
            <LaunchRow isForLater={name === 'later'} item={item} key={item.key} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
