// Holds every import of the tops against the layers of docs/ARCHITECTURE.md.
import { type ESTree, parseSync, Visitor } from 'vite'
import { circlesIn } from './circles.ts'
import { crowdedFolders, freeName, isPrivate, misplaced, targetOf, unusedFreeNames, whyNot } from './layer-rules.ts'
import { lineAt, report, repositoryFiles, type SourceFile, sourceFiles } from './source-files.ts'

export function layerBreaches(files: SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...misplaced(file.path).map((why) => `${file.path}:1  ${why}`),
    ...importsOf(file).flatMap(({ specifier, line }) => {
      const why = whyNot(file.path, specifier)
      return why ? [`${file.path}:${line}  ${specifier}: ${why}`] : []
    }),
    ...barrelOf(file),
    ...numbersOf(file),
    ...unguardedImportsOf(file),
  ])
}

export function vocabularyBreaches(files: SourceFile[], paths: readonly string[]): string[] {
  const free = files.flatMap(({ path }) => {
    const why = freeName(path)
    return why ? [`${path}:1  ${why}`] : []
  })
  const privates = files.flatMap((file) =>
    importsOf(file)
      .filter(({ specifier }) => isPrivate(file.path, specifier))
      .map(({ specifier, line }) => `${file.path}:${line}  ${specifier}: it is private to its module`),
  )
  const crowded = crowdedFolders(paths).map(
    ({ folder, count }) => `${folder}  ${count} files stand in one folder: group them by what they are about`,
  )
  return [...free, ...privates, ...crowded]
}

/** In the product, imports of types alone count too: none of such files is understood without the others. */
export function circleBreaches(files: SourceFile[]): string[] {
  const known = new Set(files.map(({ path }) => path))
  const importsIn = (file: SourceFile) =>
    importsOf(file).flatMap(({ specifier, isType }) => {
      if (isType && !isOfProduct(file.path)) return []
      const target = targetOf(file.path, specifier)
      return target !== undefined && known.has(target) ? [target] : []
    })
  return circlesIn(new Map(files.map((file) => [file.path, importsIn(file)]))).map(
    (circle) => `${circle[0]}:1  it imports itself by ${circle.slice(1).join(', ')}`,
  )
}

/** Node finds no file without its extension, and two files may differ by it alone. */
export function extensionBreaches(files: SourceFile[]): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter(({ specifier }) => targetOf(file.path, specifier) !== undefined && !EXTENSION.test(specifier))
      .map(({ specifier, line }) => `${file.path}:${line}  ${specifier}: it needs its file extension`),
  )
}
const EXTENSION = /\.(?:tsx?|mjs|js|css|json|svg|txt)(?:\?.*)?$/

const PRODUCT = ['contract', 'lexicon', 'server', 'web']
const isOfProduct = (path: string): boolean => PRODUCT.includes(path.split('/')[0]!)

type Import = { specifier: string; line: number; isType: boolean }

const importsKnown = new WeakMap<SourceFile, readonly Import[]>()

function importsOf(file: SourceFile): readonly Import[] {
  const known = importsKnown.get(file)
  if (known) return known
  const found: Import[] = []
  const keep = (source: { type: string; start: number } | null, isType = false) => {
    if (source?.type === 'Literal' && 'value' in source && typeof source.value === 'string')
      found.push({ specifier: source.value, line: lineAt(file.text, source.start), isType })
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => keep(source, importKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => keep(source, exportKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => keep(source, exportKind === 'type'),
    ImportExpression: ({ source }) => keep(source),
    TSImportType: ({ source }) => keep(source, true),
  }).visit(programOf(file))
  importsKnown.set(file, found)
  return found
}

/** Loaders that tell a lost connection from a new version of the site, and fetch again what failed once; `startTexts` by `loadCode`. */
const CODE_LOADERS = new Set(['fetchCode', 'loadCode', 'lazyPart', 'lazyExtra', 'lazyDialog', 'startTexts'])

/** In the browser no `import()` stands alone: where its file is gone the page would break, and stay so. */
function unguardedImportsOf(file: SourceFile): string[] {
  const { path, text } = file
  if (!path.startsWith('web/')) return []
  const guarded: { start: number; end: number }[] = []
  const found: number[] = []
  new Visitor({
    CallExpression: ({ callee, start, end }) => {
      if (callee.type === 'Identifier' && CODE_LOADERS.has(callee.name)) guarded.push({ start, end })
    },
    ImportExpression: ({ start }) => {
      if (!guarded.some((call) => call.start < start && start < call.end)) found.push(start)
    },
  }).visit(programOf(file))
  return found.map((start) => `${path}:${lineAt(text, start)}  import(): ${[...CODE_LOADERS].join(', ')} fetch code`)
}

/** A file that only passes on what others export hides where things are. */
function barrelOf(file: SourceFile): string[] {
  const { path, text } = file
  if (path === 'contract/index.ts') return []
  const statements = programOf(file).body
  const passesOn = (statement: ESTree.Program['body'][number]) =>
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && statement.source !== null)
  const isBarrel = statements.length > 0 && statements.every(passesOn)
  const all = statements.find((statement) => statement.type === 'ExportAllDeclaration')
  return isBarrel || all
    ? [`${path}:${lineAt(text, (all ?? statements[0])?.start ?? 0)}  no barrel but contract/index.ts`]
    : []
}

const OF_NUMBERS = /(?:^|\/)(?:(?:[a-z-]+-)?limits|durations)\.ts$/
const CONSTANT = /^[A-Z][A-Z\d_]*$/

/** Returns the numbers that a file of the contract exports, unless numbers are all it is there for. */
function numbersOf(file: SourceFile): string[] {
  const { path, text } = file
  if (!path.startsWith('contract/') || OF_NUMBERS.test(path)) return []
  return programOf(file).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
    return statement.declaration.declarations
      .filter(({ id, init }) => id.type === 'Identifier' && CONSTANT.test(id.name) && init && isNumber(init))
      .map(({ start }) => `${path}:${lineAt(text, start)}  a number of the contract stands in a limits.ts`)
  })
}

function isNumber(node: ESTree.Expression): boolean {
  if (node.type === 'Literal') return typeof node.value === 'number'
  if (node.type === 'UnaryExpression') return isNumber(node.argument)
  if (node.type === 'ParenthesizedExpression') return isNumber(node.expression)
  if (node.type !== 'BinaryExpression') return false
  return [node.left, node.right].every(
    (side) =>
      side.type !== 'PrivateIdentifier' && (isNumber(side) || (side.type === 'Identifier' && CONSTANT.test(side.name))),
  )
}

const programsKnown = new WeakMap<SourceFile, ESTree.Program>()

function programOf(file: SourceFile): ESTree.Program {
  const program = programsKnown.get(file) ?? parseSync(file.path, file.text).program
  programsKnown.set(file, program)
  return program
}

if (import.meta.main) {
  const files = sourceFiles(PRODUCT)
  const all = [...files, ...sourceFiles(['tests', 'bench', 'scripts'], /\.(?:tsx?|mjs)$/)]
  const paths = repositoryFiles()
  report([
    ...layerBreaches(files),
    ...circleBreaches(all),
    ...extensionBreaches(all),
    ...vocabularyBreaches(files, paths),
    ...unusedFreeNames(paths).map((name) => `scripts/layer-rules.ts  no file has the free name ${name}`),
  ])
}
