import { expect, test } from 'vitest'
import { isOpenIn, isSidebarKey, sidebarCookie } from '#web/dashboard/sidebar-state.ts'
import { partOfTab, spacePlace } from '#web/dashboard/space-view.ts'

test('the sidebar stands open unless its cookie says that it was closed', () => {
  for (const cookies of ['', 'vecu.sidebar=open', 'vecu.sidebar=', 'vecu.sidebar=closed2', 'x.vecu.sidebar=closed'])
    expect([cookies, isOpenIn(cookies)]).toEqual([cookies, true])
  for (const cookies of ['vecu.sidebar=closed', 'a=b; vecu.sidebar=closed; c=d'])
    expect([cookies, isOpenIn(cookies)]).toEqual([cookies, false])
})

test('the cookie of the sidebar lasts seven days, for the whole site, and is secure where the page is', () => {
  expect(sidebarCookie(false, false)).toBe('vecu.sidebar=closed; path=/; max-age=604800; samesite=lax')
  expect(sidebarCookie(true, true)).toBe('vecu.sidebar=open; path=/; max-age=604800; samesite=lax; secure')
  for (const isOpen of [true, false]) expect(isOpenIn(sidebarCookie(isOpen, false).split(';')[0]!)).toBe(isOpen)
})

test('the sidebar reacts to Ctrl or Cmd and B alone', () => {
  const none = { key: 'b', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  expect(isSidebarKey({ ...none, ctrlKey: true })).toBe(true)
  expect(isSidebarKey({ ...none, metaKey: true })).toBe(true)
  expect(isSidebarKey({ ...none, key: 'B', ctrlKey: true })).toBe(true)
  for (const other of [
    none,
    { ...none, shiftKey: true },
    { ...none, ctrlKey: true, altKey: true },
    { ...none, ctrlKey: true, shiftKey: true },
    { ...none, ctrlKey: true, metaKey: true },
    { ...none, ctrlKey: true, key: 'n' },
    { ...none, ctrlKey: true, key: 'Backspace' },
  ])
    expect([other, isSidebarKey(other)]).toEqual([other, false])
})

test('an address of a former tab leads to the part that it became, and any other tab to none', () => {
  expect(partOfTab({ onglet: 'symptomes', etat: 'resolus' })).toBe('/dashboard/symptoms')
  expect(partOfTab({ onglet: 'posts' })).toBe('/dashboard/posts')
  for (const onglet of [undefined, '', 'overview', 'Posts', 3, ['posts'], null])
    expect([onglet, partOfTab({ onglet })]).toEqual([onglet, undefined])
})

test('an address belongs to one part of the space', () => {
  for (const [path, place] of [
    ['/dashboard', 'overview'],
    ['/dashboard/', 'overview'],
    ['/dashboard/overview', 'overview'],
    ['/dashboard/feed', 'feed'],
    ['/dashboard/symptoms', 'symptoms'],
    ['/dashboard/symptom/0198f1a2/edit', 'symptoms'],
    ['/dashboard/posts', 'posts'],
    ['/dashboard/chat', 'chat'],
    ['/dashboard/journal', 'journal'],
    ['/dashboard/journal/0198f1a2/summary', 'journal'],
    ['/dashboard/events', 'events'],
    ['/dashboard/journals', undefined],
    ['/dashboard/nulle-part', undefined],
    ['/dashboards', undefined],
  ] as const)
    expect([path, spacePlace(path)]).toEqual([path, place])
})
