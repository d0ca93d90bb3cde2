export type TextPart = {
  text: string
  /** Always http or https. */
  href?: string
  /** The real host of the link, shown when the written address suggests another one. */
  host?: string
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"\p{Cf}\p{Cc}]+/giu
/** Punctuation that ends a sentence belongs to the sentence, not to the address. */
const SENTENCE_END = /[.,;:!?…'’»«“”*_]+$/u

/** The texts of the parts, joined, are the original text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const written = withoutEnd(found)
    const link = linkOf(written)
    if (!link) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: written, ...link })
    from = index + written.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

function withoutEnd(found: string): string {
  const trimmed = found.replace(SENTENCE_END, '')
  const isOpenedWithin = trimmed.includes('(')
  return trimmed.endsWith(')') && !isOpenedWithin ? withoutEnd(trimmed.slice(0, -1)) : trimmed
}

function linkOf(written: string): { href: string; host?: string } | undefined {
  const url = parseUrl(/^www\./i.test(written) ? `https://${written}` : written)
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return undefined
  // A name before an @, look-alike letters or a backslash can make an address look like another site: the real host is shown then.
  return url.host === hostIn(written) ? { href: url.href } : { href: url.href, host: url.host }
}

function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/** Returns the part of a written address that readers take for its host. */
const hostIn = (written: string): string =>
  written
    .replace(/^https?:\/\//i, '')
    .split(/[/?#]/)[0]!
    .toLowerCase()
