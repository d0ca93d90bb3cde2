import { Button } from '@mantine/core'
import { IconExternalLink, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { loadCode } from '#web/foundation/load-code.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { piecesOf } from '#web/legal/pieces.ts'
import { isSheet, type Sheet, type SheetName } from './sheet.ts'
import classes from './sheets.module.css'
import { fr as sheets } from './texts.fr.ts'

const texts = { sheets }

const WRITTEN = {
  fr: async () => (await loadCode(() => import('./sheets.fr.ts'))).sheetsFr,
  en: async () => (await loadCode(() => import('./sheets.en.ts'))).sheetsEn,
}

export function SheetScreen({ name }: { name: string }) {
  useTexts(texts)
  const { t } = useTranslation()
  const all = (
    <LinkButton to="/fiches" variant="default">
      {t('sheets.all')}
    </LinkButton>
  )
  if (!isSheet(name))
    return (
      <EmptyState action={all} order={1} title={t('sheets.none')}>
        {t('sheets.noneText')}
      </EmptyState>
    )
  return <KnownSheet name={name} />
}

function KnownSheet({ name }: { name: SheetName }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const written = useQuery({
    queryKey: ['sheets', language],
    queryFn: WRITTEN[language],
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <article className={`measure ${classes.sheet}`}>
      <PageTitle>{t(`sheets.names.${name}`)}</PageTitle>
      {written.data ? (
        <SheetBody sheet={written.data[name]} />
      ) : (
        <Awaited cards={1} failed={t('sheets.failed')} of={written} />
      )}
    </article>
  )
}

function SheetBody({ sheet: { intro, parts, links } }: { sheet: Sheet }) {
  const { t } = useTranslation()
  return (
    <>
      <p className={`muted mb6 ${classes.intro}`}>{intro}</p>
      {parts.map(({ heading, items }) => (
        <section className={classes.part} key={heading}>
          <h2 className="title-sm mb2">{heading}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className={classes.part}>
        <h2 className="title-sm mb2">{t('sheets.links')}</h2>
        <ul className={classes.links}>
          {links.map((link) => (
            <li key={link}>
              <OfficialLink written={link} />
            </li>
          ))}
        </ul>
      </section>
      <p className="quiet">{t('sheets.disclaimer')}</p>
      <div className={`row g3 mt6 ${classes.acts}`}>
        <Button leftSection={<IconPrinter aria-hidden size={20} />} onClick={() => window.print()}>
          {t('sheets.print')}
        </Button>
        <LinkButton to="/fiches" variant="default">
          {t('sheets.all')}
        </LinkButton>
      </div>
    </>
  )
}

function OfficialLink({ written }: { written: string }) {
  const [piece] = piecesOf(written)
  if (piece?.kind !== 'link') return written
  return (
    <a href={piece.href} rel="noopener noreferrer">
      <IconExternalLink aria-hidden size={18} />
      <span>
        {piece.text} <span className="quiet">{new URL(piece.href).host}</span>
      </span>
    </a>
  )
}
