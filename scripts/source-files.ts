import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export type SourceFile = { path: string; text: string }

const root = fileURLToPath(new URL('..', import.meta.url))

/** The files of these folders that end so, TypeScript unless said, without those a tool writes. */
export function sourceFiles(folders: string[], ending = /\.tsx?$/): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => ending.test(path) && !path.endsWith('.gen.ts') && !isInstalled(path))
      .sort()
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  )
}

/** The peer of a bench has packages of its own. */
const isInstalled = (path: string): boolean => path.includes('/node_modules/')

const FOLDERS = ['contract', 'lexicon', 'server', 'web', 'tests', 'bench', 'scripts', 'deploy', 'docs']

export function repositoryFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((path) => !isInstalled(path)),
  )
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

export function report(breaches: string[]): void {
  for (const breach of breaches) console.error(breach)
  if (breaches.length) process.exitCode = 1
}
