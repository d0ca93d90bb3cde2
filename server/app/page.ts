import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/foundation/config.ts'

export type Page = { html: string; nonce: string }

/** The browser's one page, made for each answer: a fresh nonce, and the browser's share of the configuration. */
export function pageMaker(webRoot: string, { minAge, homeStats }: Pick<Config, 'minAge' | 'homeStats'>): () => Page {
  const template = readFileSync(join(webRoot, 'index.html'), 'utf8')
  const served = JSON.stringify({ minAge, homeStats }).replaceAll('<', '\\u003c')
  return () => {
    const nonce = randomBytes(16).toString('base64url')
    return {
      nonce,
      html: template
        .replaceAll('%LANG%', 'fr')
        .replaceAll('%NONCE%', nonce)
        .replaceAll('%CONFIG%', () => served),
    }
  }
}
