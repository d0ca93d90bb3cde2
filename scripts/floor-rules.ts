import { posix } from 'node:path'

/** Which rooms each room may open; its own is understood. The roof (`app`) may open all. */
const staircase: Record<string, readonly string[]> = {
  lexicon: [],
  media: [],
  accounts: ['media'],
  notifications: ['accounts'],
  posts: ['accounts', 'lexicon', 'media', 'notifications'],
  matching: ['accounts', 'lexicon', 'notifications', 'posts'],
  journal: ['accounts', 'notifications', 'posts'],
  medication: ['accounts', 'notifications', 'posts', 'matching'],
  chat: ['accounts', 'media', 'notifications', 'posts', 'matching', 'medication'],
  conferences: ['accounts', 'media', 'notifications'],
  observatory: ['accounts', 'posts', 'medication'],
}
const lowerRooms = Object.keys(staircase)
staircase.moderation = lowerRooms
staircase.admin = [...lowerRooms, 'moderation']

const tops = ['contract', 'server', 'web']
const outside = ['tests', 'bench', 'scripts']
const contractPackages = ['zod', '@orpc/contract']
const closedDoors = ['tables.ts', 'procedures.ts', 'reactions.ts']

/** Where a path of the house lies: its top, its room (or foundation, app), and the rest. */
type Place = { top: string; room: string; rest: string }

function placeOf(path: string): Place {
  const [top = '', room = '', ...rest] = path.split('/')
  return rest.length ? { top, room, rest: rest.join('/') } : { top, room: '', rest: room }
}

/** What is wrong with where a file stands and what it is called. */
export function misplaced(path: string): string[] {
  const { top, room } = placeOf(path)
  const name = posix.basename(path)
  const parts = path.split('/')
  const wrong: string[] = []
  if (room && !['foundation', 'app', 'migrations', ...Object.keys(staircase)].includes(room))
    wrong.push(`"${room}" is no room of the staircase`)
  if (parts.some((part) => /^(utils?|helpers?|common|types)(\.tsx?)?$/.test(part)))
    wrong.push('a name that says nothing: no utils, helpers, common, types')
  if (/^index\.tsx?$/.test(name) && path !== 'contract/index.ts' && !path.startsWith('web/app/routes/'))
    wrong.push('no index file but contract/index.ts')
  if (top === 'server' && name.endsWith('.tsx')) wrong.push('no .tsx on the server')
  return wrong
}

/** Why `from` may not import `specifier`; undefined when it may. */
export function whyNot(from: string, specifier: string): string | undefined {
  const here = placeOf(from)
  const target = targetOf(from, specifier)
  if (target === undefined) return packageBreach(here, specifier)
  const there = placeOf(target)
  if (outside.includes(there.top)) return `the house may not import ${there.top}`
  if (!tops.includes(there.top)) return undefined
  if (specifier.startsWith('.') && here.room !== '' && (here.top !== there.top || here.room !== there.room))
    return `another room is imported as #${target}`
  return topBreach(here, there) ?? floorBreach(here, there) ?? doorBreach(here, there)
}

/** The path of the house that a specifier names; undefined for a package. */
function targetOf(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  return bare.startsWith('.') ? posix.join(posix.dirname(from), bare) : undefined
}

function packageBreach({ top }: Place, specifier: string): string | undefined {
  if (top === 'contract' && !contractPackages.includes(specifier))
    return `the contract imports ${contractPackages.join(' and ')} only`
  if (top === 'web' && specifier.startsWith('node:')) return 'the browser has no Node'
  return undefined
}

function topBreach(here: Place, there: Place): string | undefined {
  if (here.top === there.top || there.top === 'contract') return undefined
  return here.top === 'contract'
    ? 'the contract imports neither side'
    : `${here.top} and ${there.top} see the contract only`
}

/** app → rooms → foundation, in each top and from each top into the contract. */
function floorBreach(here: Place, there: Place): string | undefined {
  if (here.room === 'app' || here.room === '' || here.room === there.room || there.room === 'foundation')
    return undefined
  if (there.room === 'app') return 'nobody but the roof may import the roof'
  if (there.room === '')
    return here.room === 'foundation' && here.top !== 'contract'
      ? undefined
      : 'the whole contract is for the roof and the foundation'
  if (here.room === 'foundation') return 'the foundation knows no room'
  if (!(staircase[here.room] ?? []).includes(there.room)) return `${here.room} may not open ${there.room}`
  return undefined
}

/** Of another room of the server, and from the roof, only what is no private matter. */
function doorBreach(here: Place, there: Place): string | undefined {
  if (here.top !== 'server' || there.top !== 'server' || here.room === there.room || there.room === 'foundation')
    return undefined
  if (there.rest === 'tables.ts') return here.rest === 'tables.ts' ? undefined : 'the tables of a room are its own'
  if (here.room !== 'app' && closedDoors.includes(there.rest)) return `${there.rest} of a room is for the roof`
  return undefined
}
