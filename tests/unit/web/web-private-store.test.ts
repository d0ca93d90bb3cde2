import { beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#tests/support/browser-storage.ts'
import { privateStore, wipePrivateStores } from '#web/foundation/private-store.ts'

let local: Storage
let tab: Storage
beforeEach(() => {
  local = browserStorage()
  tab = browserStorage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', tab)
})

test('a visitor’s text lasts as long as the tab, a member’s stays in the browser', () => {
  privateStore(null).write('draft', 'visitor')
  privateStore('alice').write('draft', 'member')
  expect(Object.values(tab)).toEqual(['visitor'])
  expect(Object.values(local)).toEqual(['member'])
})

test('one member never reads another’s text, nor a visitor a member’s', () => {
  privateStore('alice').write('draft', 'hers')
  expect(privateStore('alice').read('draft')).toBe('hers')
  expect(privateStore('bob').read('draft')).toBeNull()
  expect(privateStore(null).read('draft')).toBeNull()
})

test('a forgotten text is gone, and no other', () => {
  const store = privateStore('alice')
  store.write('draft', 'one')
  store.write('message', 'two')
  store.forget('draft')
  expect(store.read('draft')).toBeNull()
  expect(store.read('message')).toBe('two')
})

test('signing out wipes every private text and leaves the choices of this browser', async () => {
  local.setItem('vecu.theme', 'dark')
  privateStore('alice').write('draft', 'hers')
  privateStore('bob').write('draft', 'his')
  privateStore(null).write('draft', 'visitor')
  await wipePrivateStores()
  expect(Object.keys(local)).toEqual(['vecu.theme'])
  expect(Object.keys(tab)).toEqual([])
})

test('nothing is stored and nothing breaks where storage is forbidden', async () => {
  const forbidden = new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
    ownKeys: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  vi.stubGlobal('localStorage', forbidden)
  const store = privateStore('alice')
  store.write('draft', 'text')
  expect(store.read('draft')).toBeNull()
  await expect(wipePrivateStores()).resolves.toBeUndefined()
})
