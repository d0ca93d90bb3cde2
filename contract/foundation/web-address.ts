import { parsedUrl } from './parsed-url.ts'

/**
 * Reads an https address that leads where it seems to lead: two slashes after the scheme, no name or password, no backslash, nothing invisible, and a host that
 * browsers take as it is written. Returns undefined for addresses that browsers would repair or turn into another host ("https:site", "https:/site",
 * "https:\\site", "https://0x7f.1", letters of other writings).
 */
export function readHttps(text: string): URL | undefined {
  const written = HTTPS.exec(text)?.[1]?.toLowerCase()
  const url = written === undefined || UNREADABLE.test(text) ? undefined : parsedUrl(text)
  return url?.hostname === written && url?.username === '' && url.password === '' ? url : undefined
}

/**
 * Whether a text is such an address on a host with a name in plain letters: neither a number nor letters of other writings in disguise ("xn--…"), which make a
 * host look like another.
 */
export function isWebAddress(text: string): boolean {
  const url = readHttps(text)
  return url !== undefined && NAME.test(url.hostname) && !/(?:^|\.)xn--/.test(url.hostname)
}

const HTTPS = /^https:\/\/([a-z\d.-]+|\[[a-f\d:]+\])(?::\d{1,5})?(?:[/?#]|$)/i
const UNREADABLE = /[\s\\\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const NAME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z]$/
