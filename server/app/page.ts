import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/foundation/config.ts'
import { preloadMaker } from './preloads.ts'

export type Page = { html: string; nonce: string }

/** The browser's one page, made for each answer: a fresh nonce, the browser's share of the configuration, and what this address needs first. */
export function pageMaker(
  webRoot: string,
  { minAge, homeStats, contactMail }: Pick<Config, 'minAge' | 'homeStats' | 'contactMail'>,
): (path: string) => Page {
  const template = readFileSync(join(webRoot, 'index.html'), 'utf8')
  const served = JSON.stringify({ minAge, homeStats, contactMail }).replaceAll('<', '\\u003c')
  const preloadsFor = preloadMaker(webRoot)
  return (path) => {
    const nonce = randomBytes(16).toString('base64url')
    return {
      nonce,
      html: template
        .replaceAll('%LANG%', 'fr')
        .replaceAll('%NONCE%', nonce)
        .replaceAll('%CONFIG%', () => served)
        .replace('</head>', () => `${preloadsFor(path)}</head>`),
    }
  }
}
