// Holds every import of the tops against the layers of docs/ARCHITECTURE.md.
import { type ESTree, parseSync, Visitor } from 'vite'
import { misplaced, whyNot } from './layer-rules.ts'
import { lineAt, report, type SourceFile, sourceFiles } from './source-files.ts'

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

type Import = { specifier: string; line: number }

function importsOf({ path, text }: SourceFile): Import[] {
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

if (import.meta.main) report(layerBreaches(sourceFiles(['contract', 'lexicon', 'server', 'web'])))
