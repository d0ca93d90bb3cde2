import { parsedUrl } from '#contract/foundation/parsed-url.ts'

/** Any origin does: what matters is whether a path leaves it. */
const HERE = 'https://here.invalid'

/**
 * Where to go after signing in: the path asked for when it leads to a page of this site, else the home page. Whatever a browser would
 * read as another site ("//host", "/\host", a tab between the slashes) or as this very screen leads home.
 */
export function nextPath(asked: string | undefined): string {
  if (!asked?.startsWith('/') || asked.includes('\\')) return '/'
  const url = parsedUrl(asked, HERE)
  if (url?.origin !== HERE || url.pathname.startsWith('//') || url.pathname === '/auth') return '/'
  return url.pathname + url.search + url.hash
}
