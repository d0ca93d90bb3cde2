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

/** Facts for the page. `hasMember`: a member signed in with this browser before. `isFounding`: the community is only beginning. */
type Asking = { hasMember: boolean; isFounding: boolean }

/** `isKnown`: a screen has this address. Otherwise the page says that nothing is there. */
export type Page = { html: string; nonce: string; isKnown: boolean }

/**
 * Returns a function that makes the HTML of an address: a fresh nonce, the public part of the configuration, the scripts of its screen and the prefetched
 * answers. An address that visitors share has its own title and picture (page-heads.ts).
 */
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
    const preloads = preloadsFor(path, language)
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

/** Returns the language of the member's account, in which a browser without a choice of its own starts; French for anybody else. */
function languageOf(answers: PrefetchedAnswers | undefined): Language {
  const me = answers?.answers.find(({ path }) => path.join('.') === 'accounts.me')
  return MeAnswer.safeParse(me?.json).data?.member.language ?? 'fr'
}

/** Returns the page with this head in place of the default title and description. */
const named = (template: string, head: string | undefined): string =>
  head === undefined
    ? template
    : template.replace(/<meta\s+name="description"[^>]*>\s*/, '').replace(/<title>[^<]*<\/title>/, () => head)

/**
 * Makes the screen of one's day, a page of its own: with the day of the member who asks and the language of their account, where they are known.
 * @param webRoot  where the build stands
 */
export function ownDayMaker(webRoot: string): (day: OwnDay | undefined, language: Language | undefined) => string {
  const file = join(webRoot, 'jour.html')
  const template = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return (day, language) =>
    template.replace('%LANGUAGE%', language ?? '').replace('%DAY%', () => (day ? embedded(day) : ''))
}

/** Returns JSON for an element of the page. Its `<` are escaped, so that no text can end the element. */
const embedded = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
