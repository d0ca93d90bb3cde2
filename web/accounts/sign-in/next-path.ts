import { parsedUrl } from '#contract/foundation/parsed-url.ts'

/** A placeholder origin: it only serves to tell whether a path leaves it. */
const HERE = 'https://here.invalid'

/**
 * Returns the requested path when it leads to a page of this site, else the home page. Also replaced are the sign-in screen
 * and paths that a browser would read as another site ("//host", "/\host", a tab between the slashes).
 */
export function nextPath(asked: string | undefined): string {
  if (!asked?.startsWith('/') || asked.includes('\\')) return '/'
  const url = parsedUrl(asked, HERE)
  if (url?.origin !== HERE || url.pathname.startsWith('//') || url.pathname === '/auth') return '/'
  return url.pathname + url.search + url.hash
}
