import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './message-text.module.css'
import { textParts } from './text-links.ts'

/** Shows the text in its own direction. Addresses become links without a referrer, and no preview of them is fetched. */
export function MessageText({ text }: { text: string }) {
  const { t } = useTranslation()
  let at = 0
  return (
    <p className={`breaks ${classes.text}`} dir="auto">
      {textParts(text).map(({ text: words, href, host }) => {
        const place = at
        at += words.length
        if (!href) return <Fragment key={place}>{words}</Fragment>
        return (
          <Fragment key={place}>
            <a href={href} rel="noopener noreferrer nofollow ugc" target="_blank">
              <bdi>{words}</bdi>
            </a>
            {host && <span className="strong text-sm"> {t('chat.message.leadsTo', { host })}</span>}
          </Fragment>
        )
      })}
    </p>
  )
}
