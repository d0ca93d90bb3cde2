export type Locked = {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, Locked> }
export type DeclaredPackages = Pick<Locked, 'dependencies' | 'devDependencies' | 'optionalDependencies'>

/** Licences that let a closed product run the code as it is, by their SPDX names. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['Unlicense', 'OFL-1.1'],
  // Its own files stay under it when they are changed; we change none.
  'MPL-2.0',
])

/** Licences of packages that do not say theirs, or say it in another way, and where it is written. */
const BY_HAND: Record<string, string> = {
  'combine-errors': 'MIT', // its Readme
  'png-js': 'MIT', // its LICENSE
  'incremental-encoder': 'MPL-2.0', // written "MPL 2.0"
}

/** libvips, which sharp loads as a library of its own: exchangeable, as its licence asks. */
const LOADED_APART = /^@img\/sharp-/
const APART = 'LGPL-3.0-or-later'

export function licenceBreaches(asked: DeclaredPackages, { packages }: Lock): string[] {
  const { '': root, ...locked } = packages
  return [...unlike(asked, root ?? {}), ...Object.entries(locked).flatMap(([path, each]) => breachesOf(path, each))]
}

const unlike = (asked: DeclaredPackages, root: DeclaredPackages): string[] =>
  (['dependencies', 'devDependencies', 'optionalDependencies'] as const).flatMap((kind) => {
    const [wanted, had] = [asked[kind] ?? {}, root[kind] ?? {}]
    return [...new Set([...Object.keys(wanted), ...Object.keys(had)])]
      .filter((name) => wanted[name] !== had[name])
      .map((name) => `${name}: package.json says ${wanted[name]}, package-lock.json ${had[name]}`)
  })

function breachesOf(path: string, { integrity, resolved, license, dev, link }: Locked): string[] {
  const name = path.replace(/.*node_modules\//, '')
  const breaches: string[] = []
  if (link) breaches.push(`${name}: is a link to somewhere`)
  if (!integrity?.startsWith('sha512-')) breaches.push(`${name}: its bytes are not locked by sha512`)
  // `.npmrc` leaves the registry's addresses out: what is still there is code from elsewhere.
  if (resolved !== undefined) breaches.push(`${name}: comes from ${resolved}`)
  if (!dev && !isAllowed(name, BY_HAND[name] ?? license)) breaches.push(`${name}: under ${license ?? 'no licence'}`)
  return breaches
}

function isAllowed(name: string, expression: string | undefined): boolean {
  if (!expression) return false
  const may = (one: string) => ALLOWED.has(one) || (one === APART && LOADED_APART.test(name))
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((either) => either.split(' AND ').every((each) => may(each.trim())))
}
