import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { preloadMaker } from '#server/app/preloads.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function built(manifest?: object): string {
  folder = mkdtempSync(join(tmpdir(), 'vecu-preloads-'))
  mkdirSync(join(folder, '.vite'))
  if (manifest) writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  return folder
}

const screen = (name: string) => `app/routes/${name}.tsx?tsr-split=component`
const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_base.js'],
    dynamicImports: [screen('feed'), 'app/texts.first.en.ts'],
  },
  '_base.js': { file: 'assets/base.js' },
  '_card.js': {
    file: 'assets/card.js',
    imports: ['_base.js', '_badge.js'],
    dynamicImports: ['posts/texts.card.en.ts'],
  },
  'app/texts.first.en.ts': { file: 'assets/texts.first.en.js', isDynamicEntry: true },
  'posts/texts.card.en.ts': { file: 'assets/texts.card.en.js', isDynamicEntry: true },
  '_badge.js': { file: 'assets/badge.js', imports: ['_card.js'] },
  [screen('feed')]: { file: 'assets/feed.js', imports: ['_base.js', '_card.js'], dynamicImports: ['web/later.ts'] },
  [screen('post.$id')]: { file: 'assets/post.js', imports: ['_card.js'] },
  [screen('index')]: { file: 'assets/home.js', imports: ['_base.js'], dynamicImports: ['home/day.tsx'] },
  'home/day.tsx': { file: 'assets/day.js', isDynamicEntry: true, imports: ['_base.js', '_badge.js'] },
  [screen('dashboard')]: { file: 'assets/dashboard.js', imports: ['_base.js'] },
  [screen('dashboard.index')]: { file: 'assets/overview.js', imports: ['_badge.js'] },
  [screen('dashboard.symptom.$id')]: { file: 'assets/symptom.js' },
  [screen('dashboard.symptom.$id_.edit')]: { file: 'assets/edit.js' },
  'web/later.ts': { file: 'assets/later.js' },
  'web/fonts/a.woff2': { file: 'assets/a.woff2' },
}
const VISITOR = { language: 'fr', isMember: false } as const
const filesIn = (links: string | undefined) =>
  [...(links ?? '').matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file)

test('a screen comes with its own scripts, without those of every screen or of later ones', () => {
  const preloads = preloadMaker(built(manifest))
  expect(filesIn(preloads('/feed', VISITOR))).toEqual(['feed.js', 'card.js', 'badge.js'])
  expect(preloads('/', VISITOR)).toBe(
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/home.js">',
  )
})

test('the home page of a member comes with the scripts of their day, which no visitor needs', () => {
  const preloads = preloadMaker(built(manifest))
  expect(filesIn(preloads('/', { ...VISITOR, isMember: true }))).toEqual(['home.js', 'day.js', 'badge.js', 'card.js'])
  expect(filesIn(preloads('/', VISITOR))).toEqual(['home.js'])
})

test('a page in another language comes with the texts of its scripts', () => {
  const preloads = preloadMaker(built(manifest))
  expect(filesIn(preloads('/feed', { ...VISITOR, language: 'en' }))).toEqual([
    'feed.js',
    'card.js',
    'badge.js',
    'texts.first.en.js',
    'texts.card.en.js',
  ])
  expect(filesIn(preloads('/', { ...VISITOR, language: 'en' }))).toEqual(['home.js', 'texts.first.en.js'])
})

test('a variable part of an address matches anything, in one part', () => {
  const preloads = preloadMaker(built(manifest))
  expect(filesIn(preloads('/post/0198f1a2', VISITOR))).toContain('post.js')
  for (const path of ['/post', '/post/', '/post/1/2', '/poste/1', '/feed/x', '/nulle-part', '/post/%3Cscript%3E/x'])
    expect([path, preloads(path, VISITOR)]).toEqual([path, undefined])
})

test('a screen within a frame comes with the frame’s scripts too', () => {
  const preloads = preloadMaker(built(manifest))
  for (const path of ['/dashboard', '/dashboard/'])
    expect(filesIn(preloads(path, VISITOR)).toSorted()).toEqual(['badge.js', 'card.js', 'dashboard.js', 'overview.js'])
  expect(filesIn(preloads('/dashboard/symptom/1', VISITOR)).toSorted()).toEqual(['dashboard.js', 'symptom.js'])
  expect(filesIn(preloads('/dashboard/symptom/1/edit', VISITOR)).toSorted()).toEqual(['dashboard.js', 'edit.js'])
})

test('a build without a manifest has no preloads', () => {
  expect(preloadMaker(built())('/feed', VISITOR)).toBe('')
})
