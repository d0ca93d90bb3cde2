import { Button } from '@mantine/core'
import { IconDownload, IconTable } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EXCEL_FORMATS } from '#contract/foundation/csv.ts'
import { type ObservatoryFile, observatoryFilePath } from '#contract/observatory/files.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import classes from './chart-card.module.css'
import { useBand } from './use-band.ts'

export type Row = { key: string; name: string; members: number }

type ChartCardProps = {
  title: string
  intro?: string
  head: string
  rows: readonly Row[]
  file: ObservatoryFile
  children: ReactNode
}

export function ChartCard({ title, intro, head, rows, file, children }: ChartCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const tableId = useId()
  const [isTable, setTable] = useState(false)
  return (
    <Card as="section" className={`stack fit inset ${classes.card}`} labelledBy={id}>
      <header className={classes.head}>
        <h2 className="title-md" id={id}>
          {title}
        </h2>
        {intro && <p>{intro}</p>}
      </header>
      {children}
      {rows.length > 0 && (
        <div className="row">
          <Button
            aria-controls={tableId}
            aria-expanded={isTable}
            aria-label={t(isTable ? 'observatory.table.hideOf' : 'observatory.table.showOf', { title })}
            leftSection={<IconTable aria-hidden size={20} />}
            onClick={() => setTable(!isTable)}
            variant="default"
          >
            {t(isTable ? 'observatory.table.hide' : 'observatory.table.show')}
          </Button>
          <Button
            aria-label={t('observatory.table.saveExcelOf', { title })}
            component="a"
            download
            href={observatoryFilePath(file, EXCEL_FORMATS[language])}
            leftSection={<IconDownload aria-hidden size={20} />}
            variant="subtle"
          >
            {t('observatory.table.saveExcel')}
          </Button>
          <Button
            aria-label={t('observatory.table.saveOf', { title })}
            component="a"
            download
            href={observatoryFilePath(file)}
            leftSection={<IconDownload aria-hidden size={20} />}
            variant="subtle"
          >
            {t('observatory.table.save')}
          </Button>
        </div>
      )}
      <div hidden={!isTable} id={tableId}>
        {isTable && <NumbersTable head={head} rows={rows} title={title} />}
      </div>
    </Card>
  )
}

function NumbersTable({ title, head, rows }: Pick<ChartCardProps, 'title' | 'head' | 'rows'>) {
  const { t } = useTranslation()
  const band = useBand()
  return (
    <table aria-label={title} className={`table tabular ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('observatory.members')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, members }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{band(members)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
