import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Language } from '#contract/foundation/languages.ts'
import type { PrefetchedAnswers } from '#contract/foundation/prefetch.ts'
import type { OwnDay } from '#contract/journal/schema.ts'
import type { Config } from '#server/foundation/config.ts'
import { headFor } from './page-heads.ts'
import { preloadMaker } from './preloads.ts'

type Asking = { hasMember: boolean; isFounding: boolean }

/** `isKnown`: a screen has this address. Otherwise the page says that nothing is there. */
export type Page = { html: string; nonce: string; isKnown: boolean }

export function pageMaker(
  webRoot: string,
  {
    minAge,
    homeStats,
    contactMail,
    recordings,
    identityProvider,
    baseUrl,
  }: Pick<Config, 'minAge' | 'homeStats' | 'contactMail' | 'recordings' | 'identityProvider' | 'baseUrl'>,
): (path: string, answers: PrefetchedAnswers | undefined, asking: Asking) => Page {
  const template = readFileSync(join(webRoot, 'index.html'), 'utf8')
  const served = (asking: Asking) =>
    embedded({
      minAge,
      homeStats,
      contactMail,
      mayRecord: recordings !== undefined,
      identityProvider: identityProvider?.name ?? null,
      ...asking,
    })
  const preloadsFor = preloadMaker(webRoot)
  return (path, answers, asking) => {
    const nonce = randomBytes(16).toString('base64url')
    const language = languageOf(answers)
    const preloads = preloadsFor(path, { language, isMember: Boolean(answers?.live) })
    return {
      nonce,
      isKnown: preloads !== undefined,
      html: named(template, headFor(path, baseUrl))
        .replaceAll('%LANG%', language)
        .replaceAll('%NONCE%', nonce)
        .replaceAll('%CONFIG%', () => served(asking))
        .replaceAll('%ANSWERS%', () => (answers ? embedded(answers) : ''))
        .replace('</head>', () => `${preloads ?? ''}</head>`),
    }
  }
}

const MeAnswer = z.object({ member: z.object({ language: Language }) })

function languageOf(answers: PrefetchedAnswers | undefined): Language {
  const me = answers?.answers.find(({ path }) => path.join('.') === 'accounts.me')
  return MeAnswer.safeParse(me?.json).data?.member.language ?? 'fr'
}

const named = (template: string, head: string | undefined): string =>
  head === undefined
    ? template
    : template.replace(/<meta\s+name="description"[^>]*>\s*/, '').replace(/<title>[^<]*<\/title>/, () => head)

export function ownDayMaker(webRoot: string): (day: OwnDay | undefined, language: Language | undefined) => string {
  const file = join(webRoot, 'jour.html')
  const template = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return (day, language) =>
    template.replace('%LANGUAGE%', language ?? '').replace('%DAY%', () => (day ? embedded(day) : ''))
}

/** `<` is escaped, so that no text can end the element. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
