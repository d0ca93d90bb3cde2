import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FirstAnswers } from '#contract/foundation/first-answers.ts'
import type { Config } from '#server/foundation/config.ts'
import { preloadMaker } from './preloads.ts'

/** `isKnown`: a screen has this address; if not, the page says that it is not there. */
export type Page = { html: string; nonce: string; isKnown: boolean }

/**
 * The browser's one page, made for each answer: a fresh nonce, the browser's share of the configuration, and what this address needs first:
 * its scripts, and the answers to what its screen would ask.
 */
export function pageMaker(
  webRoot: string,
  {
    minAge,
    homeStats,
    contactMail,
    recordings,
    identityProvider,
  }: Pick<Config, 'minAge' | 'homeStats' | 'contactMail' | 'recordings' | 'identityProvider'>,
): (path: string, answers: FirstAnswers | undefined) => Page {
  const template = readFileSync(join(webRoot, 'index.html'), 'utf8')
  const served = embedded({
    minAge,
    homeStats,
    contactMail,
    mayRecord: recordings !== undefined,
    identityProvider: identityProvider?.name ?? null,
  })
  const preloadsFor = preloadMaker(webRoot)
  return (path, answers) => {
    const nonce = randomBytes(16).toString('base64url')
    const preloads = preloadsFor(path)
    return {
      nonce,
      isKnown: preloads !== undefined,
      html: template
        .replaceAll('%LANG%', 'fr')
        .replaceAll('%NONCE%', nonce)
        .replaceAll('%CONFIG%', () => served)
        .replaceAll('%ANSWERS%', () => (answers ? embedded(answers) : ''))
        .replace('</head>', () => `${preloads ?? ''}</head>`),
    }
  }
}

/** JSON that no text in it can end the element of. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
