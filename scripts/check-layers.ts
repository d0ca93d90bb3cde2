// Holds every import of the tops against the layers of docs/ARCHITECTURE.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { circlesIn } from './circles.ts'
import { crowdedFolders, freeName, misplaced, privateTarget, targetOf, unusedFreeNames, whyNot } from './layer-rules.ts'
import { lineAt, report, repositoryFiles, type SourceFile, sourceFiles } from './source-files.ts'

/** One line for each breach: `file:line  reason`. */
export function layerBreaches(files: SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...misplaced(file.path).map((why) => `${file.path}:1  ${why}`),
    ...importsOf(file).flatMap(({ specifier, line }) => {
      const why = whyNot(file.path, specifier)
      return why ? [`${file.path}:${line}  ${specifier}: ${why}`] : []
    }),
    ...barrelOf(file),
    ...unguardedImportsOf(file),
  ])
}

/** A breach that may stand in the list of exceptions: its line there, and what is wrong. */
type Exceptable = { line: string; why: string }

/** Breaches of rules that are newer than the code. All that stand in the list are passed over; no other is. */
export function exceptableBreaches(files: SourceFile[], paths: readonly string[]): Exceptable[] {
  const free = files.flatMap(({ path }) => {
    const why = freeName(path)
    return why ? [{ line: `name ${path}`, why: `${path}:1  ${why}` }] : []
  })
  const privates = new Map<string, Exceptable>()
  for (const file of files)
    for (const { specifier, line } of importsOf(file)) {
      const target = privateTarget(file.path, specifier)
      const why = `${file.path}:${line}  ${specifier}: it is private to its module`
      if (target) privates.set(`import ${file.path} ${target}`, { line: `import ${file.path} ${target}`, why })
    }
  const crowded = crowdedFolders(paths).map(({ folder, count }) => ({
    line: `folder ${folder} ${count}`,
    why: `${folder}  ${count} files stand in one folder: group them by what they are about`,
  }))
  return [...free, ...privates.values(), ...crowded]
}

/** Returns the breaches that no line of the list excepts, and the lines that except nothing any more: so the list only gets shorter. */
export function withoutExceptions(breaches: readonly Exceptable[], list: string): string[] {
  const lines = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const [excepted, broken] = [new Set(lines), new Set(breaches.map(({ line }) => line))]
  return [
    ...breaches.filter(({ line }) => !excepted.has(line)).map(({ why }) => why),
    ...lines.filter((line) => !broken.has(line)).map((line) => `${EXCEPTIONS}  "${line}" is broken no more: remove it`),
  ]
}

/** Returns the circles of files that import each other, also those by types alone: none of such files is understood without the others. */
export function circleBreaches(files: SourceFile[]): string[] {
  const known = new Set(files.map(({ path }) => path))
  const importsIn = (file: SourceFile) =>
    importsOf(file).flatMap(({ specifier }) => {
      const target = targetOf(file.path, specifier)
      return target !== undefined && known.has(target) ? [target] : []
    })
  return circlesIn(new Map(files.map((file) => [file.path, importsIn(file)]))).map(
    (circle) => `${circle[0]}:1  it imports itself by ${circle.slice(1).join(', ')}`,
  )
}

const EXCEPTIONS = 'scripts/layer-exceptions.txt'

type Import = { specifier: string; line: number }

const importsKnown = new WeakMap<SourceFile, readonly Import[]>()

function importsOf(file: SourceFile): readonly Import[] {
  const known = importsKnown.get(file)
  if (known) return known
  const { path, text } = file
  const found: Import[] = []
  const keep = (source: { type: string; start: number } | null) => {
    if (source?.type === 'Literal' && 'value' in source && typeof source.value === 'string')
      found.push({ specifier: source.value, line: lineAt(text, source.start) })
  }
  new Visitor({
    ImportDeclaration: ({ source }) => keep(source),
    ExportAllDeclaration: ({ source }) => keep(source),
    ExportNamedDeclaration: ({ source }) => keep(source),
    ImportExpression: ({ source }) => keep(source),
    TSImportType: ({ source }) => keep(source),
  }).visit(parseProgram(path, text))
  importsKnown.set(file, found)
  return found
}

/** They tell a lost connection from a new version of the site, whose files have other names, and fetch again what failed once. */
const CODE_LOADERS = new Set(['fetchCode', 'loadCode', 'lazyPart', 'lazyExtra', 'lazyDialog'])

/** In the browser no `import()` stands alone: where its file is gone the page would break, and stay so. */
function unguardedImportsOf({ path, text }: SourceFile): string[] {
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
  }).visit(parseProgram(path, text))
  return found.map((start) => `${path}:${lineAt(text, start)}  import(): ${[...CODE_LOADERS].join(', ')} fetch code`)
}

/** A file that only passes on what others export hides where things are. */
function barrelOf({ path, text }: SourceFile): string[] {
  if (path === 'contract/index.ts') return []
  const statements = parseProgram(path, text).body
  const passesOn = (statement: ESTree.Program['body'][number]) =>
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && statement.source !== null)
  const isBarrel = statements.length > 0 && statements.every(passesOn)
  const all = statements.find((statement) => statement.type === 'ExportAllDeclaration')
  return isBarrel || all
    ? [`${path}:${lineAt(text, (all ?? statements[0])?.start ?? 0)}  no barrel but contract/index.ts`]
    : []
}

function parseProgram(path: string, text: string): ESTree.Program {
  return parseSync(path, text).program
}

if (import.meta.main) {
  const files = sourceFiles(['contract', 'lexicon', 'server', 'web'])
  const paths = repositoryFiles()
  const breaches = exceptableBreaches(files, paths)
  if (process.argv.includes('--list')) for (const { line } of breaches) console.log(line)
  else
    report([
      ...layerBreaches(files),
      ...circleBreaches(files),
      ...withoutExceptions(breaches, readFileSync(join(import.meta.dirname, '..', EXCEPTIONS), 'utf8')),
      ...unusedFreeNames(paths).map((name) => `scripts/layer-rules.ts  no file has the free name ${name}`),
    ])
}
