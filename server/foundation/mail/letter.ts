import { html } from 'hono/html'
import { isolated } from '#contract/foundation/isolated.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { spokenDates } from '#contract/foundation/spoken-dates.ts'
import { COLON } from '../text/colon.ts'

/** `isNameless`: the mail goes to an address that nobody has confirmed, so it does not name the member to its reader. */
export type MailWords = {
  subject: string
  lines: string[]
  button: string
  after?: string[]
  links?: { words: string; url: string }[]
  signature?: string
  isNameless?: boolean
}

/** The mails of a module: what each kind of them says in each language, from its facts. */
export type MailCatalogue<Facts extends { kind: string }> = Record<
  Language,
  { readonly [Kind in Facts['kind']]: (facts: Facts & { kind: Kind }) => MailWords }
>

const HELLO: Record<Language, string> = { fr: 'Bonjour', en: 'Hello' }
const SIGNATURE: Record<Language, string> = { fr: 'L’équipe de Vécu', en: 'The Vécu team' }

/** The server does not know where the reader of a mail is, so days and times are those of Paris. */
const ZONE = 'Europe/Paris'

export const spokenDay = (
  language: Language,
  day: Date,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string => spokenDates(language, { ...style, timeZone: ZONE })(day)

export const greetingIn = (language: Language, name: string | null): string =>
  `${HELLO[language]}${name === null ? '' : ` ${isolated(name)}`},`

/**
 * Writes a mail without images or trackers, so that opening it sends no request.
 * @param name  of the reader; null where the mail must not say it
 * @param url   where the button leads
 */
export function letterOf<Facts extends { kind: string }>(
  mails: MailCatalogue<Facts>,
  facts: Facts,
  { language, name, url }: { language: Language; name: string | null; url: string },
) {
  const wordsOf = mails[language][facts.kind as Facts['kind']] as (facts: Facts) => MailWords
  const { subject, lines, button, after = [], links = [], signature = SIGNATURE[language], isNameless } = wordsOf(facts)
  const greeting = greetingIn(language, isNameless ? null : name)
  const linked = (words: string, to: string) => `${words}${COLON[language]}\n${to}`
  const quiet = links.map((link) => linked(link.words, link.url))
  const text = [greeting, ...lines, linked(button, url), ...after, ...quiet, signature].join('\n\n')
  const paragraph = (line: string) => html`<p style="margin:0 0 16px">${line}</p>`
  const page = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${subject}</title></head>
<body style="margin:0;background:#fbf8f3;color:#24201c;font:16px/1.55 Verdana,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font:500 24px Georgia,serif;color:#6d2e5b">Vécu</p>
${[greeting, ...lines].map(paragraph)}
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#6d2e5b;color:#ffffff;font-weight:bold;text-decoration:none">${button}</a></p>
${after.map(paragraph)}
${links.map((link) => html`<p style="margin:0 0 12px;font-size:14px"><a href="${link.url}" style="color:#6d2e5b">${link.words}</a></p>`)}
<p style="margin:24px 0 0;color:#5e564e;word-break:break-all;font-size:13px">${url}</p>
<p style="margin:24px 0 0">${signature}</p>
</div>
</body>
</html>`
  return {
    subject: `Vécu · ${subject}`,
    text,
    html: String(page),
  }
}
