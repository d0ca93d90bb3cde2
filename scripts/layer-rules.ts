import { posix } from 'node:path'

/** The modules that each module may import, besides itself. Folders that put modules together (`COMPOSITION`) may import all. */
const allowedImports: Record<string, readonly string[]> = {
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

/** The composition root of each top, and beside it the programs and screens that own nothing and put modules together. */
const COMPOSITION: Record<string, readonly string[]> = {
  server: ['app', 'backup', 'demo'],
  web: ['app', 'dashboard', 'home', 'legal', 'member'],
}

const tops = ['contract', 'lexicon', 'server', 'web']
const outside = ['tests', 'bench', 'scripts']
const contractPackages = ['zod', '@orpc/contract']
/** The files of a module of the server that only the composition root may import. */
const privateFiles = ['tables.ts', 'procedures.ts', 'handlers.ts']

/** Where a path stands: its top, its module (or foundation, app …), and the rest. */
type ModulePath = { top: string; module: string; rest: string }

function placeOf(path: string): ModulePath {
  const [top = '', module = '', ...rest] = path.split('/')
  return rest.length ? { top, module, rest: rest.join('/') } : { top, module: '', rest: module }
}

const composes = ({ top, module }: ModulePath): boolean => (COMPOSITION[top] ?? []).includes(module)

/** Returns what is wrong with where a file stands and what it is called. */
export function misplaced(path: string): string[] {
  const place = placeOf(path)
  const name = posix.basename(path)
  const parts = path.split('/')
  const wrong: string[] = []
  const isKnown = ['', 'foundation', 'migrations', ...Object.keys(allowedImports)].includes(place.module)
  if (!isKnown && !composes(place)) wrong.push(`"${place.module}" is no module of scripts/layer-rules.ts`)
  if (parts.some((part) => /^(utils?|helpers?|common|types)(\.tsx?)?$/.test(part)))
    wrong.push('a name that says nothing: no utils, helpers, common, types')
  if (/^index\.tsx?$/.test(name) && path !== 'contract/index.ts' && !path.startsWith('web/app/routes/'))
    wrong.push('no index file but contract/index.ts')
  if (place.top === 'server' && name.endsWith('.tsx')) wrong.push('no .tsx on the server')
  return wrong
}

/** Returns why `from` may not import `specifier`; undefined when it may. */
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

/** The path that a specifier names; undefined for a package. */
function targetOf(from: string, specifier: string): string | undefined {
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
    return here.module === 'foundation' ? 'the foundation knows no lexicon' : undefined
  return here.top === 'contract'
    ? 'the contract imports neither side'
    : `${here.top} and ${there.top} see the contract only`
}

/** Returns a breach of the layers: composition → modules → foundation, in each top and from each top into the contract. */
function layerBreach(here: ModulePath, there: ModulePath): string | undefined {
  if (there.top === 'lexicon') return undefined
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

/** Returns a breach of privacy: a module of the server may import only what is not private to another one. */
function interfaceBreach(here: ModulePath, there: ModulePath): string | undefined {
  if (here.top !== 'server' || there.top !== 'server' || here.module === there.module || there.module === 'foundation')
    return undefined
  if (there.rest === 'tables.ts') return here.rest === 'tables.ts' ? undefined : 'the tables of a module are its own'
  if (!composes(here) && privateFiles.includes(there.rest))
    return `${there.rest} of a module is for the composition root`
  return undefined
}
