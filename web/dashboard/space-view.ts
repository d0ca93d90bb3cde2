/** The search parameters of the space's first page. */
export type SpaceView = { onglet?: 'symptomes' | 'posts' }

export const SPACE_TABS = ['overview', 'symptoms', 'posts'] as const
export type SpaceTab = (typeof SPACE_TABS)[number]

const NAMES = { overview: undefined, symptoms: 'symptomes', posts: 'posts' } as const satisfies Record<
  SpaceTab,
  SpaceView['onglet']
>

/** Reads the search parameters, which anyone may have written: invalid values are ignored. */
export function readSpaceView({ onglet }: Record<string, unknown>): SpaceView {
  const known = Object.values(NAMES).find((name) => name !== undefined && name === onglet)
  return known ? { onglet: known } : {}
}

export const tabOf = ({ onglet }: SpaceView): SpaceTab => SPACE_TABS.find((tab) => NAMES[tab] === onglet) ?? 'overview'

export function viewOf(tab: SpaceTab): SpaceView {
  const onglet = NAMES[tab]
  return onglet ? { onglet } : {}
}

export type SpacePlace = SpaceTab | 'feed' | 'chat' | 'journal' | 'events'

const PLACES: [path: RegExp, place: SpacePlace][] = [
  [/^\/dashboard\/overview\/?$/, 'overview'],
  [/^\/dashboard\/feed\/?$/, 'feed'],
  [/^\/dashboard\/symptoms?(\/|$)/, 'symptoms'],
  [/^\/dashboard\/posts\/?$/, 'posts'],
  [/^\/dashboard\/chat\/?$/, 'chat'],
  [/^\/dashboard\/journal(\/|$)/, 'journal'],
  [/^\/dashboard\/events\/?$/, 'events'],
]

/** Returns the part of the space that an address belongs to: the first page has three of them, as tabs. */
export function spacePlace(path: string, address: Record<string, unknown>): SpacePlace | undefined {
  if (/^\/dashboard\/?$/.test(path)) return tabOf(readSpaceView(address))
  return PLACES.find(([pattern]) => pattern.test(path))?.[1]
}
