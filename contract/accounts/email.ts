import { z } from 'zod'
import { normalized } from '#contract/foundation/normalized.ts'
import { parsedUrl } from '#contract/foundation/parsed-url.ts'
import { EMAIL_MAX, PASTED_EMAIL_MAX } from './limits.ts'

type EmailFault = 'required' | 'invalidEmail' | 'emailAccents' | 'emailNoEnding'
type ReadEmail = { email: string; shown: string; fault?: never } | { fault: EmailFault }

const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** "Léa <lea@exemple.fr>", as mail programs copy a recipient. */
const IN_BRACKETS = /<([^<>]*)>[^<>]*$/
const MAILTO = /^mailto:/
/** Signs that a sentence puts around an address. */
const AROUND = /^[\s.,;:!?"'“”‘’«»<>()[\]]+|[\s.,;:!?"'“”‘’«»<>()[\]]+$/gu
const LETTERS = /[\p{L}\p{M}]/u
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u
const ADDRESS = z.email()
/** The longest that mail servers take before the @, and between two dots after it (RFC 5321, RFC 1035). */
const LOCAL_MAX = 64
const LABEL_MAX = 63

/**
 * Reads an email address as people paste it: with a name around it, from a link, among invisible characters, in compatibility forms.
 * @returns `email`: in lower-case ASCII, the domain in Punycode, so that one address is one account; `shown`: the same, the domain as typed. Or the fault
 * that makes it no address.
 */
export function readEmail(text: string): ReadEmail {
  const seen = normalized(text, 'NFKC').replace(UNSEEN, '').toLowerCase().trim()
  const bare = (IN_BRACKETS.exec(seen)?.[1] ?? seen).trim()
  const plain = (MAILTO.test(bare) ? bare.replace(MAILTO, '').replace(/\?.*$/s, '') : bare).replace(AROUND, '')
  if (plain === '') return { fault: 'required' }
  const at = plain.lastIndexOf('@')
  const [local, domain] = [plain.slice(0, at), plain.slice(at + 1)]
  if (at < 1 || domain === '' || !DOMAIN.test(domain)) return { fault: 'invalidEmail' }
  const foreign = local.replace(/\p{ASCII}/gu, '')
  if (foreign !== '') return { fault: LETTERS.test(foreign) ? 'emailAccents' : 'invalidEmail' }
  if (!domain.includes('.')) return { fault: 'emailNoEnding' }
  const host = parsedUrl(`http://${domain}`)?.hostname
  const email = `${local}@${host}`
  const isTooLong = local.length > LOCAL_MAX || host?.split('.').some((label) => label.length > LABEL_MAX)
  return host !== undefined && !isTooLong && ADDRESS.safeParse(email).success
    ? { email, shown: `${local}@${domain}` }
    : { fault: 'invalidEmail' }
}

/** Returns a typed address as it is shown back to its author: as they wrote it, where it is no address. */
export const shownAsTyped = (text: string): string => {
  const read = readEmail(text)
  return read.fault === undefined ? read.shown : text.trim()
}

/** The schema of every address that comes in: addresses compare as `readEmail` returns them. */
export const Email = z
  .string()
  .max(PASTED_EMAIL_MAX, { abort: true })
  .transform((text, ctx) => {
    const read = readEmail(text)
    if (read.fault === undefined) return read.email
    ctx.addIssue({ code: 'custom', message: read.fault, input: text })
    return z.NEVER
  })
  .pipe(z.string().max(EMAIL_MAX))
