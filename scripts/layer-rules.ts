import { posix } from 'node:path'

/** The table of docs/ARCHITECTURE.md. Folders that put modules together (`COMPOSITION`) may import all. */
export const allowedImports: Record<string, readonly string[]> = {
  media: [],
  accounts: ['media'],
  notifications: ['accounts'],
  posts: ['accounts', 'media', 'notifications'],
  closest: ['accounts', 'notifications', 'posts'],
  matching: ['accounts', 'notifications', 'posts', 'closest'],
  journal: ['accounts', 'notifications', 'posts'],
  medication: ['accounts', 'notifications', 'posts', 'matching'],
  treatments: ['accounts', 'journal', 'medication', 'notifications', 'posts'],
  chat: ['accounts', 'media', 'notifications', 'posts', 'closest', 'matching', 'medication'],
  conferences: ['accounts', 'media', 'notifications'],
  observatory: ['accounts', 'posts', 'medication', 'treatments'],
  'what-helped': ['accounts', 'journal', 'posts', 'treatments'],
}
const lowerModules = Object.keys(allowedImports)
allowedImports.moderation = lowerModules
allowedImports.admin = [...lowerModules, 'moderation']

const COMPOSITION: Record<string, readonly string[]> = {
  server: ['app', 'backup', 'demo'],
  web: ['app', 'dashboard', 'home', 'legal', 'member'],
}

/** docs/ARCHITECTURE.md says what each name holds. Where a module has several of one word, each says of what: `comment-queries.ts`. */
const ALONE = ['tables', 'handlers', 'export', 'overview']
const OF_WHAT = [
  ...['policy', 'queries', 'views', 'procedures', 'routes', 'events', 'jobs', 'mails', 'texts', 'limits', 'pairs'],
  ...['service', 'worker', 'messages', 'plugin'],
  ...['store', 'fields', 'dates', 'files', 'counts', 'publication'],
]
const VOCABULARY = new RegExp(`^(?:${ALONE.join('|')}|(?:[a-z\\d-]+-)?(?:${OF_WHAT.join('|')}))\\.ts$`)
const COMMAND = /(?:^|\/)commands\//

/**
 * Pure algorithms, and technical pieces that are fixed from outside (a cookie, a format, a protocol), under the names that their field has for them. A name
 * that ends with `/` is a folder of them.
 */
const FREE_NAMES: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    'security/password-strength',
    'security/session-tokens',
    'sign-in/address-key',
    'sign-in/auth-request',
    'sign-in/cookies',
    'sign-in/fxa-common-password-list.d',
    'sign-in/secret-box',
    'sign-in/username',
  ],
  chat: ['ice-servers', 'relayed-signal'],
  closest: ['closeness-criteria', 'member-bands'],
  conferences: ['broadcast/sdp', 'calendar', 'recording/'],
  journal: ['summary-pdf'],
  matching: ['distinctive-words', 'match-key', 'overlap', 'rare-words', 'score'],
  media: ['conversion/make', 'conversion/mp4-times', 'conversion/nal-units', 'conversion/picture', 'conversion/video'],
  medication: ['bdpm', 'official-report/e2b/', 'official-report/pdf', 'score', 'statistics/'],
  moderation: ['receipt-code', 'watched-words'],
  notifications: ['unsubscribe-token'],
  observatory: ['region'],
  posts: ['edit-distance', 'search-parser'],
  'what-helped': ['shown-outcomes', 'statistics/', 'time-to-better'],
}

/** The public interface of a module of the server: all that another module may import. */
const PUBLIC =
  /(?:^|\/)(?:commands\/.*|(?:[a-z\d-]+-)?(?:queries|policy|views|events|pairs)\.ts|(?:export|overview)\.ts)$/

/** The folders of the lexicon that hold code: what parts and folds text; the readers, which stand on it and may import all of the contract. */
const LEXICON_TEXT = 'text'
const LEXICON_READERS = 'readers'

const FOLDER_MAX = 45
/** Folders that grow by one file for each thing that happened, and the routes, whose names are the site's addresses and the names of their chunks. */
const UNLIMITED = ['docs/decisions', 'server/migrations', 'server/migrations/meta', 'web/app/routes']

const tops = ['contract', 'lexicon', 'server', 'web']
const outside = ['tests', 'bench', 'scripts']
const contractPackages = ['zod', '@orpc/contract']
const privateFiles = ['tables.ts', 'procedures.ts', 'handlers.ts']

type ModulePath = { top: string; module: string; rest: string }

function placeOf(path: string): ModulePath {
  const [top = '', module = '', ...rest] = path.split('/')
  return rest.length ? { top, module, rest: rest.join('/') } : { top, module: '', rest: module }
}

const composes = ({ top, module }: ModulePath): boolean => (COMPOSITION[top] ?? []).includes(module)

export function misplaced(path: string): string[] {
  const place = placeOf(path)
  const name = posix.basename(path)
  const parts = path.split('/')
  const wrong: string[] = []
  const known =
    place.top === 'lexicon'
      ? [LEXICON_TEXT, LEXICON_READERS]
      : ['', 'foundation', 'migrations', ...Object.keys(allowedImports)]
  if (!known.includes(place.module) && !composes(place))
    wrong.push(`"${place.module}" is no module of scripts/layer-rules.ts`)
  if (parts.some((part) => /^(utils?|helpers?|common|types)(\.tsx?)?$/.test(part)))
    wrong.push('a name that says nothing: no utils, helpers, common, types')
  if (/^index\.tsx?$/.test(name) && path !== 'contract/index.ts' && !path.startsWith('web/app/routes/'))
    wrong.push('no index file but contract/index.ts')
  if (place.top === 'server' && name.endsWith('.tsx')) wrong.push('no .tsx on the server')
  return wrong
}

export function whyNot(from: string, specifier: string): string | undefined {
  const here = placeOf(from)
  const target = targetOf(from, specifier)
  if (target === undefined) return packageBreach(here, specifier)
  const there = placeOf(target)
  if (outside.includes(there.top)) return `the product may not import ${there.top}`
  if (!tops.includes(there.top)) return undefined
  if (specifier.startsWith('.') && here.module !== '' && (here.top !== there.top || here.module !== there.module))
    return `another module is imported as #${target}`
  return topBreach(here, there) ?? layerBreach(here, there) ?? interfaceBreach(here, there)
}

export function freeName(path: string): string | undefined {
  const { top, module, rest } = placeOf(path)
  if (top !== 'server' || !(module in allowedImports)) return undefined
  const isFree = (FREE_NAMES[module] ?? []).some((name) =>
    name.endsWith('/') ? rest.startsWith(name) : rest === `${name}.ts`,
  )
  if (isFree || COMMAND.test(rest) || VOCABULARY.test(posix.basename(rest))) return undefined
  return 'a free name: it is no word of the vocabulary, and none of FREE_NAMES of scripts/layer-rules.ts'
}

export const unusedFreeNames = (paths: readonly string[]): string[] =>
  Object.entries(FREE_NAMES).flatMap(([module, names]) =>
    names
      .map((name) => `server/${module}/${name}`)
      .filter((name) => !paths.some((path) => (name.endsWith('/') ? path.startsWith(name) : path === `${name}.ts`))),
  )

export function isPrivate(from: string, specifier: string): boolean {
  const target = targetOf(from, specifier)
  if (target === undefined) return false
  const [here, there] = [placeOf(from), placeOf(target)]
  const isBetween = [here, there].every(({ top, module }) => top === 'server' && module in allowedImports)
  if (!isBetween || here.module === there.module || PUBLIC.test(there.rest)) return false
  return here.rest !== 'tables.ts' || there.rest !== 'tables.ts'
}

export function crowdedFolders(paths: readonly string[]): { folder: string; count: number }[] {
  const files = Map.groupBy(paths, (path) => posix.dirname(path))
  return [...files]
    .map(([folder, { length: count }]) => ({ folder, count }))
    .filter(({ folder, count }) => count > FOLDER_MAX && !UNLIMITED.includes(folder))
    .sort((one, other) => one.folder.localeCompare(other.folder))
}

export function targetOf(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  return bare.startsWith('.') ? posix.join(posix.dirname(from), bare) : undefined
}

function packageBreach({ top }: ModulePath, specifier: string): string | undefined {
  if (top === 'contract' && !contractPackages.includes(specifier))
    return `the contract imports ${contractPackages.join(' and ')} only`
  if (top === 'web' && specifier.startsWith('node:')) return 'the browser has no Node'
  if (top === 'lexicon' && specifier.startsWith('node:')) return 'the lexicon reads no file: both sides may use it'
  return undefined
}

function topBreach(here: ModulePath, there: ModulePath): string | undefined {
  if (here.top === there.top || there.top === 'contract') return undefined
  if (here.top === 'lexicon') return 'the lexicon sees the contract only'
  if (there.top === 'lexicon' && here.top !== 'contract')
    return here.top === 'server' && here.module === 'foundation'
      ? 'the foundation of the server knows no medical word'
      : undefined
  return here.top === 'contract'
    ? 'the contract imports neither side'
    : `${here.top} and ${there.top} see the contract only`
}

function layerBreach(here: ModulePath, there: ModulePath): string | undefined {
  if (
    here.top === 'lexicon' &&
    here.module === LEXICON_TEXT &&
    there.top === 'lexicon' &&
    there.module !== LEXICON_TEXT
  )
    return 'what parts and folds text knows no reader of it'
  if (there.top === 'lexicon' || (here.top === 'lexicon' && here.module === LEXICON_READERS)) return undefined
  if (composes(here) || here.module === '' || here.module === there.module || there.module === 'foundation')
    return undefined
  if (composes(there)) return `only the composition root may import ${there.module}`
  if (there.module === '')
    return here.module === 'foundation' && here.top !== 'contract'
      ? undefined
      : 'the whole contract is for the composition root and the foundation'
  if (here.module === 'foundation') return 'the foundation knows no module'
  if (!(allowedImports[here.module] ?? []).includes(there.module))
    return `${here.module} may not import ${there.module}`
  return undefined
}

function interfaceBreach(here: ModulePath, there: ModulePath): string | undefined {
  if (here.top !== 'server' || there.top !== 'server' || here.module === there.module || there.module === 'foundation')
    return undefined
  if (there.rest === 'tables.ts') return here.rest === 'tables.ts' ? undefined : 'the tables of a module are its own'
  if (!composes(here) && privateFiles.includes(there.rest))
    return `${there.rest} of a module is for the composition root`
  return undefined
}
