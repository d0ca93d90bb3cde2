/** Links to the tabs of the former first page may stand anywhere. */
export type FormerTab = { onglet?: 'symptomes' | 'posts' }

export function partOfTab({ onglet }: Record<string, unknown>): '/dashboard/symptoms' | '/dashboard/posts' | undefined {
  if (onglet === 'symptomes') return '/dashboard/symptoms'
  return onglet === 'posts' ? '/dashboard/posts' : undefined
}

export type SpacePlace = 'overview' | 'feed' | 'symptoms' | 'posts' | 'chat' | 'journal' | 'events'

const PLACES: [path: RegExp, place: SpacePlace][] = [
  [/^\/dashboard(\/overview)?\/?$/, 'overview'],
  [/^\/dashboard\/feed\/?$/, 'feed'],
  [/^\/dashboard\/symptoms?(\/|$)/, 'symptoms'],
  [/^\/dashboard\/posts\/?$/, 'posts'],
  [/^\/dashboard\/chat\/?$/, 'chat'],
  [/^\/dashboard\/journal(\/|$)/, 'journal'],
  [/^\/dashboard\/events\/?$/, 'events'],
]

export const spacePlace = (path: string): SpacePlace | undefined => PLACES.find(([pattern]) => pattern.test(path))?.[1]
