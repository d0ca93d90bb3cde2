import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates, useLanguage } from '#web/foundation/i18n.ts'
import type { LegalBlock, LegalDocument, LegalPage } from './document.ts'
import classes from './legal-page.module.css'
import { VERSIONS } from './versions.ts'
import { Words } from './words.tsx'

/** A page with this many parts has a table of contents. */
const LONG = 6

/** Shows the text: since when it is in force, its contents, its parts, and the earlier versions. */
export function LegalText({ document: text, name }: { document: LegalDocument; name: LegalPage }) {
  const { t } = useTranslation()
  const sinceOf = useSince()
  useAnchor()
  const versions = VERSIONS[name]
  return (
    <>
      <p className={`muted ${classes.intro}`}>
        <Words>{text.intro}</Words>
      </p>
      <p className={`quiet ${classes.version}`}>
        {t('legal.version', { since: sinceOf(versions[0]!.since) })} <a href="#versions">{t('legal.versions')}</a>
      </p>
      {text.parts.length >= LONG && (
        <nav aria-labelledby="legal-contents" className={`well mb8 ${classes.contents}`}>
          <h2 className="title-sm mb2" id="legal-contents">
            {t('legal.contents')}
          </h2>
          <ol>
            {text.parts.map(({ anchor, heading }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {text.parts.map(({ anchor, heading, blocks }) => (
        <section className={classes.part} id={anchor} key={anchor}>
          <h2 className="title-sm">{heading}</h2>
          {blocks.map((block) => (
            <Block block={block} key={keyOf(block)} />
          ))}
        </section>
      ))}
      <section className={classes.part} id="versions">
        <h2 className="title-sm">{t('legal.versions')}</h2>
        <Versions name={name} />
      </section>
    </>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <Words>{block}</Words>
      </p>
    )
  if ('items' in block)
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>
            <Words>{item}</Words>
          </li>
        ))}
      </ul>
    )
  const { caption, columns, rows } = block
  return (
    <table className={`table ${classes.table}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([named = '', ...cells]) => (
          <tr key={named}>
            <th scope="row">
              <RowName>{named}</RowName>
            </th>
            {cells.map((cell, i) => (
              <td key={columns[i + 1]}>
                <span aria-hidden className={classes.name}>
                  {columns[i + 1]}
                </span>{' '}
                <span>
                  <Words>{cell}</Words>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RowName({ children }: { children: string }) {
  const [name = children, ...rest] = children.split(/(?=\s?: )/)
  return (
    <>
      <strong>{name}</strong>
      {rest.join('')}
    </>
  )
}

function Versions({ name }: { name: LegalPage }) {
  const language = useLanguage()
  const sinceOf = useSince()
  return (
    <ul>
      {VERSIONS[name].map(({ since, changed }) => (
        <li key={since}>
          <strong>{sinceOf(since)}</strong>
          <br />
          {changed[language]}
        </li>
      ))}
    </ul>
  )
}

/** Formats 2026-11-22 as "22 novembre 2026", and 2026-11 as "novembre 2026". */
export function useSince(): (since: string) => string {
  const { plainDate, month } = useDates()
  return (since) => (since.length > 7 ? plainDate(since) : month(since))
}

/** The part that the address names was not on the page yet when the page opened. */
function useAnchor(): void {
  useEffect(() => {
    if (window.location.hash)
      document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView()
  }, [])
}

const keyOf = (block: LegalBlock): string =>
  typeof block === 'string' ? block : 'items' in block ? block.items.join() : block.caption
